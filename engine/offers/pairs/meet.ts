import type { SideClasses } from './book.ts';
import type { Field, PairRule, RowSet } from './field.ts';
import { slide, type Stretch } from './slide.ts';

/** By class of the seekers: how many partners a row of it has, and the lowest total with one of them (Infinity for none). */
export interface Found {
  readonly count: Float64Array;
  readonly min: Float64Array;
}

/**
 * What every price class of the side opposite to `partners` finds among them when time excludes nothing: rows of its own
 * carrier at half-return prices, all others at one-way prices. Exact in time linear in the classes.
 */
export function meet(field: Field, partners: RowSet, rule: PairRule): Found {
  const seekers = field.classes[1 - partners.at]!;
  const found = { count: new Float64Array(seekers.count), min: new Float64Array(seekers.count).fill(Infinity) };
  const { fits } = rule;
  const cell = (own: number, other: number): number => (partners.at === 1 ? own * 3 + other : other * 3 + own);
  const even = fits.every((allowed) => allowed === 1);
  for (let stops = 0; stops < (even ? 1 : 3); stops += 1) {
    const meeting: Meeting = {
      seekers,
      stops: even ? -1 : stops,
      partners: field.classes[partners.at]!,
      weight: even ? partners.weight : fitting(field, partners, (other) => fits[cell(stops, other)] === 1),
      rule,
      found,
    };
    if (rule.price) meetInWindow(meeting, rule.price);
    else meetAny(meeting);
  }
  return found;
}

/** One number of stops among the seekers (-1 all) and the partners that may go with it. */
interface Meeting {
  readonly seekers: SideClasses;
  readonly stops: number;
  readonly partners: SideClasses;
  readonly weight: Float64Array;
  readonly rule: PairRule;
  readonly found: Found;
}

function fitting(field: Field, { at, weight }: RowSet, allowed: (stops: number) => boolean): Float64Array {
  const { stops } = field.classes[at]!;
  return weight.map((count, each) => (allowed(stops[each]!) ? count : 0));
}

function meetAny({ seekers, stops, partners, weight, rule, found }: Meeting): void {
  const groups = partners.start.length - 1;
  const own = new Float64Array(groups);
  const ownLeast = new Float64Array(groups).fill(Infinity);
  let all = 0;
  let least = Infinity;
  for (let each = 0; each < partners.sold; each += 1) {
    const count = weight[each]!;
    if (count === 0) continue;
    const group = partners.group[each]!;
    all += count;
    own[group]! += count;
    if (least === Infinity) least = partners.oneWay[each]!;
    if (partners.halfReturn[each]! < ownLeast[group]!) ownLeast[group] = partners.halfReturn[each]!;
  }
  for (let each = 0; each < seekers.sold; each += 1) {
    if (stops >= 0 && seekers.stops[each] !== stops) continue;
    const group = seekers.group[each]!;
    const returned = seekers.halfReturn[each]! + ownLeast[group]!;
    // A pair on one carrier is never dearer as a return, so the cheapest one-ways may be of one carrier too.
    const single = rule.oneTicket ? Infinity : seekers.oneWay[each]! + least;
    found.count[each] = rule.oneTicket ? own[group]! : all;
    found.min[each] = returned < single ? returned : single;
  }
}

function meetInWindow(meeting: Meeting, price: readonly [number, number]): void {
  const { seekers, stops, partners, weight, rule, found } = meeting;
  const wanted = (each: number): boolean => stops < 0 || seekers.stops[each] === stops;
  const offer = (each: number, total: number): void => {
    if (total < found.min[each]!) found.min[each] = total;
  };
  if (!rule.oneTicket) {
    const others = othersOf(partners, weight);
    slide(everyOneWay(seekers), everyOneWay(partners), weight, price, (each, count, from, to) => {
      if (!wanted(each)) return;
      found.count[each]! += count;
      let at = others.present[from]!;
      if (at < to && partners.group[at] === seekers.group[each]) at = others.next[at]!;
      if (at < to) offer(each, seekers.oneWay[each]! + partners.oneWay[at]!);
    });
  }
  for (let group = 0; group < partners.start.length - 1; group += 1) {
    if (!haveBoth(seekers, partners, group)) continue;
    if (!rule.oneTicket) {
      slide(groupOneWay(seekers, group), groupOneWay(partners, group), weight, price, (each, count) => {
        if (wanted(each)) found.count[each]! -= count;
      });
    }
    const { byHalfReturn } = partners;
    slide(groupReturn(seekers, group), groupReturn(partners, group), weight, price, (each, count, from, to) => {
      if (!wanted(each) || count === 0) return;
      found.count[each]! += count;
      let at = from;
      while (at < to && weight[byHalfReturn[at]!] === 0) at += 1;
      offer(each, seekers.halfReturn[each]! + partners.halfReturn[byHalfReturn[at]!]!);
    });
  }
}

const EVERY = new WeakMap<SideClasses, Int32Array>();

/** Sold classes in the order of their one-way prices, which is that of their numbers. */
function every(classes: SideClasses): Int32Array {
  let list = EVERY.get(classes);
  if (!list) EVERY.set(classes, (list = new Int32Array(classes.sold).map((_, each) => each)));
  return list;
}

export function everyOneWay(classes: SideClasses): Stretch {
  return { list: every(classes), keys: classes.oneWay, start: 0, end: classes.sold };
}

export function groupOneWay({ byOneWay, oneWay, start }: SideClasses, group: number): Stretch {
  return { list: byOneWay, keys: oneWay, start: start[group]!, end: start[group + 1]! };
}

export function groupReturn({ byHalfReturn, halfReturn, start }: SideClasses, group: number): Stretch {
  return { list: byHalfReturn, keys: halfReturn, start: start[group]!, end: start[group + 1]! };
}

export function haveBoth(left: SideClasses, right: SideClasses, group: number): boolean {
  return left.start[group]! < left.start[group + 1]! && right.start[group]! < right.start[group + 1]!;
}

/** From each position: the first class with rows, and after such a class the first one of another carrier. */
function othersOf({ sold, group }: SideClasses, weight: Float64Array): { present: Int32Array; next: Int32Array } {
  const present = new Int32Array(sold + 1).fill(sold);
  const next = new Int32Array(sold + 1).fill(sold);
  for (let each = sold - 1; each >= 0; each -= 1) {
    const after = present[each + 1]!;
    next[each] = after < sold && group[after] === group[each] ? next[after]! : after;
    present[each] = weight[each]! > 0 ? each : after;
  }
  return { present, next };
}
