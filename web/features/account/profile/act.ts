import { type ActionFunctionArgs, data, redirect, redirectDocument } from 'react-router';
import { isApiError, type Problem } from '#contract/core';
import { accountCalls } from '#contract/identity';
import { apiOf, factsOf } from '../../../api.ts';
import { entryFor } from '../../account-data/entry.ts';
import { keepingTyped } from '../../forms/signed-out.ts';
import { type Act, type Intent, intentOf, INTENTS } from './intents.ts';
import { accountPageAddress, PAGE_OF } from './pages.ts';
import { accountPathIn } from '../../chrome/account/account-path.ts';

/** What a form was refused, with what it held but secrets. */
export interface AccountRefused {
  readonly intent: Intent;
  readonly problems: readonly Problem[];
  readonly values: Readonly<Record<string, string>>;
  /** How the reader proves who asks, where that is missing. */
  readonly proof: 'password' | 'code' | null;
}

const SECRET = new Set(['formtoken', 'passwd', 'proofPasswd', 'proofCode']);

/** Runs the form that was sent, of whichever page of the account, and comes back to the section where it stands. */
export async function actOnAccount({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const file = (name: string): File => {
    const value = form.get(name);
    return value instanceof File ? value : new File([], name);
  };
  const intent = intentOf(form.get('intent'));
  const facts = factsOf(context);
  if (intent === null) return redirect(accountPathIn(facts));
  const { section, run, reloads }: Act = INTENTS[intent];
  const page = accountPageAddress(PAGE_OF[section], facts);
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' && !SECRET.has(name) ? [[name, value]] : [])),
  );
  const api = apiOf(context);
  try {
    const mailed = field('mailProof') !== '';
    await keepingTyped<unknown>(() => (mailed ? api(accountCalls.mailProof, {}) : run(api, field, file)), {
      form,
      context,
    });
    if (mailed) {
      return data({ intent, problems: [], values, proof: 'code' } satisfies AccountRefused, { status: 200 });
    }
  } catch (error) {
    if (!isApiError(error) || error.status >= 500 || error.status === 401) throw leadIn(error, page);
    const stale = error.code === 'FRESH_SIGN_IN_REQUIRED';
    const proof =
      field('mailProof') !== '' || form.has('proofCode')
        ? 'code'
        : stale || form.has('proofPasswd')
          ? 'password'
          : null;
    const problems = stale ? [] : error.errors;
    return data({ intent, problems, values, proof } satisfies AccountRefused, { status: error.status || 503 });
  }
  // Nobody is signed in any more: the way back is a new password.
  if (intent === 'secure') return redirectDocument('/login?mode=secured');
  const back = `${page}?done=${intent}#${section}`;
  return reloads ? redirectDocument(back) : redirect(back);
}

/** Where nobody is signed in, or not wholly, the way in comes first, [2.4-03]. */
export function leadIn(error: unknown, back: string): unknown {
  const entry = isApiError(error) ? entryFor(error.code, back) : null;
  return entry === null ? error : redirect(entry);
}
