import { data, type RouterContextProvider } from 'react-router';
import { type ApiError, isApiError, type Problem } from '#contract/core';
import { factsOf } from '../../api.ts';

/** What a page says of itself to whoever was signed out before a form arrived, with what that form held. */
export interface SignedOut {
  readonly errors: readonly Problem[];
  readonly typed: readonly (readonly [name: string, value: string])[];
  /** Something was typed that is not given back. */
  readonly withheld: boolean;
}

interface Sent {
  readonly form: FormData;
  readonly context: Readonly<RouterContextProvider>;
  /** What it is about is not found by anybody but its owner. */
  readonly hidden?: boolean;
}

const SECRET =
  /^(?:passwd|proofPasswd|proofCode|tsaredress|knownTravelerNumber|.+\.knownTravellerNumber|(?:documents\.\d+|.+\.document)\.number)$/;
/** Says what a form is about; nobody typed it. */
const UNTYPED = /^(?:formtoken|intent|id|mailProof|.+Id)$/;

/**
 * Runs what a form asks for. On the server, where nobody is signed in any more, what was typed comes back in a page of its own
 * (status 401); in the browser the dialog over the page keeps it. A form in which nothing was typed is refused as it was.
 */
export async function keepingTyped<T>(run: () => Promise<T>, sent: Sent): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!import.meta.env.SSR || !isApiError(error) || !isSignedOut(error, sent)) throw error;
    const { typed, withheld } = whatWasTyped(sent.form);
    if (!typed.some(([name, value]) => value !== '' && !UNTYPED.test(name))) throw error;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
    throw data({ errors: error.errors, typed, withheld } satisfies SignedOut, { status: 401 });
  }
}

/** Who signed out in this browser has a token that fits no session; that is judged first. */
function isSignedOut({ status, code }: ApiError, { context, hidden }: Sent): boolean {
  const mayBe = code === 'INVALID_FORM_TOKEN' || (hidden === true && status === 404);
  return status === 401 || (mayBe && !factsOf(context).chrome.account);
}

/** A masked number is none: it means the stored one. */
function whatWasTyped(form: FormData): Omit<SignedOut, 'errors'> {
  const sent = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'formtoken' ? [[name, value] as const] : [],
  );
  const isSecret = ([name, value]: readonly [string, string]) =>
    SECRET.test(name) && value !== '' && !value.startsWith('*');
  return { typed: sent.filter((each) => !isSecret(each)), withheld: sent.some(isSecret) };
}
