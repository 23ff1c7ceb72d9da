import type { Field, PairRule } from '../pairs/field.ts';
import { passing } from '../pairs/field.ts';
import type { SideClasses } from '../pairs/book.ts';
import type { Combination } from '../rows.ts';

/** The cheapest whole trips with one flight, shortest first: as many as were asked for, of so many; of those at the same times one. */
export interface CheapestTrips {
  readonly count: number;
  readonly trips: readonly Combination[];
}

/**
 * The cheapest whole trips with each of these flights, of equal ones the `most` shortest: their totals are known, so that only partners
 * whose price class makes that total are looked at.
 */
export function cheapestTrips(
  field: Field,
  at: 0 | 1,
  rows: Int32Array,
  min: Float64Array,
  most: number,
): CheapestTrips[] {
  const partners = passing(field, 1 - at);
  const { of } = field.classes[1 - at]!;
  const wanted = seekersByClass(field, at, rows, min);
  const times = field.board.sides[1 - at]!.slice;
  const count = new Int32Array(rows.length);
  const found: number[][] = Array.from(rows, () => []);
  for (let i = 0; i < partners.rows.length; i += 1) {
    const partner = partners.rows[i]!;
    const seekers = wanted[of[partner]!];
    if (seekers === undefined) continue;
    for (const seeker of seekers) {
      if (!inTime(field, at, rows[seeker]!, partner)) continue;
      count[seeker]! += 1;
      keepShortest(found[seeker]!, partner, times, most);
    }
  }
  return Array.from(rows, (row, seeker) => ({
    count: count[seeker]!,
    trips: found[seeker]!.map((partner) => (at === 0 ? [row, partner] : [partner, row])),
  }));
}

type Times = Pick<Field['board']['sides'][number]['slice'], 'departure' | 'duration' | 'stops'>;

/** Keeps the list ascending, equal ones in the order in which they came; flights that read alike are there once. */
function keepShortest(list: number[], row: number, times: Times, most: number): void {
  const { duration } = times;
  if (list.length === most && duration[list[most - 1]!]! <= duration[row]!) return;
  if (list.some((other) => readAlike(times, other, row))) return;
  let place = list.length;
  while (place > 0 && duration[list[place - 1]!]! > duration[row]!) place -= 1;
  list.splice(place, 0, row);
  if (list.length > most) list.pop();
}

function readAlike({ departure, duration, stops }: Times, a: number, b: number): boolean {
  return departure[a] === departure[b] && duration[a] === duration[b] && stops[a] === stops[b];
}

/** By price class of the partners: positions of the flights whose lowest total a partner of that class makes. */
function seekersByClass(field: Field, at: 0 | 1, rows: Int32Array, min: Float64Array): number[][] {
  const [own, others] = [field.classes[at], field.classes[1 - at]!];
  const wanted: number[][] = [];
  for (const each of passing(field, 1 - at).present) {
    for (const [seeker, row] of rows.entries()) {
      if (totalOfClasses(field.rule, at, [own, own.of[row]!], [others, each]) !== min[row]) continue;
      (wanted[each] ??= []).push(seeker);
    }
  }
  return wanted;
}

type Classed = readonly [SideClasses, number];

/** What any pair of these classes costs; undefined where the rule forbids it. */
function totalOfClasses(rule: PairRule, at: 0 | 1, [own, a]: Classed, [others, b]: Classed): number | undefined {
  const [first, second] = [own.stops[a]!, others.stops[b]!];
  if (rule.fits[at === 0 ? first * 3 + second : second * 3 + first] === 0) return undefined;
  const one = own.group[a] === others.group[b];
  if (rule.oneTicket && !one) return undefined;
  return one ? own.halfReturn[a]! + others.halfReturn[b]! : own.oneWay[a]! + others.oneWay[b]!;
}

function inTime({ board, timeless }: Field, at: 0 | 1, own: number, partner: number): boolean {
  if (timeless) return true;
  const [out, back] = at === 0 ? [own, partner] : [partner, own];
  const [first, second] = board.sides;
  return second!.slice.departure[back]! >= first!.slice.arrival[out]! + board.turn;
}
