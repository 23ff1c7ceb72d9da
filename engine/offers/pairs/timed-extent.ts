import type { SideClasses } from './book.ts';
import type { Field, PairRule, RowSet } from './field.ts';
import { minutesOf } from './minutes.ts';

/**
 * Lowest and highest total of a pair that is far enough apart in time, whatever its price; Infinity and -Infinity for none. Two
 * classes have such a pair when the first to arrive of the one leaves time for the last to leave of the other. Of some groups of
 * carriers alone where `ofGroup` is given.
 */
export function timedExtent(
  field: Field,
  out: RowSet,
  back: RowSet,
  { fits, oneTicket }: Pick<PairRule, 'fits' | 'oneTicket'>,
  ofGroup?: (group: number) => boolean,
): [number, number] {
  const [first, second] = field.classes;
  const lefts = soonest(field, out, ofGroup);
  const rights = soonest(field, back, ofGroup);
  const met = extremesOf(field);
  let [min, max] = [Infinity, -Infinity];
  let next = 0;
  for (let i = 0; i < lefts.classes.length; i += 1) {
    const each = lefts.classes[i]!;
    while (next < rights.classes.length && lefts.minute[each]! <= rights.minute[rights.classes[next]!]!) {
      met.add(second, rights.classes[next]!);
      next += 1;
    }
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

/** Classes of a set with the minute at which they have most partners: when the first row is ready, or the last one leaves. */
interface Soonest {
  /** The latest first: partners join as the first slice is ready earlier. */
  readonly classes: Int32Array;
  readonly minute: Float64Array;
}

const SOONEST = new WeakMap<RowSet, Soonest>();

function soonest(field: Field, set: RowSet, ofGroup?: (group: number) => boolean): Soonest {
  const known = SOONEST.get(set) ?? findSoonest(field, set);
  SOONEST.set(set, known);
  if (!ofGroup) return known;
  const { group } = field.classes[set.at]!;
  return { ...known, classes: known.classes.filter((each) => ofGroup(group[each]!)) };
}

function findSoonest(field: Field, { at, rows, present }: RowSet): Soonest {
  const { of, count } = field.classes[at]!;
  const { time, partner, first } = minutesOf(field.board, 1);
  const minute = new Float64Array(count).fill(at === 0 ? Infinity : -Infinity);
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i]!;
    const each = of[row]!;
    if (at === 0) {
      if (time[row]! - first < minute[each]!) minute[each] = time[row]! - first;
    } else if (partner[row]! > minute[each]!) minute[each] = partner[row]!;
  }
  return { classes: present.toSorted((a, b) => minute[b]! - minute[a]!), minute };
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
