import type { Api } from '#contract/core';
import { type AuthAnswer, identity } from '#contract/identity';
import { askSolving, AuthRefused, saysLocked, type Solve } from './auth-client.ts';
import { isHeld, isWithoutLink, type SignInState, stateOf } from './flow.ts';
import { keepAdding } from './keep-adding.ts';
import { carriedBy } from './standing.ts';

/** A form of the dialog as it was sent. */
export interface Sent {
  readonly intent: string;
  readonly field: (name: string) => string;
}

export interface StepRefusal extends Pick<AuthAnswer, 'errorCode' | 'errorField' | 'message' | 'until' | 'ways'> {
  /** Fields that were sent empty. The answer names the first that is wrong. */
  readonly empty?: readonly string[];
}

/** What the next step shows. Passwords are never given back. */
export interface StepResult {
  readonly state: SignInState;
  readonly email: string;
  readonly refused: StepRefusal | null;
  /** Says that something was done, for the reader of the same step. */
  readonly told?: 'sent';
  /** What was refused before and still holds; see `standing.ts`. */
  readonly stands?: StepRefusal;
  /** A code that is none, to be mended. */
  readonly code?: string;
}

export type Submitted = { readonly done: string; readonly made: boolean } | StepResult;

/** Of a code with words around it. */
const MOST_SIGNS = 100;

interface Way {
  /** Where it was typed: shown again when it is refused. */
  readonly from: SignInState;
  readonly ask: (api: Api, sent: Sent, captcha: string) => Promise<AuthAnswer>;
  /** The step after success; left out where that signs in. */
  readonly to?: SignInState;
}

const WAYS: Readonly<Record<string, Way>> = {
  code: {
    from: 'landing',
    to: 'code',
    ask: (api, { field }, captcha) =>
      api(identity.sendCode, { username: field('username'), redir: field('redir'), captcha }),
  },
  confirm: {
    from: 'code',
    ask: (api, { field }) =>
      api(identity.confirmCode, {
        username: field('username'),
        code: field('code'),
        sticky: field('sticky'),
        optin: field('optin'),
        redir: field('redir'),
      }),
  },
  login: {
    from: 'login',
    ask: (api, { field }, captcha) =>
      api(identity.signIn, {
        username: field('username'),
        passwd: field('passwd'),
        sticky: field('sticky'),
        redir: field('redir'),
        userInfo: '1',
        captcha,
      }),
  },
  register: {
    from: 'password',
    ask: (api, { field }, captcha) =>
      api(identity.register, {
        username: field('username'),
        passwd: field('passwd'),
        optin: field('optin'),
        consent: field('consent'),
        regurl: field('redir'),
        userInfo: '1',
        captcha,
      }),
  },
  forgot: {
    from: 'forgot',
    to: 'forgotSuccess',
    ask: (api, { field }, captcha) =>
      api(identity.forgot, { username: field('username'), redir: field('redir'), captcha }),
  },
  unlock: {
    from: 'locked',
    to: 'locked',
    ask: (api, { field }, captcha) =>
      api(identity.unlock, { username: field('username'), redir: field('redir'), captcha }),
  },
};

/** Sends one form. A refusal is a result at its field, with the address kept; nothing is thrown but what the site failed in. */
export async function submitStep(api: Api, sent: Sent, solve: Solve | null): Promise<Submitted> {
  const way = WAYS[sent.intent] ?? WAYS['code'];
  if (!way) throw new TypeError('No way in');
  const email = sent.field('username').trim();
  const from = sent.intent === 'code' && sent.field('from') === 'code' ? 'code' : way.from;
  try {
    if (sent.field('adding') !== '') await keepAdding(api);
    const answer = await askSolving((captcha) => way.ask(api, sent, captcha), solve);
    if (way.to) return { state: way.to, email, refused: null, ...(way.to === from && { told: 'sent' }) };
    return { done: answer.loginRedirectUrl ?? '/', made: answer.confirmStatus === 1 || sent.intent === 'register' };
  } catch (error) {
    if (!(error instanceof AuthRefused)) throw error;
    const { errorCode, errorField, message, answer } = error;
    const state = answer && saysLocked(answer) ? 'locked' : stateFor(sent, from, errorCode);
    return {
      state,
      email,
      ...(state === sent.field('from') && carriedBy(sent.field)),
      ...(errorField === 'code' && { code: sent.field('code').slice(0, MOST_SIGNS) }),
      refused: {
        errorCode: errorCode || 'SERVER_ERROR',
        message,
        ...(errorField && { errorField }),
        ...(answer?.until && { until: answer.until }),
        ...(answer?.ways && { ways: answer.ways }),
        ...(errorField && emptyIn(sent)),
      },
    };
  }
}

/** What a form wants filled in, by what it asks for. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  login: ['username', 'passwd'],
  register: ['username', 'passwd', 'consent'],
};

function emptyIn({ intent, field }: Sent): Pick<StepRefusal, 'empty'> {
  const empty = (WANTED[intent] ?? []).filter((name) => field(name).trim() === '');
  return empty.length > 0 ? { empty } : {};
}

/** Steps that show themselves what their forms were refused, by what was sent there. */
const OWN: Readonly<Record<string, readonly SignInState[]>> = {
  code: ['email', 'login', 'code', 'locked'],
  confirm: ['locked', 'forgotSuccess'],
  forgot: ['forgotSuccess'],
  unlock: ['code'],
};

/** Where mails were sent before, the next step takes their codes. */
function stateFor({ intent, field }: Sent, from: SignInState, errorCode: string): SignInState {
  if (intent === 'code' && isHeld(errorCode)) return 'code';
  if (intent === 'unlock' && isWithoutLink(errorCode)) return 'locked';
  if (intent === 'forgot' && isWithoutLink(errorCode)) return 'forgotSuccess';
  const own = stateOf(field('from'));
  return own && OWN[intent]?.includes(own) ? own : from;
}
