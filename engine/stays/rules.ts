import { bitOf, exceptionOn, hasExceptions } from './nights.ts';
import * as is from './snapshot.ts';
import type { Terms } from './terms.ts';

/** What rules of stay say no to, in the order in which they are asked: this length, this arrival, this departure, these nights. */
export const REFUSALS = ['lead', 'short', 'long', 'arrival', 'departure', 'stopped'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Rules of stay of every rate plan for one stay. */
export interface StayRules {
  /** Whether the rules of stay let this plan be sold. */
  allows(room: number, plan: number): boolean;
  /** The first of them that does not. */
  refusal(room: number, plan: number): Refusal | undefined;
}

const ALLOWED = 0;
const [LEAD, SHORT, LONG, ARRIVAL, DEPARTURE, STOPPED] = [1, 2, 3, 4, 5, 6] as const;

export function stayRules(terms: Terms): StayRules {
  const { world } = terms;
  const { restrictions, rooms, plans } = world;
  /** 0 unknown, else the verdict and one. */
  const known = new Uint8Array(restrictions.count);
  const verdict = (room: number, plan: number): number => {
    const restriction = plans.restriction[plan]!;
    if (hasExceptions(world, room)) return verdictHere(terms, restriction, room, plan - rooms.firstPlan[room]!);
    if (restriction < 0) return ALLOWED;
    if (known[restriction] === 0) known[restriction] = verdictHere(terms, restriction, -1, -1) + 1;
    return known[restriction]! - 1;
  };
  return {
    allows: (room, plan) => verdict(room, plan) === ALLOWED,
    refusal: (room, plan) => REFUSALS[verdict(room, plan) - 1],
  };
}

/** Allowed, or the number of what refuses. `room` -1: without exceptions. */
function verdictHere(terms: Terms, restriction: number, room: number, plan: number): number {
  const { world, ask, arrival, nights } = terms;
  const { restrictions: rules, exceptions, dayCount } = world;
  const words = Math.ceil((dayCount + 1) / 32);
  const said = (day: number, says: number): number => (room < 0 ? -1 : exceptionOn(world, room, plan, day, says));
  const flag = (bits: Uint32Array, day: number, says: number): boolean => {
    const at = said(day, says);
    if (at >= 0) return (exceptions.flags[at]! & says) !== 0;
    return restriction >= 0 && bitOf(bits, restriction, words, day);
  };
  const leadDays = ask.arrival - ask.saleDay;
  if (restriction >= 0 && (leadDays < rules.minLeadDays[restriction]! || leadDays > rules.maxLeadDays[restriction]!)) {
    return LEAD;
  }
  const least = said(arrival, is.SAYS_MIN);
  const most = said(arrival, is.SAYS_MAX);
  const day = restriction * dayCount + arrival;
  const minNights = least >= 0 ? exceptions.minNights[least]! : restriction < 0 ? 1 : rules.minNights[day]!;
  const maxNights = most >= 0 ? exceptions.maxNights[most]! : restriction < 0 ? is.LONGEST_STAY : rules.maxNights[day]!;
  if (nights < minNights) return SHORT;
  if (nights > maxNights) return LONG;
  if (flag(rules.closedToArrival, arrival, is.CLOSED_TO_ARRIVAL)) return ARRIVAL;
  if (flag(rules.closedToDeparture, arrival + nights, is.CLOSED_TO_DEPARTURE)) return DEPARTURE;
  for (let night = arrival; night < arrival + nights; night++) {
    const at = room < 0 ? -1 : exceptionOn(world, room, plan, night, is.CLOSED, (row) => exceptions.plan[row]! >= 0);
    const stopped =
      at >= 0
        ? (exceptions.flags[at]! & is.CLOSED) !== 0
        : restriction >= 0 && bitOf(rules.stopSell, restriction, words, night);
    if (stopped) return STOPPED;
  }
  return ALLOWED;
}
