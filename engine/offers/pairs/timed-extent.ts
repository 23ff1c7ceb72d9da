import type { SideClasses } from './book.ts';
import type { Field, RowSet } from './field.ts';
import { minutesOf } from './minutes.ts';

/**
 * Lowest and highest total of a pair that is far enough apart in time, whatever its price; Infinity and -Infinity for none. Two
 * classes have such a pair when the first to arrive of the one leaves time for the last to leave of the other.
 */
export function timedExtent(field: Field, out: RowSet, back: RowSet): [number, number] {
  const [first, second] = field.classes;
  const { fits, oneTicket } = field.rule;
  const { time, partner, first: start } = minutesOf(field.board, 1);
  const earliest = extremeOf(out, first, (row) => start - time[row]!);
  const latest = extremeOf(back, second, (row) => partner[row]!);
  const lefts = out.present.toSorted((a, b) => earliest[a]! - earliest[b]!);
  const rights = back.present.toSorted((a, b) => latest[b]! - latest[a]!);
  const met = extremesOf(field);
  let [min, max] = [Infinity, -Infinity];
  let next = 0;
  for (const each of lefts) {
    while (next < rights.length && latest[rights[next]!]! >= -earliest[each]!) met.add(second, rights[next++]!);
    const [group, own, single] = [first.group[each]!, first.halfReturn[each]!, first.oneWay[each]!];
    for (let stops = 0; stops < 3; stops += 1) {
      if (fits[first.stops[each]! * 3 + stops] === 0) continue;
      const slot = 3 * group + stops;
      min = Math.min(min, own + met.ownLeast[slot]!, oneTicket ? Infinity : single + met.least[stops]!);
      max = Math.max(max, own + met.ownMost[slot]!, oneTicket ? -Infinity : single + met.mostBeside(group, stops));
    }
  }
  return [min, max];
}

/** By class of a set: the greatest number that one of its rows has. */
function extremeOf({ rows }: RowSet, { of, count }: SideClasses, numberOf: (row: number) => number): Float64Array {
  const greatest = new Float64Array(count).fill(-Infinity);
  for (let i = 0; i < rows.length; i += 1) {
    const each = of[rows[i]!]!;
    const number = numberOf(rows[i]!);
    if (number > greatest[each]!) greatest[each] = number;
  }
  return greatest;
}

/** Least and most prices of the partners met so far: of a carrier as returns, of any as one-ways, by number of stops. */
function extremesOf({ board }: Field) {
  const slots = 3 * board.groups.length;
  const ownLeast = new Float64Array(slots).fill(Infinity);
  const ownMost = new Float64Array(slots).fill(-Infinity);
  const least = new Float64Array(3).fill(Infinity);
  /** The dearest one-way, whose it is, and the dearest of all other carriers: a carrier does not sell one-ways beside its own. */
  const most = new Float64Array(3).fill(-Infinity);
  const mostGroup = new Int32Array(3).fill(-1);
  const nextMost = new Float64Array(3).fill(-Infinity);
  return {
    ownLeast,
    ownMost,
    least,
    mostBeside: (group: number, stops: number): number => (mostGroup[stops] === group ? nextMost : most)[stops]!,
    add(classes: SideClasses, each: number): void {
      const [group, stops] = [classes.group[each]!, classes.stops[each]!];
      const [half, single] = [classes.halfReturn[each]!, classes.oneWay[each]!];
      const slot = 3 * group + stops;
      if (half < ownLeast[slot]!) ownLeast[slot] = half;
      if (half > ownMost[slot]!) ownMost[slot] = half;
      // A pair on one carrier is never dearer as a return, so the cheapest one-ways may be of one carrier too.
      if (single < least[stops]!) least[stops] = single;
      if (group === mostGroup[stops]) most[stops] = Math.max(most[stops]!, single);
      else if (single > most[stops]!) {
        nextMost[stops] = most[stops]!;
        most[stops] = single;
        mostGroup[stops] = group;
      } else if (single > nextMost[stops]!) nextMost[stops] = single;
    },
  };
}
