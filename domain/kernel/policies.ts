import { accountIdOf, isStaff, sessionOf, wordOf, type Actor } from './actor.ts';
import type { Queries, Transaction } from '#platform/core';
import type { Ctx } from './context.ts';
import { Refused } from './errors.ts';

/** Who may do an act. */
export interface Policy<I = unknown> {
  /** As tables, records and refusals name it. */
  readonly name: string;
  /** Judged before the input is read. */
  readonly admits: (actor: Actor) => boolean;
  /**
   * What the input and the database decide, judged after the input is read and in the transaction of the act where it has one. Throws
   * for whoever may not, as for what is not there.
   */
  readonly judge?: (asked: {
    readonly ctx: Ctx;
    readonly db: Queries | Transaction;
    readonly input: I;
  }) => Promise<void>;
}

export const anybody: Policy = { name: 'anybody', admits: () => true };

/** A browser that has a session, signed in or not. */
export const inSession: Policy = { name: 'inSession', admits: (actor) => sessionOf(actor) !== null };

export const signedIn: Policy = { name: 'signedIn', admits: (actor) => accountIdOf(actor) !== null };

/** The site itself: its timers, its queue and the commands of whoever runs it. */
export const theSite: Policy = { name: 'theSite', admits: (actor) => 'job' in actor };

/** Whoever reads the site for themselves: whoever works for it is none, and machines are none either. */
export const visitor: Policy = { name: 'visitor', admits: (actor) => 'sessionId' in actor && !isStaff(actor) };

/** Throws `Refused` for whoever has no account. */
export function accountOf(actor: Actor): string {
  const accountId = accountIdOf(actor);
  if (accountId === null) throw new Refused(`${wordOf(actor)} has no account`);
  return accountId;
}
