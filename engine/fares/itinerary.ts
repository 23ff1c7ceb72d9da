import { legFacts, type LegFacts, type LegMemo } from './legs.ts';
import { pathOf, structureOf, type FareCase, type PricedPath, type Pricer } from './pricer.ts';
import type { ItineraryBatch, Timetable } from '#engine/timetable';

/** Memos of one slice: every departure and every sequence of airport pairs is looked at once. */
export interface SliceMemo {
  readonly legs: LegMemo;
  readonly paths: Map<number, PricedPath>;
}

/** One itinerary ready to be priced. */
export interface Itinerary {
  readonly legs: readonly LegFacts[];
  readonly fare: FareCase;
}

/**
 * The legs of a batch row, its ticketing carrier and its open class; undefined when the party cannot sit on every leg:
 * the longest leg must have the asked cabin, the others may fall back to the next lower one.
 */
export function itineraryOf(
  pricer: Pricer,
  memo: SliceMemo,
  batch: ItineraryBatch,
  row: number,
): Itinerary | undefined {
  const legs: LegFacts[] = [];
  let longest = 0;
  for (let k = 0; k <= batch.stops[row]!; k += 1) {
    const leg = legFacts(pricer, memo.legs, batch.legs[3 * row + k]!, batch.legDay[3 * row + k]!);
    legs.push(leg);
    if (leg.km > legs[longest]!.km) longest = k;
  }
  const carrier = ticketingCarrier(pricer.world.timetable, legs, longest);
  const classes = structureOf(pricer, carrier).classes[pricer.ask.cabin];
  let rank = pricer.firstRank[pricer.world.model.carrierStructure[carrier] ?? 0]!;
  for (let k = 0; k < legs.length; k += 1) {
    const leg = legs[k]!;
    if (leg.rank < 0 && (k === longest || leg.fallbackRank < 0)) return undefined;
    rank = Math.max(rank, Math.min(leg.rank, classes.length - 1));
  }
  if (rank >= classes.length) return undefined;
  const path = sharedPath(pricer, memo, legs);
  return { legs, fare: { path, carrier, rank, extraCarriers: countCarriers(legs) - 1 } };
}

/** The carrier of the longest leg if it may ticket with all others, else the first that may. */
function ticketingCarrier(timetable: Timetable, legs: readonly LegFacts[], longest: number): number {
  const first = legs[longest]!.carrier;
  if (legs.length === 1 || combinesWithAll(timetable, first, legs)) return first;
  return legs.find((leg) => combinesWithAll(timetable, leg.carrier, legs))?.carrier ?? first;
}

function combinesWithAll(timetable: Timetable, carrier: number, legs: readonly LegFacts[]): boolean {
  const { interline, count } = timetable.carriers;
  for (const leg of legs) {
    const bit = carrier * count + leg.carrier;
    if (leg.carrier !== carrier && (interline[bit >> 5]! & (1 << (bit & 31))) === 0) return false;
  }
  return true;
}

function countCarriers(legs: readonly LegFacts[]): number {
  const [a, b, c] = legs;
  if (!b) return 1;
  const two = a!.carrier === b.carrier ? 1 : 2;
  return c && c.carrier !== a!.carrier && c.carrier !== b.carrier ? two + 1 : two;
}

function sharedPath(pricer: Pricer, memo: SliceMemo, legs: readonly LegFacts[]): PricedPath {
  const { pairs } = pricer.world.timetable;
  let key = 0;
  for (const leg of legs) key = key * (pairs.count + 1) + leg.pair + 1;
  let path = memo.paths.get(key);
  if (!path) {
    const airports = [pairs.from[legs[0]!.pair]!, ...legs.map((leg) => pairs.to[leg.pair]!)];
    memo.paths.set(key, (path = pathOf(pricer, airports)));
  }
  return path;
}
