import { tally, unitsOf } from '../../supply/house/testing/sample-shop.ts';
import type { Inspection } from './inspect.ts';
import type { World } from './world.ts';

/** What suppliers really sold and still keep, from the books that know it. */
export interface SupplierBooks {
  readonly orders: readonly SoldOrder[];
  /** Keys of what is kept for nobody any more. */
  readonly held: readonly string[];
  /** Keys of what was kept for nobody until its time was over. */
  readonly lapsed: readonly string[];
  readonly slots: readonly Slot[];
}

interface SoldOrder {
  readonly key: string;
  readonly totalMinor: number;
  /** How many parts it has, and the places of those that were cancelled. */
  readonly units: number;
  readonly gone: readonly number[];
}

/** What is sold at most so many times. */
interface Slot {
  readonly slot: string;
  readonly capacity: number;
  /** Out of sale. */
  readonly taken: number;
  /** Somebody's. */
  readonly owned: number;
}

/** The suppliers outside: their books are in this process and outlive every kill. */
export function worldBooks({ orders, reservations, taken }: Outside): SupplierBooks {
  const owned = tally(orders.flatMap(({ units, gone }) => units.filter((_, unit) => !gone.has(unit)).flat()));
  return {
    orders: orders.map(({ key, total, units, gone }) => ({
      key,
      totalMinor: total.amountMinor,
      units: units.length,
      gone: [...gone.keys()],
    })),
    held: reservations.filter(({ state }) => state === 'held').map(({ key }) => key),
    lapsed: [],
    slots: slotsOf(taken, owned),
  };
}

interface Outside extends Pick<World, 'orders' | 'reservations'> {
  readonly taken: ReadonlyMap<string, number>;
}

/** Outside and in the house: a run sells from either or both. */
export function allBooks(world: Outside, house: Inspection['house']): SupplierBooks {
  const [outside, inside] = [worldBooks(world), houseBooks(house)];
  return {
    orders: [...outside.orders, ...inside.orders],
    held: [...outside.held, ...inside.held],
    lapsed: [...outside.lapsed, ...inside.lapsed],
    slots: [...outside.slots, ...inside.slots],
  };
}

/** The desks of the house: their books are tables of their own beside those of the orders. */
function houseBooks({ bookings, holds, stock }: Inspection['house']): SupplierBooks {
  const taken = new Map(stock);
  const owned = tally(bookings.flatMap(({ units, gone }) => units.filter((_, unit) => !gone.includes(unit)).flat()));
  return {
    orders: bookings.map(({ key, totalMinor, units, gone }) => ({ key, totalMinor, units: units.length, gone })),
    held: holds.filter(({ state }) => state === 'held').map(({ key }) => key),
    lapsed: holds.filter(({ state, releaseSent }) => state === 'expired' && !releaseSent).map(({ key }) => key),
    slots: slotsOf(taken, owned),
  };
}

function slotsOf(taken: ReadonlyMap<string, number>, owned: ReadonlyMap<string, number>): Slot[] {
  return [...new Set([...taken.keys(), ...owned.keys()])].map((slot) => ({
    slot,
    capacity: unitsOf(slot),
    taken: taken.get(slot) ?? 0,
    owned: owned.get(slot) ?? 0,
  }));
}
