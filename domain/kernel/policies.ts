import type { Call, Permission } from '#contract/core';
import { accountIdOf, companyOf, isStaff, permissionsOf, rowsOf, sessionOf, wordOf, type Actor } from './actor.ts';
import type { Queries, RowsOf, Transaction } from '#platform/core';
import type { Ctx } from './context.ts';
import { NotFound, Refused } from './errors.ts';

/** Who may do an act. */
export interface Policy<I = unknown> {
  /** As tables, records and refusals name it. */
  readonly name: string;
  /** What a call of the contract must declare whose verb has it; left out, the scope is `anybody`. */
  readonly declared?: Pick<Call, 'scope' | 'permissions'>;
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

export const signedIn: Policy = {
  name: 'signedIn',
  declared: { scope: 'account' },
  admits: (actor) => accountIdOf(actor) !== null,
};

/** The site itself: its timers, its queue and the commands of whoever runs it. */
export const theSite: Policy = { name: 'theSite', admits: (actor) => 'job' in actor };

/** Whoever reads the site for themselves: whoever works for it is none, and machines are none either. */
export const visitor: Policy = { name: 'visitor', admits: (actor) => 'sessionId' in actor && !isStaff(actor) };

/** Whoever works for the people who run the site. */
export const operator: Policy = { name: 'operator', admits: isStaff };

/** Whoever acts for the company that they are a member of. */
export const member: Policy = {
  name: 'member',
  declared: { scope: 'company' },
  admits: (actor) => companyOf(actor) !== null,
};

/** A member whose role allows one of these. */
export function permission(...names: readonly [Permission, ...Permission[]]): Policy {
  return {
    name: `permission(${names.join(' or ')})`,
    declared: { scope: 'company', permissions: names },
    admits: (actor) => member.admits(actor) && names.some((name) => permissionsOf(actor).includes(name)),
  };
}

/** Whom `policy` admits, on what belongs to the company that they act for; for all others there is no such thing. */
export function sameCompany<I>(
  policy: Policy<I>,
  what: string,
  companyIdOf: (db: Queries | Transaction, input: I) => Promise<string | null | undefined>,
): Policy<I> {
  return {
    ...policy,
    name: `sameCompany, ${policy.name}`,
    async judge(asked) {
      const own = companyOf(asked.ctx.actor);
      if (own === null || (await companyIdOf(asked.db, asked.input)) !== own) throw new NotFound(what);
      return policy.judge?.(asked);
    },
  };
}

/** The policy that a call of the contract declares by its scope and permissions. */
export function policyOf({ scope, permissions }: Pick<Call, 'scope' | 'permissions'>): Policy {
  if (scope === 'anybody') return anybody;
  if (scope === 'account') return signedIn;
  return permissions ? permission(...permissions) : member;
}

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
