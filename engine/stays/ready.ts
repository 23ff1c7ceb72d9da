import { rowsIn } from './area.ts';
import type { StayAsk } from './ask.ts';
import { nightBits, nightTest } from './nights.ts';
import { BORROW, fits, type StaySnapshot } from './snapshot.ts';
import { openTerms, type Terms } from './terms.ts';

/** Which properties of an area could take the party at all, by size and by open nights, before plans, rules and prices. */
export interface ReadyProperties {
  /** Each need has a room that holds it and is open. */
  readonly rows: Int32Array;
  /** Each need has a room that holds it, but not all of them one that is open. */
  readonly closed: Int32Array;
  readonly considered: number;
  readonly inArea: number;
}

/** Where, which nights, how many guests: nothing else is asked. Throws StayError for an ask outside the stated limits. */
export function findReady(world: StaySnapshot, ask: StayAsk): ReadyProperties {
  return readyOf(openTerms(world, ask), rowsIn(world, ask.where));
}

export function readyOf(
  terms: Terms,
  area: { readonly rows: Int32Array; readonly considered: number },
): ReadyProperties {
  const { rows } = area;
  const found = new Int32Array(rows.length);
  /** Open ones from the front, closed ones from the back. */
  const [open, shut] = terms.needs.length === 1 ? forOne(terms, rows, found) : forAll(terms, rows, found);
  return {
    rows: found.subarray(0, open),
    closed: found.subarray(shut),
    considered: area.considered,
    inArea: rows.length,
  };
}

/**
 * The one need of most asks: the loop that a search of a large box spends its time in. It does not branch on sizes and nights,
 * which come in no order; each row is written to both ends of what is left and stays where one of them moves on.
 */
function forOne(terms: Terms, rows: Int32Array, found: Int32Array): [number, number] {
  const { firstRoom, children } = terms.world.properties;
  const { holds } = terms.world.rooms;
  const { takes, childAges } = terms.needs[0]!;
  const barred = childAges.length > 0 ? 0 : -1;
  const { open: nights, first, second, shift, back, mask } = nightBits(terms);
  const covered = terms.covered ? 2 : 0;
  const wanted = covered === 0 ? 0 : mask;
  let open = 0;
  let shut = rows.length;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    if (children[row] === barred) continue;
    const end = firstRoom[row + 1]!;
    let held = 0;
    for (let room = firstRoom[row]!; room < end; room++) {
      const small = ~(holds[room]! + BORROW - takes) & BORROW;
      const taken = ~((nights[first + room]! >>> shift) | (nights[second + room]! << back)) & wanted;
      const enough = isZero(small);
      held |= enough | ((enough & isZero(taken)) << 1);
    }
    found[open] = row;
    found[shut - 1] = row;
    const free = (held & covered) >> 1;
    open += free;
    shut -= held & ~free & 1;
  }
  return [open, shut];
}

/** 1 for 0, 0 for any other whole number of 32 bits. */
function isZero(value: number): number {
  return ((value | (0 - value)) >>> 31) ^ 1;
}

function forAll(terms: Terms, rows: Int32Array, found: Int32Array): [number, number] {
  const { world, needs } = terms;
  const { firstRoom, children } = world.properties;
  const isOpen = nightTest(terms);
  const asksChildren = needs.some(({ childAges }) => childAges.length > 0);
  let open = 0;
  let shut = rows.length;
  for (const row of rows) {
    if (asksChildren && children[row] === 0) continue;
    const end = firstRoom[row + 1]!;
    let least = 2;
    for (const { takes } of needs) {
      let best = 0;
      for (let room = firstRoom[row]!; room < end && best < 2; room++) {
        if (fits(world.rooms.holds[room]!, takes)) best = isOpen(room) ? 2 : Math.max(best, 1);
      }
      if (best < least) least = best;
    }
    if (least === 2) found[open++] = row;
    else if (least === 1) found[--shut] = row;
  }
  return [open, shut];
}
