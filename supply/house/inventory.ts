import type { Inventory } from '#engine/fares';
import { CABINS } from '#engine/timetable';
import type { Timetable } from '#engine/timetable';
import { hash, keyOf } from './hash.ts';

/** Seats of a cabin on one departure that are for sale at all on `saleDay`: capacity less what the invented public has bought. */
export interface HouseInventory {
  /** Before our own bookings; falls as departure nears, never negative. */
  limit(flight: number, relDay: number, cabin: number, saleDay: number): number;
  /** The engine's view of one sale day as of now, whatever is told later: the limit less what our bookings took, but for what is held by who asks. */
  on(saleDay: number, held?: ReadonlyMap<string, number>): Inventory;
  /**
   * Lays readings of the stock over the ones before; keys as `stockKey` writes them: `X-SPC318/2027-03-09/economy`, and
   * `X-SPC318/2027-03-09/economy/Q` for what of them was taken in a booking class.
   */
  readonly applyTaken: (seats: ReadonlyMap<string, number>) => void;
  /** Rises with every change of what is taken. */
  readonly version: number;
}

/** Share of the final load that is sold so many days before departure; linear between. */
const SOLD_BY_LEAD: readonly (readonly [days: number, share: number])[] = [
  [0, 1],
  [3, 0.94],
  [7, 0.86],
  [14, 0.74],
  [21, 0.65],
  [40, 0.45],
  [60, 0.3],
  [120, 0.11],
  [330, 0],
];

export function createHouseInventory(tt: Timetable, seed: number): HouseInventory {
  const word = keyOf('load');
  const carrierKey = tt.carriers.code.map(keyOf);
  let taken: Gone['taken'] = new Map();
  let byClass: Gone['byClass'] = new Map();
  let rowsByNumber: Map<number, number[]> | undefined;
  let version = 0;

  function limit(flight: number, relDay: number, cabin: number, saleDay: number): number {
    const capacity = tt.configs.seats[tt.flights.config[flight]! * 4 + cabin]!;
    const day = tt.firstDay + relDay;
    const chance =
      hash(seed ^ word, carrierKey[tt.flights.carrier[flight]!]!, tt.flights.number[flight], day * 4 + cabin) /
      4294967296;
    // Mostly three quarters full in the end; one departure in some twenty sells out.
    const load = Math.min(1, 0.48 + 0.55 * chance);
    return capacity - Math.floor(capacity * load * soldShare(day - saleDay));
  }

  function* slotted(seats: ReadonlyMap<string, number>): Generator<Reading> {
    rowsByNumber ??= indexNumbers(tt);
    for (const [key, count] of seats) {
      const bookingClass = key.split('/')[3];
      for (const at of slotsOf(tt, rowsByNumber, key)) yield { at, bookingClass, count };
    }
  }

  function applyTaken(seats: ReadonlyMap<string, number>): void {
    const changes = [...slotted(seats)].filter(({ at, bookingClass, count }) => {
      const known = bookingClass === undefined ? taken.get(at) : byClass.get(at)?.get(bookingClass);
      return (known ?? 0) !== count;
    });
    if (changes.length === 0) return;
    const [cabins, classes] = [new Map(taken), new Map(byClass)];
    for (const { at, bookingClass, count } of changes) {
      if (bookingClass === undefined) cabins.set(at, count);
      else classes.set(at, new Map(classes.get(at)).set(bookingClass, count));
    }
    taken = cabins;
    byClass = classes;
    version += 1;
  }

  return {
    limit,
    applyTaken,
    get version() {
      return version;
    },
    on(saleDay, held) {
      const less = withoutHeld(held && held.size > 0 ? slotted(held) : []);
      return viewOf({ taken, byClass }, less, (flight, relDay, cabin) => limit(flight, relDay, cabin, saleDay));
    },
  };
}

interface Gone {
  readonly taken: ReadonlyMap<number, number>;
  readonly byClass: ReadonlyMap<number, ReadonlyMap<string, number>>;
}

function viewOf(
  { taken, byClass }: Gone,
  less: ReturnType<typeof withoutHeld>,
  limit: Inventory['seatsLeft'],
): Inventory {
  return {
    seatsLeft: (flight, relDay, cabin) => {
      const free = limit(flight, relDay, cabin);
      if (taken.size === 0) return Math.max(0, free);
      const at = slot(flight, relDay, cabin);
      return Math.max(0, free - less(taken.get(at) ?? 0, at));
    },
    soldByClass: (flight, relDay, cabin) => {
      if (byClass.size === 0) return undefined;
      const at = slot(flight, relDay, cabin);
      const sold = byClass.get(at);
      return sold && new Map([...sold].map(([code, count]) => [code, less(count, at, code)]));
    },
  };
}

/** What is taken as who holds some of it sees it. */
function withoutHeld(held: Iterable<Reading>): (count: number, at: number, bookingClass?: string) => number {
  const theirs = new Map<string, number>();
  for (const { at, bookingClass, count } of held) theirs.set(`${at}/${bookingClass}`, count);
  return (count, at, bookingClass) =>
    theirs.size === 0 ? count : Math.max(0, count - (theirs.get(`${at}/${bookingClass}`) ?? 0));
}

interface Reading {
  readonly at: number;
  readonly bookingClass: string | undefined;
  readonly count: number;
}

/** `shareSold` of every lead time up to the last that has any, for it is asked of every departure of a search. */
const SHARES = Float64Array.from({ length: SOLD_BY_LEAD.at(-1)![0] + 1 }, (_, leadDays) => shareSold(leadDays));

function soldShare(leadDays: number): number {
  if (leadDays <= 0) return 1;
  return leadDays < SHARES.length ? SHARES[leadDays]! : 0;
}

function shareSold(leadDays: number): number {
  if (leadDays <= 0) return 1;
  for (let i = 1; i < SOLD_BY_LEAD.length; i++) {
    const [days, share] = SOLD_BY_LEAD[i]!;
    if (leadDays > days) continue;
    const [before, more] = SOLD_BY_LEAD[i - 1]!;
    return more + ((share - more) * (leadDays - before)) / (days - before);
  }
  return 0;
}

function slot(flight: number, relDay: number, cabin: number): number {
  return (flight * 1024 + relDay) * 4 + cabin;
}

function indexNumbers(tt: Timetable): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  for (let flight = 0; flight < tt.flights.count; flight++) {
    const id = tt.flights.carrier[flight]! * 10_000 + tt.flights.number[flight]!;
    const list = rows.get(id);
    if (list) list.push(flight);
    else rows.set(id, [flight]);
  }
  return rows;
}

/** A number may be two rows, one per season; only one of them operates on the day, so marking both is harmless. */
function slotsOf(tt: Timetable, rows: ReadonlyMap<number, readonly number[]>, key: string): number[] {
  const [flight = '', day = '', cabin = ''] = key.split('/');
  const match = /^(.+?)(\d+)$/.exec(flight);
  const relDay = Date.parse(day) / 86_400_000 - tt.firstDay;
  const at = (CABINS as readonly string[]).indexOf(cabin);
  const carrier = match ? tt.carriers.code.indexOf(match[1]!) : -1;
  if (!match || carrier < 0 || at < 0 || !(relDay >= 0 && relDay < tt.dayCount)) return [];
  return (rows.get(carrier * 10_000 + Number(match[2])) ?? []).map((row) => slot(row, relDay, at));
}
