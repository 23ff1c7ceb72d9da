import { sessionOf, type Actor } from './actor.ts';
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

export const signedIn: Policy = { name: 'signedIn', admits: (actor) => 'accountId' in actor };

/** The site itself: its timers, its queue and the commands of whoever runs it. */
export const theSite: Policy = { name: 'theSite', admits: ({ kind }) => kind === 'job' };

const VISITORS: readonly Actor['kind'][] = ['anonymous', 'traveler', 'arranger', 'admin'];

/** Whoever reads the site for themselves: whoever works for it is none, and machines are none either. */
export const visitor: Policy = { name: 'visitor', admits: ({ kind }) => VISITORS.includes(kind) };

/** Throws `Refused` for whoever has no account. */
export function accountOf(actor: Actor): string {
  if (!('accountId' in actor)) throw new Refused(`${actor.kind} has no account`);
  return actor.accountId;
}
