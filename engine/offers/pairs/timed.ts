import { minutesOf, type Minutes } from './minutes.ts';
import type { Field, PairRule, RowSet } from './field.ts';
import { visitInWindow } from './timed-window.ts';

/** A row with how many partners it has and the lowest total with one of them (Infinity for none). */
export type Visit = (row: number, count: number, min: number) => void;

/** Visits rows of one side, in any order, with their partners where time matters. */
export function visitTimed(field: Field, seekers: RowSet, partners: RowSet, rule: PairRule, visit: Visit): void {
  if (rule.price) visitInWindow(field, seekers, partners, rule, rule.price, visit);
  else visitAny(field, seekers, partners, rule, visit);
}

/** Every row looks at the minute from which on, or up to which, its partners go: what they are by then is worked out before. */
function visitAny(field: Field, seekers: RowSet, partners: RowSet, rule: PairRule, visit: Visit): void {
  if (rule.fits.includes(0)) {
    visitByStops(field, seekers, partners, rule, visit);
    return;
  }
  const { rows } = seekers;
  const { count, min } = metBy(field, seekers, partners, rule);
  for (let i = 0; i < rows.length; i += 1) visit(rows[i]!, count[i]!, min[i]!);
}

/** By position among the rows of a set: the number of partners and the lowest total with one of them. */
interface Met {
  readonly count: Float64Array;
  readonly min: Float64Array;
}

const MET = new WeakMap<RowSet, Map<RowSet, [Met | undefined, Met | undefined]>>();

/** Where any stops go together; several facets look at the same rows, so it is kept. */
function metBy(field: Field, seekers: RowSet, partners: RowSet, rule: PairRule): Met {
  const known = MET.get(seekers) ?? new Map<RowSet, [Met | undefined, Met | undefined]>();
  MET.set(seekers, known);
  const both = known.get(partners) ?? [undefined, undefined];
  known.set(partners, both);
  return (both[rule.oneTicket ? 1 : 0] ??= findMet(field, seekers, tableOf(field, partners, rule), rule.oneTicket));
}

function findMet(field: Field, { at, rows }: RowSet, table: Table, oneTicket: boolean): Met {
  const { of, group, oneWay, halfReturn } = field.classes[at]!;
  const { minutes, groups, count, least, ownCount, ownLeast } = table;
  const { time, first, length, before } = minutes;
  const met: Met = { count: new Float64Array(rows.length), min: new Float64Array(rows.length) };
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i]!;
    const each = of[row]!;
    const minute = Math.min(length, time[row]! < first ? before : time[row]! - first);
    const own = minute * groups + group[each]!;
    const returned = halfReturn[each]! + ownLeast[own]!;
    // A pair on one carrier is never dearer as a return, so the cheapest one-ways may be of one carrier too.
    const single = oneTicket ? Infinity : oneWay[each]! + least[minute]!;
    met.count[i] = oneTicket ? ownCount[own]! : count[minute]!;
    met.min[i] = single < returned ? single : returned;
  }
  return met;
}

/** Where the stops of the one decide which stops the other may have. */
function visitByStops(field: Field, seekers: RowSet, partners: RowSet, rule: PairRule, visit: Visit): void {
  const { at, rows } = seekers;
  const { of, stops, group, oneWay, halfReturn } = field.classes[at]!;
  const table = tableOf(field, partners, rule);
  const { minutes, kinds, groups, count, least, ownCount, ownLeast } = table;
  const { time, first, length } = minutes;
  const { oneTicket } = rule;
  const fitting = fittingStops(at, rule, kinds);
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i]!;
    const each = of[row]!;
    const minute = Math.min(length, time[row]! < first ? minutes.before : time[row]! - first);
    let found = 0;
    let min = Infinity;
    for (let kind = 0; kind < kinds; kind += 1) {
      if (fitting[3 * stops[each]! + kind] === 0) continue;
      const slot = minute * kinds + kind;
      const ownSlot = slot * groups + group[each]!;
      found += oneTicket ? ownCount[ownSlot]! : count[slot]!;
      const returned = halfReturn[each]! + ownLeast[ownSlot]!;
      const single = oneTicket ? Infinity : oneWay[each]! + least[slot]!;
      if (returned < min) min = returned;
      if (single < min) min = single;
    }
    visit(row, found, min);
  }
}

