import * as is from './snapshot.ts';
import type { Terms } from './terms.ts';

/** Tests whether every night of a stay is open in a room's bit row. */
export type NightTest = (room: number) => boolean;

interface NightBits {
  readonly open: Uint32Array;
  readonly first: number;
  readonly second: number;
  readonly shift: number;
  readonly back: number;
  readonly mask: number;
}

/**
 * Where the nights of a stay lie in the column of open nights: in one word of a room or in two. In one, the second is the first
 * again, and what it brings in lies beyond the mask. A stay that the snapshot does not cover has a mask that no night meets.
 */
export function nightBits({ world, arrival, nights, covered }: Terms): NightBits {
  const { open, count } = world.rooms;
  if (!covered) return { open, first: 0, second: 0, shift: 0, back: 0, mask: NaN };
  const first = (arrival >> 5) * count;
  const second = ((arrival + nights - 1) >> 5) * count;
  const shift = arrival & 31;
  return { open, first, second, shift, back: 32 - shift, mask: 2 ** nights - 1 };
}

/** Whether every night of the stay is open. */
export function nightTest(terms: Terms): NightTest {
  const { open, first, second, shift, back, mask } = nightBits(terms);
  return (room) => (((open[first + room]! >>> shift) | (open[second + room]! << back)) & mask) === mask;
}

export function bitOf(bits: Uint32Array, row: number, words: number, day: number): boolean {
  return ((bits[row * words + (day >> 5)]! >>> (day & 31)) & 1) === 1;
}

/** The last word on one field of one day: exceptions of the room for that day and plan (-1: for every plan), later ones first. */
export function exceptionOn(
  world: is.StaySnapshot,
  room: number,
  plan: number,
  day: number,
  says: number,
  accept: (exception: number) => boolean = () => true,
): number {
  const { firstException } = world.rooms;
  const { exceptions } = world;
  for (
    let at = lastOn(exceptions.day, firstException[room]!, firstException[room + 1]!, day);
    at >= firstException[room]!;
    at--
  ) {
    if (exceptions.day[at] !== day) return -1;
    if ((exceptions.says[at]! & says) === 0) continue;
    if ((exceptions.plan[at] === -1 || exceptions.plan[at] === plan) && accept(at)) return at;
  }
  return -1;
}

/** The last of ascending days from `from` to `to` that is not after `day`; `from` - 1 for none. */
function lastOn(days: Uint16Array, from: number, to: number, day: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle]! <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export function hasExceptions({ rooms }: is.StaySnapshot, room: number): boolean {
  return rooms.firstException[room + 1]! > rooms.firstException[room]!;
}

/** Units for sale at all on a relative day, whatever is taken. */
function unitsOn(world: is.StaySnapshot, room: number, day: number): number {
  const said = exceptionOn(world, room, -1, day, is.SAYS_UNITS);
  return said < 0 ? world.rooms.units[room]! : world.exceptions.units[said]!;
}

/** Units of a room type that are for sale at all on a day since 1970-01-01, whatever is taken; none beyond the snapshot. */
export function unitsForSale(world: is.StaySnapshot, room: number, day: number): number {
  const at = day - world.firstDay;
  return at < 0 || at >= world.dayCount ? 0 : unitsOn(world, room, at);
}

/** Units left on every night of the stay. */
export function unitsLeft({ world, ask, arrival, nights }: Terms, room: number): number {
  const special = hasExceptions(world, room);
  const { stock } = ask;
  let left = world.rooms.units[room]!;
  if (!special && !stock) return left;
  const units = left;
  left = Infinity;
  for (let night = 0; night < nights; night++) {
    const on = special ? unitsOn(world, room, arrival + night) : units;
    left = Math.min(left, on - (stock ? stock.taken(room, ask.arrival + night) : 0));
  }
  return Math.max(0, left);
}
