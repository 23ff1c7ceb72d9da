import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { errors as joseErrors } from 'jose';
import { OutboundFailed, OutboundRefused } from '#platform/outbound';

export type SignInRefusal =
  /** The person went back at the provider. */
  | 'PROVIDER_CANCELLED'
  /** The provider does not serve this client or this request: a matter of configuration. */
  | 'PROVIDER_DENIED'
  /** The code was used before, has expired or was made for another round. */
  | 'PROVIDER_CODE_USED'
  /** State, nonce, issuer, audience, signature or time do not fit what was asked. */
  | 'PROVIDER_ANSWER_INVALID';

/** Nobody is signed in by this answer. `reason` is for the log and holds no part of the answer. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
  readonly code: SignInRefusal;
  readonly reason: string;

  constructor(code: SignInRefusal, reason: string) {
    super(`${code}: ${reason}`);
    this.code = code;
    this.reason = reason;
  }
}

/** The provider gave no usable answer; another try may succeed. */
export class SignInUnavailable extends Error {
  override readonly name = 'SignInUnavailable';
  readonly code = 'PROVIDER_UNAVAILABLE';
  readonly reason: string;

  constructor(reason: string) {
    super(`PROVIDER_UNAVAILABLE: ${reason}`);
    this.reason = reason;
  }
}

const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize', 'user_cancelled_login', 'login_required']);
const DOWN = new Set(['temporarily_unavailable', 'server_error']);
/** Codes of openid-client for answers that are no answers. */
const UNUSABLE = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_INVALID_SERVER_METADATA',
]);

/**
 * What a library threw, in our words. Its error is not kept as a cause: it carries the parameters of the answer,
 * with code and tokens.
 */
export function refusalOf(error: unknown): SignInRefused | SignInUnavailable {
  if (error instanceof SignInRefused || error instanceof SignInUnavailable) return error;
  if (error instanceof OutboundFailed || error instanceof OutboundRefused) return new SignInUnavailable(error.message);
  if (error instanceof AuthorizationResponseError) return deniedAs(error.error);
  if (error instanceof ResponseBodyError) return refusedBody(error);
  if (error instanceof ClientError) return ofClient(error);
  if (error instanceof joseErrors.JOSEError) return ofJose(error);
  return new SignInUnavailable(error instanceof Error ? error.name : 'unknown failure');
}

function deniedAs(error: string): SignInRefused | SignInUnavailable {
  if (CANCELLED.has(error)) return new SignInRefused('PROVIDER_CANCELLED', error);
  if (DOWN.has(error)) return new SignInUnavailable(error);
  return new SignInRefused('PROVIDER_DENIED', plainWord(error));
}

function refusedBody({ error, status }: ResponseBodyError): SignInRefused | SignInUnavailable {
  if (status >= 500 || DOWN.has(error)) return new SignInUnavailable(`status ${status}`);
  if (error === 'invalid_grant') return new SignInRefused('PROVIDER_CODE_USED', error);
  return new SignInRefused('PROVIDER_DENIED', plainWord(error));
}

function ofClient(error: ClientError): SignInRefused | SignInUnavailable {
  const { cause, code } = error;
  if (cause instanceof OutboundFailed || cause instanceof OutboundRefused) return refusalOf(cause);
  if (code === undefined || UNUSABLE.has(code)) return new SignInUnavailable(code ?? error.message);
  return new SignInRefused('PROVIDER_ANSWER_INVALID', cause instanceof Error ? cause.message : error.message);
}

function ofJose(error: joseErrors.JOSEError): SignInRefused | SignInUnavailable {
  const down =
    error.code === 'ERR_JOSE_GENERIC' || error.code === 'ERR_JWKS_TIMEOUT' || error.code === 'ERR_JWKS_INVALID';
  return down ? new SignInUnavailable(error.code) : new SignInRefused('PROVIDER_ANSWER_INVALID', error.message);
}

/** The provider chose the word, or who forged its answer: no line breaks or sentences in the log. */
function plainWord(text: string): string {
  return /^[\w.-]{1,60}$/.test(text) ? text : 'an unknown error';
}
