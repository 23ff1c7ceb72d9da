import { accountIdOf, isStaff, rowsOf, sessionOf, wordOf, type Actor } from './actor.ts';
import type { Queries, RowsOf, Transaction } from '#platform/core';
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
   * for whoever may not, as for what is not there. Answers whose rows the act works on where these are not those of whoever acts.
   */
  readonly judge?: (asked: {
    readonly ctx: Ctx;
    readonly db: Queries | Transaction;
    readonly input: I;
  }) => Promise<RowsOf | void>;
}

export const anybody: Policy = { name: 'anybody', admits: () => true };

/** A browser that has a session, signed in or not. */
export const inSession: Policy = { name: 'inSession', admits: (actor) => sessionOf(actor) !== null };

export const signedIn: Policy = { name: 'signedIn', admits: (actor) => accountIdOf(actor) !== null };

/** The site itself: its timers, its queue and the commands of whoever runs it. */
export const theSite: Policy = { name: 'theSite', admits: (actor) => 'job' in actor };

/** Whoever reads the site for themselves: whoever works for it is none, and machines are none either. */
export const visitor: Policy = { name: 'visitor', admits: (actor) => 'sessionId' in actor && !isStaff(actor) };

/** The same for an act on rows of whoever acts: what it reads and writes by `ctx.db` is theirs. */
export function onOwnRows<I>(policy: Policy<I>): Policy<I> {
  return {
    ...policy,
    async judge(asked) {
      return (await policy.judge?.(asked)) ?? rowsOf(asked.ctx.actor);
    },
  };
}

/** Throws `Refused` for whoever has no account. */
export function accountOf(actor: Actor): string {
  const accountId = accountIdOf(actor);
  if (accountId === null) throw new Refused(`${wordOf(actor)} has no account`);
  return accountId;
}
