import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { Api } from '#contract/core';
import {
  type AuthAnswer,
  type PasskeyAnswers,
  type PasskeyParams,
  passkeys,
  SILENT_PASSKEY_CODES,
} from '#contract/identity';
import { askAuth, AuthRefused } from './auth-client.ts';
import { keepAdding } from './keep-adding.ts';

/** `password`: there is no passkey to go on with, and nothing to say about it, [8-06a]. */
export type PasskeyOutcome =
  | { readonly kind: 'done'; readonly answer: AuthAnswer }
  | { readonly kind: 'password' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

const PASSWORD: PasskeyOutcome = { kind: 'password' };
const CANCELLED: PasskeyOutcome = { kind: 'cancelled' };
/** A question counts for five minutes; one that a field has held for so long is asked anew. */
const ANEW_MS = 4 * 60_000;

export const passkeysPossible = (): boolean => window.isSecureContext && browserSupportsWebAuthn();

interface Wishes {
  readonly sticky?: string;
  readonly redir?: string;
  /** The page says that the other accounts stay. */
  readonly adding?: boolean;
}

/**
 * Conditional UI: the device offers its passkeys in the e-mail field. Says nothing when it cannot, and ends when `signal` does;
 * only a sign-in that came to something is told.
 */
export async function offerPasskeys(
  api: Api,
  wishes: Wishes,
  { signal, done }: { readonly signal: AbortSignal; readonly done: (answer: AuthAnswer) => void },
): Promise<void> {
  if (!passkeysPossible() || !(await browserSupportsWebAuthnAutofill())) return;
  const stop = (): void => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', stop, { once: true });
  for (let anew = true; anew && !signal.aborted;) {
    anew = false;
    const late = setTimeout(() => {
      anew = true;
      stop();
    }, ANEW_MS);
    const outcome = await offerOnce(api, wishes, signal);
    clearTimeout(late);
    if (outcome.kind === 'done') done(outcome.answer);
  }
  signal.removeEventListener('abort', stop);
}

async function offerOnce(api: Api, wishes: Wishes, signal: AbortSignal): Promise<PasskeyOutcome> {
  return outcomeOf(async () => {
    const params = await ask(() => api(passkeys.autofillParams, {}));
    if (!params || signal.aborted) return PASSWORD;
    return prove(api, params, wishes, signal);
  });
}

/** By a press. With an address, keys of its account are asked for, [5-05a]; where there are none, the password is next. */
export function signInByPasskey(api: Api, { username = '', ...wishes }: Wishes & { readonly username?: string }) {
  return outcomeOf(async () => {
    if (!passkeysPossible()) return PASSWORD;
    const params = await ask(() => api(passkeys.loginParams, { username }));
    if (!params) return PASSWORD;
    if (username !== '' && !params.allowCredentials?.length) return PASSWORD;
    return prove(api, params, wishes);
  });
}

async function prove(
  api: Api,
  params: PasskeyParams,
  { adding, ...wishes }: Wishes,
  offer?: AbortSignal,
): Promise<PasskeyOutcome> {
  const { challenge, rpId, timeout, userVerification, allowCredentials = [] } = params;
  const credential = await startAuthentication({
    optionsJSON: {
      challenge,
      timeout,
      allowCredentials: allowCredentials.map(descriptor),
      ...(rpId !== undefined && { rpId }),
      ...(userVerification && { userVerification }),
    },
    useBrowserAutofill: offer !== undefined,
  });
  // A device may answer an offer that has just ended.
  if (offer?.aborted) return CANCELLED;
  const { id, rawId, type, response } = credential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  if (adding) await keepAdding(api);
  const answer = await askAuth(() =>
    api(passkeys.login, {
      credential: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
      },
      userInfo: '1',
      ...wishes,
    }),
  );
  return { kind: 'done', answer };
}

/** Makes a passkey for the account that acts. Without who that is there is none, [5-05b]. */
export function registerPasskey(api: Api, name: string) {
  return outcomeOf(async () => {
    if (!passkeysPossible()) return PASSWORD;
    const params = await ask(() => api(passkeys.newCredentialParams, {}));
    if (!params?.user) return PASSWORD;
    const { challenge, rp, user, timeout, pubKeyCredParams = [], excludeCredentials = [] } = params;
    const { id, rawId, type, response } = await startRegistration({
      optionsJSON: {
        challenge,
        rp,
        user,
        timeout,
        pubKeyCredParams,
        excludeCredentials: excludeCredentials.map(descriptor),
        attestation: 'none',
        ...(params.authenticatorSelection && { authenticatorSelection: params.authenticatorSelection }),
      },
    });
    const { clientDataJSON, attestationObject, transports } = response;
    const made = { clientDataJSON, attestationObject, ...(transports && { transports }) };
    const answer = await askAuth(() =>
      api(passkeys.register, { credential: { id, rawId, type, response: made }, ...(name && { name }) }),
    );
    return answer.userInfo ? { kind: 'done', answer } : PASSWORD;
  });
}

async function ask(call: () => Promise<PasskeyAnswers['params']>): Promise<PasskeyParams | undefined> {
  const answer: PasskeyAnswers['params'] = await askAuth(call);
  return answer.params;
}

function descriptor({ id, type, transports = [] }: NonNullable<PasskeyParams['allowCredentials']>[number]) {
  return { id, type, transports: transports as AuthenticatorTransport[] };
}

/** Whoever turned the device down, or has nothing that fits, has said enough. */
async function outcomeOf(run: () => Promise<PasskeyOutcome>): Promise<PasskeyOutcome> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AuthRefused) {
      const { errorCode: code, message } = error;
      const silent = (SILENT_PASSKEY_CODES as readonly string[]).includes(code);
      return silent ? PASSWORD : { kind: 'refused', code, message };
    }
    // The library's own errors carry those of the device as their cause.
    if (error instanceof Error && /^(Abort|NotAllowed|InvalidState|Security|NotSupported)Error$/.test(error.name)) {
      return error.name === 'InvalidStateError' ? { kind: 'refused', code: 'PASSKEY_KNOWN', message: '' } : CANCELLED;
    }
    throw error;
  }
}
