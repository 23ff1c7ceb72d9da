import type { RoomNeed, StayAsk } from './ask.ts';
import { requireStay, within } from './errors.ts';
import { share } from './exact.ts';
import { FIRST_CONTRACT, holdsOf, LONGEST_STAY, MEMBER, MOST_ROOMS, PUBLIC, type StaySnapshot } from './snapshot.ts';

/** Equal rooms of the party, asked about once. */
export interface Need extends RoomNeed {
  /** In a room's words, see `fits`. */
  readonly takes: number;
  readonly guests: number;
  /** Positions in the ask. */
  readonly asked: readonly number[];
}

/** An ask, read against a snapshot. */
export interface Terms {
  readonly world: StaySnapshot;
  readonly ask: StayAsk;
  /** Relative day of arrival. */
  readonly arrival: number;
  readonly nights: number;
  readonly needs: readonly Need[];
  /** The stay lies within the snapshot. */
  readonly covered: boolean;
  /** By audience of a plan. */
  readonly sees: Uint8Array;
  /** Millionths that the base price is multiplied with, per night, before it is rounded to the currency's step. */
  factors(season: number, weekday: number, lead: number): Float64Array;
}

/** Throws StayError for an ask outside the stated limits. */
export function openTerms(world: StaySnapshot, ask: StayAsk): Terms {
  within(ask.nights, 1, LONGEST_STAY, () => 'nights');
  within(ask.rooms.length, 1, MOST_ROOMS, () => 'rooms');
  within(ask.arrival, 0, 1e6, () => 'arrival');
  within(ask.saleDay, 0, 1e6, () => 'sale day');
  requireStay(ask.rates.currencies.has(ask.currency), () => `no rate for ${ask.currency}`);
  const arrival = ask.arrival - world.firstDay;
  const { contracts } = world.words;
  const sees = new Uint8Array(FIRST_CONTRACT + contracts.length);
  sees[PUBLIC] = 1;
  sees[MEMBER] = ask.member ? 1 : 0;
  contracts.forEach((code, row) => (sees[FIRST_CONTRACT + row] = ask.contracts.includes(code) ? 1 : 0));
  return {
    world,
    ask,
    arrival,
    nights: ask.nights,
    needs: needsOf(ask.rooms),
    covered: arrival >= 0 && arrival + ask.nights <= world.dayCount,
    sees,
    factors: nightFactors(world, ask),
  };
}

function needsOf(rooms: readonly RoomNeed[]): readonly Need[] {
  const needs = new Map<string, Need & { asked: number[] }>();
  rooms.forEach(({ adults, childAges }, at) => {
    within(adults, 1, 30, () => 'adults of a room');
    within(childAges.length, 0, 30, () => 'children of a room');
    const ages = childAges.map((age) => within(age, 0, 17, () => 'age of a child')).toSorted((a, b) => a - b);
    const id = `${adults} ${ages.join()}`;
    const known = needs.get(id);
    if (known) known.asked.push(at);
    else {
      const guests = adults + ages.length;
      const takes = holdsOf(adults, ages.length, guests);
      needs.set(id, { adults, childAges: ages, takes, guests, asked: [at] });
    }
  });
  return [...needs.values()];
}

function nightFactors({ tables }: StaySnapshot, { arrival, nights, saleDay }: StayAsk): Terms['factors'] {
  const known = new Map<number, Float64Array>();
  const { seasons, weekdays, leads, firstLead } = tables;
  return (season, weekday, lead) => {
    const id = (season * 65_536 + weekday) * 65_536 + lead;
    let factors = known.get(id);
    if (!factors) {
      const last = firstLead[lead + 1]! - 1;
      factors = Float64Array.from({ length: nights }, (_, night) => {
        const day = arrival + night;
        const bySeason = seasons[season * 366 + leapDayOf(day)]!;
        const byWeekday = weekdays[weekday * 7 + ((((day + 3) % 7) + 7) % 7)]!;
        const byLead = leads[Math.min(last, firstLead[lead]! + Math.max(0, day - saleDay))]!;
        return share(bySeason * byWeekday, byLead, 1000);
      });
      known.set(id, factors);
    }
    return factors;
  };
}

/** Day of a year that has a 29 February, 0 to 365. */
function leapDayOf(day: number): number {
  const date = new Date(day * 86_400_000);
  return (Date.UTC(2000, date.getUTCMonth(), date.getUTCDate()) - Date.UTC(2000, 0, 1)) / 86_400_000;
}

/** Month and day as `MMDD`. */
export function monthDayOf(day: number): number {
  const date = new Date(day * 86_400_000);
  return (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}
