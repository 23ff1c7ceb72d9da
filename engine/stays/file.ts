import { below, encodeSnapshot, openSnapshot, ranges, type Column, type FileKind } from '#engine/snapshot';
import { boxCount } from './boxes.ts';
import { requireStay } from './errors.ts';
import { LAYOUT, type Counts } from './layout.ts';
import { BOARDS, FIRST_CONTRACT, type StaySnapshot, type StayWords } from './snapshot.ts';

/** `WFST`. */
const KIND: FileKind = { name: 'the world of stays', magic: 0x54534657, version: 2 };

interface Text {
  readonly firstDay: number;
  readonly counts: Counts;
  readonly words: StayWords;
}

/** The stays as one file; equal snapshots give equal bytes. */
export function encodeStays(world: StaySnapshot): Uint8Array {
  const parts = world as unknown as Record<string, Record<string, Column>>;
  const columns = LAYOUT.map(({ part, name }) => parts[part]![name]!);
  const text: Text = { firstDay: world.firstDay, counts: countsOf(world), words: world.words };
  return encodeSnapshot(KIND, text, columns);
}

/**
 * Attaches columns to the file in `buffer` without a copy. Throws SnapshotError when the file is of another version or byte
 * order, damaged, cut short, or its columns contradict each other.
 */
export function decodeStays(buffer: SharedArrayBuffer): StaySnapshot {
  const file = openSnapshot(KIND, buffer, LAYOUT.length);
  const { firstDay, counts, words } = file.text as Text;
  const parts: Record<string, Record<string, unknown>> = {
    properties: { count: counts.properties },
    rooms: { count: counts.rooms },
    plans: { count: counts.plans },
    exceptions: { count: counts.exceptions },
    restrictions: { count: counts.restrictions },
    zones: { count: counts.zones, name: words.zones },
    tables: {},
    pool: {},
  };
  LAYOUT.forEach(({ part, name, type, length }, at) => {
    parts[part]![name] = file.column(at, type, length(counts));
  });
  const world = { firstDay, dayCount: counts.days, words, ...parts } as unknown as StaySnapshot;
  validateColumns(world);
  return world;
}

function countsOf(world: StaySnapshot): Counts {
  const { properties, rooms, plans, exceptions, restrictions, tables, zones, pool } = world;
  return {
    days: world.dayCount,
    words: Math.ceil((world.dayCount + 1) / 32),
    zones: zones.count,
    properties: properties.count,
    rooms: rooms.count,
    plans: plans.count,
    exceptions: exceptions.count,
    restrictions: restrictions.count,
    seasons: tables.seasons.length / 366,
    weekdays: tables.weekdays.length / 7,
    leads: tables.firstLead.length - 1,
    leadDays: tables.leads.length,
    texts: pool.at.length - 1,
    textBytes: pool.bytes.length,
    boxes: boxCount(properties.count),
    slots: tables.slots.length,
  };
}

function validateColumns({
  words,
  dayCount,
  properties,
  rooms,
  plans,
  exceptions,
  restrictions,
  tables,
  pool,
}: StaySnapshot): void {
  const texts = pool.at.length - 1;
  ranges('properties.firstRoom', properties.firstRoom, rooms.count);
  ranges('rooms.firstPlan', rooms.firstPlan, plans.count);
  ranges('rooms.firstException', rooms.firstException, exceptions.count);
  ranges('pool.at', pool.at, pool.bytes.length);
  for (const [name, column, limit] of [
    ['properties.key', properties.key, texts],
    ['properties.name', properties.name, texts],
    ['properties.country', properties.country, words.countries.length],
    ['properties.area', properties.area, words.areas.length],
    ['properties.zone', properties.zone, words.zones.length],
    ['properties.chain', properties.chain, words.chains.length],
    ['properties.currency', properties.currency, words.currencies.length],
    ['properties.taxSet', properties.taxSet, words.taxSets.length],
    ['properties.season', properties.season, tables.seasons.length / 366],
    ['properties.weekday', properties.weekday, tables.weekdays.length / 7],
    ['properties.lead', properties.lead, tables.firstLead.length - 1],
    ['rooms.key', rooms.key, texts],
    ['rooms.name', rooms.name, texts],
    ['rooms.beds', rooms.beds, words.beds.length],
    ['plans.key', plans.key, texts],
    ['plans.board', plans.board, BOARDS.length],
    ['plans.cancellation', plans.cancellation, words.cancellations.length],
    ['plans.audience', plans.audience, FIRST_CONTRACT + words.contracts.length],
    ['plans.restriction', plans.restriction, restrictions.count],
    ['exceptions.day', exceptions.day, dayCount + 1],
    ['tables.slots', tables.slots, properties.count + 1],
  ] as const) {
    below(name, column, limit);
  }
  const { slots } = tables;
  requireStay(
    slots.length >= 2 * properties.count && (slots.length & (slots.length - 1)) === 0,
    () => 'tables.slots is too short',
  );
}
