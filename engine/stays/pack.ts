import { shared } from '#engine/snapshot';
import { zoneColumns } from '#engine/zones';
import { boxesOver } from './boxes.ts';
import { Collected, type Rows } from './collect.ts';
import { curveOrder } from './curve.ts';
import { requireStay } from './errors.ts';
import type { StayWorld, StayWorldInput } from './input.ts';
import { ROWS, type ColumnsOf } from './layout.ts';
import { packRestrictions } from './pack-rules.ts';
import { keyHash, type StaySnapshot } from './snapshot.ts';
import { textAt, type TextPool } from './texts.ts';
import { validateWorld } from './validate.ts';

/**
 * Turns plain rows into columns over shared memory, properties along Hilbert's curve. Deterministic: equal input gives equal bytes.
 * Throws StayError naming the first bad row.
 */
export function packStays(input: StayWorldInput): StaySnapshot {
  validateWorld(input);
  const rows = new Collected(input);
  for (const property of input.properties) rows.add(property);
  const { latE6, lonE6 } = rows.properties.columns as { latE6: Int32Array; lonE6: Int32Array };
  const { count } = rows.properties;
  const order = curveOrder(latE6.subarray(0, count), lonE6.subarray(0, count));
  const rooms = follow(order, rows.roomCount, rows.rooms.count);
  const plans = follow(rooms.order, rows.planCount, rows.plans.count);
  const exceptions = follow(rooms.order, rows.exceptionCount, rows.exceptions.count);
  const properties = { count, firstRoom: rooms.first, ...gathered<'properties'>(rows.properties, 'properties', order) };
  const pool = rows.texts.pool();
  return {
    firstDay: input.firstDay,
    dayCount: input.dayCount,
    words: wordsOf(input, rows),
    pool,
    zones: zoneColumns(input.zones, input.firstDay, input.dayCount),
    properties,
    rooms: {
      count: rows.rooms.count,
      firstPlan: plans.first,
      firstException: exceptions.first,
      open: openNights(rows, rooms.order),
      ...gathered<'rooms'>(rows.rooms, 'rooms', rooms.order),
    },
    plans: { count: rows.plans.count, ...gathered<'plans'>(rows.plans, 'plans', plans.order) },
    exceptions: {
      count: rows.exceptions.count,
      ...gathered<'exceptions'>(rows.exceptions, 'exceptions', exceptions.order),
    },
    restrictions: packRestrictions(input, rows.words),
    tables: {
      seasons: flat(input.seasons),
      weekdays: flat(input.weekdays),
      leads: flat(input.leads),
      firstLead: startsOf(input.leads.map(({ length }) => length)),
      boxes: boxesOver(properties),
      slots: slotsOf(properties.key, pool),
    },
  };
}

/** The rows that belong to `parents`, in their order: a parent's are neighbours, and `first` says where they start. */
function follow(parents: Uint32Array, counts: Uint32Array, total: number): { order: Uint32Array; first: Uint32Array } {
  const start = new Uint32Array(parents.length + 1);
  for (let parent = 0; parent < parents.length; parent++) start[parent + 1] = start[parent]! + counts[parent]!;
  const order = new Uint32Array(total);
  const first = shared(Uint32Array, parents.length + 1);
  let at = 0;
  for (let i = 0; i < parents.length; i++) {
    const parent = parents[i]!;
    for (let row = start[parent]!; row < start[parent + 1]!; row++) order[at++] = row;
    first[i + 1] = at;
  }
  return { order, first };
}

type RowPart = keyof typeof ROWS;
type Gathered<P extends RowPart> = { readonly [C in keyof (typeof ROWS)[P]]: ColumnsOf<P>[C & keyof ColumnsOf<P>] };

function gathered<P extends RowPart>(rows: Rows<P>, part: P, order: Uint32Array): Gathered<P> {
  const columns: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(ROWS[part])) {
    const target = shared(type as typeof Uint32Array, order.length);
    copyRows(bitsOf(rows.columns[name]!), order, bitsOf(target));
    columns[name] = target;
    delete rows.columns[name];
  }
  return columns as Gathered<P>;
}

type Bits = Uint8Array | Uint16Array | Uint32Array;

/** Signed or not, what is copied are bits: three kinds of columns are copied a few times faster than six. */
function bitsOf({ buffer, byteOffset, length, BYTES_PER_ELEMENT }: Rows<RowPart>['columns'][string]): Bits {
  if (BYTES_PER_ELEMENT === 1) return new Uint8Array(buffer, byteOffset, length);
  return BYTES_PER_ELEMENT === 2
    ? new Uint16Array(buffer, byteOffset, length)
    : new Uint32Array(buffer, byteOffset, length);
}

function copyRows(from: Bits, order: Uint32Array, to: Bits): void {
  for (let i = 0; i < order.length; i++) to[i] = from[order[i]!]!;
}

function openNights({ open, words }: Collected, order: Uint32Array): Uint32Array {
  const rooms = order.length;
  const columns = shared(Uint32Array, rooms * words);
  for (let room = 0; room < rooms; room++) {
    const from = order[room]! * words;
    for (let word = 0; word < words; word++) columns[word * rooms + room] = open[from + word]!;
  }
  return columns;
}

function wordsOf(world: StayWorld, { countries, contracts, beds }: Collected): StaySnapshot['words'] {
  const { currencies, zones, chains, areas, amenities, accessFacts, cancellations, taxes, taxSets } = world;
  const given = { currencies, zones, chains, areas, amenities, accessFacts, cancellations, taxes, taxSets };
  return { ...given, incompleteTaxSets: [...world.incompleteTaxSets], countries, contracts, beds };
}

function flat(lists: readonly (readonly number[])[]): Uint16Array {
  const values = lists.flat();
  const column = shared(Uint16Array, values.length);
  column.set(values);
  return column;
}

function startsOf(lengths: readonly number[]): Uint32Array {
  const first = shared(Uint32Array, lengths.length + 1);
  lengths.forEach((length, i) => (first[i + 1] = first[i]! + length));
  return first;
}

function slotsOf(keys: Uint32Array, pool: TextPool): Uint32Array {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, 2 * keys.length)));
  const slots = shared(Uint32Array, size);
  for (let row = 0; row < keys.length; row++) {
    const key = textAt(pool, keys[row]!);
    let slot = keyHash(key) & (size - 1);
    while (slots[slot]! > 0) {
      requireStay(textAt(pool, keys[slots[slot]! - 1]!) !== key, () => `two properties have the key ${key}`);
      slot = (slot + 1) & (size - 1);
    }
    slots[slot] = row + 1;
  }
  return slots;
}
