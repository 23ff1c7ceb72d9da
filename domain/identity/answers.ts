import type { AuthAnswer, MailWay, UserInfo } from '#contract/identity';
import type { Ctx } from '#domain/kernel';
import type { IdentityDeps } from './deps.ts';
import type { OpenedSession } from './session.ts';
import type { SignedIn } from './store.ts';

/** What a way in came to: the answer, and the session whose cookie goes out with it. */
export interface Outcome {
  readonly answer: AuthAnswer;
  readonly opened?: OpenedSession;
}

interface Fault {
  readonly code: string;
  /** What is said instead of the sentence of the code. */
  readonly words?: string;
  readonly field?: string;
  readonly action?: string;
  readonly until?: Date;
  /** Wrong ones that still leave the right one its worth. */
  readonly triesLeft?: number;
  /** Mails that sign in and can be asked for now. */
  readonly ways?: readonly MailWay[];
  /** 2: the same may be tried again. */
  readonly status?: -1 | 2;
}

/** Refuses in the reader's words. */
export function fault({ say }: Pick<IdentityDeps, 'say'>, { locale }: Pick<Ctx, 'locale'>, why: Fault): Outcome {
  const { code, words = code, field, action, until, triesLeft, ways, status = -1 } = why;
  return {
    answer: {
      status,
      errorCode: code,
      message: say(words, locale, {
        ...(until && { until: until.toISOString() }),
        ...(triesLeft !== undefined && { triesLeft }),
        ...(ways && { ways }),
      }),
      ...(field && { errorField: field }),
      ...(action && { errorAction: action }),
      ...(until && { until: until.toISOString() }),
      ...(ways && { ways: [...ways] }),
    },
  };
}

/** Signed in: who that is, and where the page goes on. */
export function welcome(opened: OpenedSession, said: Partial<AuthAnswer> = {}): Outcome {
  const { account } = opened.session;
  if (!account) throw new TypeError('Nobody was signed in');
  return {
    opened,
    answer: { status: 0, uid: account.accountId, ...(!account.half && { userInfo: userInfoOf(account) }), ...said },
  };
}

export function userInfoOf({ email, firstName, lastName, displayName, imageUrl }: SignedIn): UserInfo {
  return {
    accountName: displayName || `${firstName} ${lastName}`.trim() || email,
    accountEmail: email,
    userDisplayEmail: email,
    userImgUrl: imageUrl,
  };
}
