import type { Inspection } from './inspect.ts';
import { capacity } from './plan.ts';
import type { World } from './world.ts';

/** What suppliers really sold and still keep, from the books that know it. */
export interface SupplierBooks {
  readonly orders: readonly { readonly key: string; readonly totalMinor: number; readonly cancelled: boolean }[];
  /** Keys of what is kept for nobody any more. */
  readonly held: readonly string[];
  readonly flights: readonly Flight[];
}

interface Flight {
  readonly flight: string;
  readonly capacity: number;
  /** Seats that are out of sale. */
  readonly taken: number;
  /** Seats that somebody has. */
  readonly owned: number;
}

/** The suppliers outside: their books are in this process and outlive every kill. */
export function worldBooks({ orders, reservations }: Pick<World, 'orders' | 'reservations'>): SupplierBooks {
  const seatsOf = (flight: string, states: readonly string[]): number =>
    sum(reservations.filter((each) => each.flight === flight && states.includes(each.state)).map(({ seats }) => seats));
  return {
    orders: orders.map(({ key, total, state }) => ({
      key,
      totalMinor: total.amountMinor,
      cancelled: state === 'cancelled',
    })),
    held: reservations.filter(({ state }) => state === 'held').map(({ key }) => key),
    flights: [...new Set(reservations.map(({ flight }) => flight))].map((flight) => ({
      flight,
      capacity: capacity(flight),
      taken: seatsOf(flight, ['held', 'sold']),
      owned: seatsOf(flight, ['held', 'sold']),
    })),
  };
}

/** Outside and in the house: a run sells from either or both. */
export function allBooks(world: Pick<World, 'orders' | 'reservations'>, house: Inspection['house']): SupplierBooks {
  const [outside, inside] = [worldBooks(world), houseBooks(house)];
  return {
    orders: [...outside.orders, ...inside.orders],
    held: [...outside.held, ...inside.held],
    flights: [...outside.flights, ...inside.flights],
  };
}

/** The house desk: its books are tables of its own beside those of the orders. */
function houseBooks({ bookings, holds, stock }: Inspection['house']): SupplierBooks {
  return {
    orders: bookings.map(({ key, totalMinor, state }) => ({ key, totalMinor, cancelled: state === 'cancelled' })),
    held: holds.filter(({ state }) => state === 'held').map(({ key }) => key),
    flights: stock.map(({ flight, held, sold }) => ({
      flight,
      capacity: capacity(flight),
      taken: held + sold,
      owned: sum(
        bookings.filter((each) => each.flight === flight && each.state === 'confirmed').map(({ seats }) => seats),
      ),
    })),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
