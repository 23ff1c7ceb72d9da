import type { Field } from '../pairs/field.ts';
import { passing } from '../pairs/field.ts';
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
  const { of } = field.classes[at];
  const { present } = passing(field, 1 - at);
  const totals = new Map<number, Float64Array>();
  const wanted: number[][] = [];
  for (const [seeker, row] of rows.entries()) {
    const own = of[row]!;
    let made = totals.get(own);
    if (made === undefined) totals.set(own, (made = totalsWith(field, at, own, present)));
    const least = min[row]!;
    for (let i = 0; i < made.length; i += 1) if (made[i] === least) (wanted[present[i]!] ??= []).push(seeker);
  }
  return wanted;
}

/** What any pair of a class and each of these of the other side costs; Infinity where the rule forbids it. */
function totalsWith(field: Field, at: 0 | 1, own: number, present: Int32Array): Float64Array {
  const { fits, oneTicket } = field.rule;
  const { group, halfReturn, oneWay, stops } = field.classes[1 - at]!;
  const mine = field.classes[at];
  const [half, single, airline, first] = [mine.halfReturn[own]!, mine.oneWay[own]!, mine.group[own]!, mine.stops[own]!];
  const [step, base] = at === 0 ? [1, first * 3] : [3, first];
  const totals = new Float64Array(present.length);
  for (let i = 0; i < present.length; i += 1) {
    const each = present[i]!;
    const one = group[each] === airline;
    if (fits[base + step * stops[each]!] === 0 || (oneTicket && !one)) totals[i] = Infinity;
    else totals[i] = one ? half + halfReturn[each]! : single + oneWay[each]!;
  }
  return totals;
}

function inTime({ board, timeless }: Field, at: 0 | 1, own: number, partner: number): boolean {
  if (timeless) return true;
  const [out, back] = at === 0 ? [own, partner] : [partner, own];
  const [first, second] = board.sides;
  return second!.slice.departure[back]! >= first!.slice.arrival[out]! + board.turn;
}
