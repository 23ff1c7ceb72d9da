import { BOUNDS, LONGEST_CONNECTION, LONGEST_ONLY_CONNECTION, LONGEST_TOTAL_CONNECTION } from './limits.ts';
import { MINIMUM_CONNECTION } from './mct.ts';
import { CHAIN_BLOCK } from './scratch.ts';
import type { SearchScratch } from './scratch.ts';

const FOREVER = 0x7fffffff;
const OTHER_TERMINAL = MINIMUM_CONNECTION.otherTerminal;
const TOO_SHORT = BOUNDS.indexOf('minimumConnection');
const TOO_LONG = BOUNDS.indexOf('longestConnection');
const APART = BOUNDS.indexOf('interline');
const TOTAL = BOUNDS.indexOf('totalConnection');
const ONWARD = BOUNDS.indexOf('onwardFlights');
const SLOW = BOUNDS.indexOf('slowTwoStops');
const CAPACITY = BOUNDS.indexOf('capacity');

/**
 * Joins departures `row .. rowEnd` (arriving at an airport) with `start .. end` (leaving it, sorted by instant) into
 * `chainFirst`/`chainSecond` until a block is full; returns the row to go on with. What it prunes counts once for each
 * of the `routes` that begin with these two legs. The second arrives at most `longest` minutes after the first departs.
 */
export function connectTwo(
  s: SearchScratch,
  row: number,
  rowEnd: number,
  start: number,
  end: number,
  minimum: number,
  routes: number,
  longest: number,
): number {
  const { departure, arrival, carrier, fromTerminal, toTerminal } = s.departures;
  const { combine, chainFirst, chainSecond, onwardFlights, pruned } = s;
  const carriers = s.tt.carriers.count;
  let low = start;
  let high = start;
  let chains = 0;
  let seen = 0;
  for (; row < rowEnd && chains < CHAIN_BLOCK; row++) {
    const landed = arrival[row]!;
    const terminal = toTerminal[row]!;
    const combineRow = carrier[row]! * carriers;
    const latest = departure[row]! + longest;
    while (low > start && departure[low - 1]! >= landed) low--;
    while (low < end && departure[low]! < landed) low++;
    while (high > low && departure[high - 1]! > landed + LONGEST_ONLY_CONNECTION) high--;
    while (high < end && departure[high]! <= landed + LONGEST_ONLY_CONNECTION) high++;
    seen += high - low;
    let firstTaken = FOREVER;
    let left = onwardFlights;
    for (let next = low; next < high; next++) {
      const leaves = departure[next]!;
      const wait = leaves - landed;
      if (leaves > latest) {
        pruned[SLOW]! += (high - next) * routes;
        break;
      } else if (wait < minimum + OTHER_TERMINAL && wait < minimum + changeMinutes(terminal, fromTerminal[next]!)) {
        pruned[TOO_SHORT]! += routes;
      } else if (wait > LONGEST_CONNECTION && leaves > firstTaken) {
        pruned[TOO_LONG]! += (high - next) * routes;
        break;
      } else if (combine[combineRow + carrier[next]!] === 0) {
        pruned[APART]! += routes;
      } else {
        if (firstTaken === FOREVER) firstTaken = leaves;
        if (arrival[next]! > latest) pruned[SLOW]! += routes;
        else {
          chainFirst[chains] = row;
          chainSecond[chains++] = next;
        }
        if (--left === 0) {
          pruned[ONWARD]! += (high - next - 1) * routes;
          break;
        }
      }
    }
  }
  s.chains = chains;
  s.considered += (seen - chains) * routes;
  return row;
}

function changeMinutes(arrivalTerminal: number, departureTerminal: number): number {
  const changes = arrivalTerminal !== departureTerminal && arrivalTerminal !== 0 && departureTerminal !== 0;
  return changes ? OTHER_TERMINAL : 0;
}

/** For every departure `0 .. end` in work: the rows of tail `t` that leave within the longest wait. */
export function setTailBounds(s: SearchScratch, end: number, t: number, slot: number): void {
  const { departure, arrival } = s.departures;
  const { tailLow, tailHigh } = s;
  const base = slot * s.pairRoom;
  const start = s.tails.start[t]!;
  const stop = s.tails.end[t]!;
  let low = start;
  let high = start;
  for (let row = 0; row < end; row++) {
    const landed = arrival[row]!;
    while (low > start && departure[low - 1]! >= landed) low--;
    while (low < stop && departure[low]! < landed) low++;
    while (high > low && departure[high - 1]! > landed + LONGEST_ONLY_CONNECTION) high--;
    while (high < stop && departure[high]! <= landed + LONGEST_ONLY_CONNECTION) high++;
    tailLow[base + row] = low;
    tailHigh[base + row] = high;
  }
}

