import { accountIdOf, isStaff, sessionOf, wordOf, type Actor } from './actor.ts';
import { Refused } from './errors.ts';

/** Who may do an act, judged before its input is read. Rules that need the input or the database are asked by the act itself. */
export interface Policy {
  /** As tables, records and refusals name it. */
  readonly name: string;
  readonly admits: (actor: Actor) => boolean;
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
