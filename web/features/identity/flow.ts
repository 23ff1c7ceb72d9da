/** What the sign-in dialog shows, [2.1-01a]. */
export const SIGN_IN_STATES = [
  'landing',
  'email',
  'password',
  'login',
  'forgot',
  'forgotSuccess',
  'oauth',
  'locked',
  'external',
  'onboarding',
  'code',
  'priceAlert',
  'softGate',
] as const;
export type SignInState = (typeof SIGN_IN_STATES)[number];

/** Why it was opened, and where each begins, [2.1-01b]; who wants to sign up sees the login state, [2.1-01c],
 * in which the code that opens an account comes first. */
export const SIGN_IN_MODES = {
  default: 'landing',
  signup: 'login',
  login: 'login',
  add: 'landing',
  /** Who is signed in proves it once more, for what an open browser is not enough for. */
  again: 'landing',
  /** Whose session was ended, here or on another device, signs in and goes on with what was typed. */
  ended: 'landing',
  email: 'email',
  password: 'password',
  forgot: 'forgot',
  /** Whose account was just secured here: the mail about it sets a new password. */
  secured: 'forgotSuccess',
  external: 'external',
  business: 'onboarding',
  priceAlert: 'priceAlert',
  softGate: 'softGate',
  locked: 'locked',
} as const satisfies Readonly<Record<string, SignInState>>;
export type SignInMode = keyof typeof SIGN_IN_MODES;

/** Steps whose end is not built yet: shown at `/dev/signin`, offered by no page and opened by no address. */
export const STEPS_TO_COME = ['external', 'onboarding', 'priceAlert', 'softGate'] as const satisfies SignInState[];
const toCome: ReadonlySet<SignInState> = new Set(STEPS_TO_COME);
/** Modes that a page may open. */
export type OfferedMode = {
  [M in SignInMode]: (typeof SIGN_IN_MODES)[M] extends (typeof STEPS_TO_COME)[number] ? never : M;
}[SignInMode];

/** Of an address that a reader has. */
export function offeredMode(text: string | null | undefined): OfferedMode {
  const mode = modeOf(text);
  return toCome.has(SIGN_IN_MODES[mode]) ? 'default' : (mode as OfferedMode);
}

export function offeredState(text: string | null | undefined): SignInState | null {
  const state = stateOf(text);
  return state && toCome.has(state) ? null : state;
}

export function modeOf(text: string | null | undefined): SignInMode {
  return text && Object.hasOwn(SIGN_IN_MODES, text) ? (text as SignInMode) : 'default';
}

export function stateOf(text: string | null | undefined): SignInState | null {
  return SIGN_IN_STATES.find((state) => state === text) ?? null;
}

/** Where back leads; null where nothing is behind, [2.1-01d]. */
const BEHIND: Readonly<Record<SignInState, SignInState | null>> = {
  landing: null,
  login: null,
  softGate: null,
  email: 'landing',
  password: 'email',
  forgot: 'login',
  forgotSuccess: 'login',
  oauth: 'landing',
  locked: 'landing',
  external: 'landing',
  onboarding: 'landing',
  code: 'landing',
  priceAlert: 'landing',
};

export function behind(state: SignInState): SignInState | null {
  return BEHIND[state];
}

/** Whoever goes to look for a mail finds the step again; everything else begins anew, [2.1-01f]. */
export function afterClosing(mode: SignInMode, state: SignInState): SignInState {
  const waits = state === 'code' || state === 'forgotSuccess';
  return waits && mode !== 'softGate' && mode !== 'priceAlert' ? state : SIGN_IN_MODES[mode];
}

/** No code went out, and the mails of before still count. */
export function isHeld(errorCode: string | undefined): boolean {
  return errorCode === 'TOO_MANY_CODES' || errorCode === 'CAPTCHA_REQUIRED';
}

/** No link went out either. */
export function isWithoutLink(errorCode: string | undefined): boolean {
  return errorCode === 'TOO_MANY_LINKS' || errorCode === 'CAPTCHA_REQUIRED';
}

/** Whether that was refused stays true while codes are tried on the same step. */
export function isStanding(errorCode: string | undefined): boolean {
  return isHeld(errorCode) || isWithoutLink(errorCode) || errorCode === 'TRIES_PAUSED';
}
