import type { Field } from '../pairs/field.ts';
import { passing } from '../pairs/field.ts';
import type { Combination } from '../rows.ts';

/** A flight whose whole trips at one total are asked for. */
export interface Seeker {
  readonly row: number;
  readonly totalMinor: number;
  /** The other flight of the trip that is shown first; without one the shortest is. */
  readonly lead?: number | undefined;
}

/** Whole trips with one flight at one total, shortest first: as many as were asked for, of so many; of those at the same times one. */
export interface TripsAtTotal {
  readonly count: number;
  readonly trips: readonly Combination[];
}

/**
 * The whole trips with each of these flights at its total, the `most` shortest of them: only partners whose price class makes that total
 * are looked at.
 */
export function tripsAtTotals(field: Field, at: 0 | 1, seekers: readonly Seeker[], most: number): TripsAtTotal[] {
  const partners = passing(field, 1 - at);
  const { of } = field.classes[1 - at]!;
  const wanted = seekersByClass(field, at, seekers);
  const times = field.board.sides[1 - at]!.slice;
  const count = new Int32Array(seekers.length);
  const found: number[][] = seekers.map(() => []);
  for (let i = 0; i < partners.rows.length; i += 1) {
    const partner = partners.rows[i]!;
    const those = wanted[of[partner]!];
    if (those === undefined) continue;
    for (const each of those) {
      if (!inTime(field, at, seekers[each]!.row, partner)) continue;
      count[each]! += 1;
      keepShortest(found[each]!, partner, times, most);
    }
  }
  return seekers.map(({ row, lead }, each) => ({
    count: count[each]!,
    trips: ledBy(lead, found[each]!, times, most).map((partner) => (at === 0 ? [row, partner] : [partner, row])),
  }));
}

/** With the leading one first, once. */
function ledBy(lead: number | undefined, list: readonly number[], times: Times, most: number): readonly number[] {
  if (lead === undefined) return list;
  return [lead, ...list.filter((row) => row !== lead && !readAlike(times, row, lead))].slice(0, most);
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

/** By price class of the partners: positions of the flights whose total a partner of that class makes. */
function seekersByClass(field: Field, at: 0 | 1, seekers: readonly Seeker[]): number[][] {
  const { of } = field.classes[at];
  const { present } = passing(field, 1 - at);
  const totals = new Map<number, Float64Array>();
  const wanted: number[][] = [];
  for (const [position, { row, totalMinor }] of seekers.entries()) {
    const own = of[row]!;
    let made = totals.get(own);
    if (made === undefined) totals.set(own, (made = totalsWith(field, at, own, present)));
    for (let i = 0; i < made.length; i += 1) if (made[i] === totalMinor) (wanted[present[i]!] ??= []).push(position);
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