/** 1 where a row with these stops (index stops * 3 + kind) goes with partners of a kind: of a number of stops, or of any. */
function fittingStops(at: number, { fits }: PairRule, kinds: number): Uint8Array {
  const fitting = new Uint8Array(9);
  for (let own = 0; own < 3; own += 1) {
    for (let kind = 0; kind < kinds; kind += 1) {
      fitting[3 * own + kind] = kinds === 1 ? 1 : fits[at === 0 ? own * 3 + kind : kind * 3 + own]!;
    }
  }
  return fitting;
}

/** By minute of the seekers' clock, and one more for none: what those partners are that are not too close to it in time. */
interface Table {
  readonly minutes: Minutes;
  /** Partners by number of stops; 1 where the rule does not look at it. */
  readonly kinds: number;
  readonly groups: number;
  /** Index minute * kinds + kind; how many, and the lowest one-way price. */
  readonly count: Float64Array;
  readonly least: Float64Array;
  /** Index (minute * kinds + kind) * groups + group; the number only where the rule asks for one ticket. */
  readonly ownCount: Float64Array;
  readonly ownLeast: Float64Array;
}

const TABLES = new WeakMap<RowSet, Map<number, Table>>();

function tableOf(field: Field, partners: RowSet, { fits, oneTicket }: PairRule): Table {
  const kinds = fits.includes(0) ? 3 : 1;
  const id = kinds * 2 + (oneTicket ? 1 : 0);
  const known = TABLES.get(partners) ?? new Map<number, Table>();
  TABLES.set(partners, known);
  const table = known.get(id) ?? makeTable(field, partners, kinds, oneTicket);
  known.set(id, table);
  return table;
}

function makeTable(field: Field, { at, rows }: RowSet, kinds: number, oneTicket: boolean): Table {
  const { of, count: classCount, stops, group, oneWay, halfReturn } = field.classes[at]!;
  const minutes = minutesOf(field.board, at);
  const { length, partner } = minutes;
  const groups = field.board.groups.length;
  const size = (length + 1) * kinds;
  const count = new Float64Array(size);
  const ownCount = new Float64Array(oneTicket ? size * groups : 0);
  // A class is there from its first row on, seen from the end at which all of them go.
  const widest = new Int32Array(classCount).fill(-1);
  const later = at === 1;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i]!;
    const minute = partner[row]!;
    const each = of[row]!;
    const slot = minute * kinds + (kinds === 1 ? 0 : stops[each]!);
    count[slot]! += 1;
    if (oneTicket) ownCount[slot * groups + group[each]!]! += 1;
    const known = widest[each]!;
    if (known < 0 || (later ? minute > known : minute < known)) widest[each] = minute;
  }
  const least = new Float64Array(size).fill(Infinity);
  const ownLeast = new Float64Array(size * groups).fill(Infinity);
  for (let each = 0; each < classCount; each += 1) {
    if (widest[each]! < 0) continue;
    const slot = widest[each]! * kinds + (kinds === 1 ? 0 : stops[each]!);
    const own = slot * groups + group[each]!;
    if (oneWay[each]! < least[slot]!) least[slot] = oneWay[each]!;
    if (halfReturn[each]! < ownLeast[own]!) ownLeast[own] = halfReturn[each]!;
  }
  const steps = { length, later };
  addUp(count, kinds, steps);
  addUp(ownCount, kinds * groups, steps);
  fallTo(least, kinds, steps);
  fallTo(ownLeast, kinds * groups, steps);
  return { minutes, kinds, groups, count, least, ownCount, ownLeast };
}

interface Steps {
  readonly length: number;
  /** From the last minute down, else from the first up. */
  readonly later: boolean;
}

/** Each minute with all that lie behind it, `width` numbers a minute. */
function addUp(column: Float64Array, width: number, { length, later }: Steps): void {
  if (column.length === 0) return;
  const end = length * width;
  if (later) for (let at = end - width - 1; at >= 0; at -= 1) column[at]! += column[at + width]!;
  else for (let at = width; at < end; at += 1) column[at]! += column[at - width]!;
}

function fallTo(column: Float64Array, width: number, { length, later }: Steps): void {
  const end = length * width;
  if (later) {
    for (let at = end - width - 1; at >= 0; at -= 1)
      if (column[at + width]! < column[at]!) column[at] = column[at + width]!;
  } else {
    for (let at = width; at < end; at += 1) if (column[at - width]! < column[at]!) column[at] = column[at - width]!;
  }
}
