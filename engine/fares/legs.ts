import { openClass } from './classes.ts';
import { structureOf, type Pricer } from './pricer.ts';
import { CABINS, legTimes } from '#engine/timetable';

/** One departure as this ask sees it; shared by all itineraries that use it. */
export interface LegFacts {
  readonly pair: number;
  readonly carrier: number;
  readonly km: number;
  /** UTC minutes. */
  readonly departure: number;
  readonly arrival: number;
  /** Cheapest open class of the asked cabin, -1 when the party cannot sit there. */
  readonly rank: number;
  /** The next lower cabin that has seats for the party, -1 none; only legs that are not the longest may use it. */
  readonly fallbackCabin: number;
  readonly fallbackRank: number;
}

export type LegMemo = Map<number, LegFacts>;

/** Facts of a departure, worked out at most once per ask. */
export function legFacts(pricer: Pricer, memo: LegMemo, flight: number, relDay: number): LegFacts {
  const key = flight * 4096 + relDay + 8;
  let facts = memo.get(key);
  if (!facts) memo.set(key, (facts = lookAt(pricer, flight, relDay)));
  return facts;
}

function lookAt(pricer: Pricer, flight: number, relDay: number): LegFacts {
  const { flights, pairs } = pricer.world.timetable;
  const pair = flights.pair[flight]!;
  let fallbackCabin = pricer.cabin - 1;
  let fallbackRank = -1;
  for (; fallbackCabin >= 0; fallbackCabin -= 1) {
    fallbackRank = rankIn(pricer, flight, relDay, fallbackCabin);
    if (fallbackRank >= 0) break;
  }
  return {
    pair,
    carrier: flights.carrier[flight]!,
    km: pairs.distanceKm[pair]!,
    ...legTimes(pricer.world.timetable, flight, relDay),
    rank: rankIn(pricer, flight, relDay, pricer.cabin),
    fallbackCabin,
    fallbackRank,
  };
}

function rankIn(pricer: Pricer, flight: number, relDay: number, cabin: number): number {
  const { timetable, inventory } = pricer.world;
  const capacity = timetable.configs.seats[timetable.flights.config[flight]! * 4 + cabin]!;
  if (capacity < pricer.seats) return -1;
  const classes = structureOf(pricer, timetable.flights.carrier[flight]!).classes[CABINS[cabin]!];
  return openClass(classes, capacity, inventory.seatsLeft(flight, relDay, cabin), pricer.seats);
}
