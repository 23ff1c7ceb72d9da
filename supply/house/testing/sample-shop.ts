import type { Choice } from '#contract/booking';
import type { SearchDetail } from '#contract/search';
import type { BookingVertical, SupplierManifest } from '#domain/booking';
import type { Random } from '#platform/core';
import type { Goods } from '../booking/index.ts';
import { type StockLine, stockKey } from '../stock/index.ts';

/** What a quote is asked for. */
export interface SampleChoice {
  readonly offerId: string;
  readonly choice: Choice;
}

/** Things of one vertical to buy where nothing is searched for: for runs that book by the hundred, and count. */
export interface SampleShop {
  readonly booking: BookingVertical;
  /** Of the desk of the house that sells such things. */
  readonly manifest: SupplierManifest;
  readonly goods: Goods;
  /** Something that this supplier sells; the same for the same chance. */
  readonly pick: (random: Random, supplier: string) => SampleChoice;
  /** As a search would have shown it; undefined for what is none of these things. */
  readonly find: (offerId: string) => SearchDetail | undefined;
}

const THINGS = 40;
const SCARCE = 8;
const FEW = 4;
const MANY = 50_000;

/** Number of a thing; a quarter of all wishes is for one of those that sell out. */
export function pickThing(random: Random): number {
  const at = Math.floor(random.next() * THINGS);
  return random.next() < 0.25 ? SCARCE * (1 + (at % 3)) : at;
}

export function eachThing(prefix: string): string[] {
  return Array.from({ length: THINGS }, (_, at) => `${prefix}${at}`);
}

/** A seat of a flight and day, a room of a night, as the stock names it: what is sold at most so many times. */
export function slotOf({ product, day, kind }: StockLine): string {
  return stockKey(product, day, kind);
}

/** How many of each slot. */
export function tally(lines: readonly StockLine[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(slotOf(line), (sums.get(slotOf(line)) ?? 0) + line.quantity);
  return sums;
}

/** How many there are of a thing or of a slot of it, by the number in its name: of every eighth only a few. */
export function unitsOf(thing: string): number {
  return Number(/\d+/.exec(thing)?.[0]) % SCARCE === 0 ? FEW : MANY;
}