/**
 * Extends every chain of two flights by the tail departures that `setTailBounds` put in the slot, of which the shortest takes
 * `shortest` minutes; writes what is legal and within the minutes that the query allows.
 */
export function finishThree(s: SearchScratch, minimum: number, slot: number, shortest: number): void {
  const { departure, arrival, carrier, fromTerminal, toTerminal } = s.departures;
  const { combine, chainFirst, chainSecond, tailLow, tailHigh, pruned } = s;
  const carriers = s.tt.carriers.count;
  const base = slot * s.pairRoom;
  let seen = 0;
  for (let chain = 0; chain < s.chains && !s.full; chain++) {
    const first = chainFirst[chain]!;
    const second = chainSecond[chain]!;
    const landed = arrival[second]!;
    const terminal = toTerminal[second]!;
    const firstRow = carrier[first]! * carriers;
    const secondRow = carrier[second]! * carriers;
    const waited = departure[second]! - arrival[first]!;
    const high = tailHigh[base + second]!;
    const latest = departure[first]! + s.longestTwoStops;
    let firstTaken = FOREVER;
    let left = s.onwardFlights;
    let next = tailLow[base + second]!;
    seen += high - next;
    for (; next < high; next++) {
      const leaves = departure[next]!;
      const wait = leaves - landed;
      if (leaves + shortest > latest) {
        pruned[SLOW]! += high - next;
        break;
      } else if (wait < minimum + OTHER_TERMINAL && wait < minimum + changeMinutes(terminal, fromTerminal[next]!)) {
        pruned[TOO_SHORT]!++;
      } else if (waited + wait > LONGEST_CONNECTION && leaves > firstTaken) {
        pruned[TOO_LONG]! += high - next;
        break;
      } else if ((combine[firstRow + carrier[next]!]! & combine[secondRow + carrier[next]!]!) === 0) {
        pruned[APART]!++;
      } else {
        if (firstTaken === FOREVER) firstTaken = leaves;
        if (waited + wait > LONGEST_TOTAL_CONNECTION) pruned[TOTAL]!++;
        else if (arrival[next]! > latest) pruned[SLOW]!++;
        else if (!writeRow(s, 2, first, second, next)) {
          seen -= high - next - 1;
          break;
        }
        if (--left === 0) {
          pruned[ONWARD]! += high - next - 1;
          break;
        }
      }
    }
  }
  s.considered += seen;
}

/** Writes every chain of two flights as an itinerary. */
export function writeTwo(s: SearchScratch): void {
  for (let chain = 0; chain < s.chains; chain++) {
    s.considered++;
    if (!writeRow(s, 1, s.chainFirst[chain]!, s.chainSecond[chain]!, -1)) return;
  }
}

export function writeNonstop(s: SearchScratch, start: number, end: number): void {
  for (let row = start; row < end; row++) {
    s.considered++;
    if (!writeRow(s, 0, row, -1, -1)) return;
  }
}

/** False, with the search marked full, when there is no room for one more. */
function writeRow(s: SearchScratch, stops: 0 | 1 | 2, first: number, second: number, third: number): boolean {
  const { batch } = s;
  const { flight, relDay, departure, arrival } = s.departures;
  const row = batch.count;
  if (row === s.capacity) {
    s.pruned[CAPACITY]!++;
    s.full = true;
    return false;
  }
  const { legs, legDay } = batch;
  const at = 3 * row;
  legs[at] = flight[first]!;
  legDay[at] = relDay[first]!;
  legs[at + 1] = second < 0 ? -1 : flight[second]!;
  legDay[at + 1] = second < 0 ? -1 : relDay[second]!;
  legs[at + 2] = third < 0 ? -1 : flight[third]!;
  legDay[at + 2] = third < 0 ? -1 : relDay[third]!;
  batch.stops[row] = stops;
  batch.departure[row] = departure[first]!;
  batch.arrival[row] = arrival[third >= 0 ? third : second >= 0 ? second : first]!;
  batch.count = row + 1;
  return true;
}
