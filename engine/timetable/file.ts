import { encodeSnapshot, openSnapshot, type Column, type FileKind } from '#engine/snapshot';
import { COLUMNS } from './columns.ts';
import type { Counts } from './columns.ts';
import { validateColumns } from './structure.ts';
import type { Timetable } from './types.ts';

/** `WFTT`. */
const KIND: FileKind = { name: 'the timetable', magic: 0x54544657, version: 2 };

interface Text {
  readonly firstDay: number;
  readonly counts: Counts;
  readonly airports: Pick<Timetable['airports'], 'code' | 'countryCode'>;
  readonly zones: Pick<Timetable['zones'], 'name'>;
  readonly carriers: Pick<Timetable['carriers'], 'code' | 'name' | 'allianceName'>;
  readonly configs: Pick<Timetable['configs'], 'aircraft' | 'aircraftName'>;
}

/** The timetable as one file; equal timetables give equal bytes. */
export function encodeTimetable(tt: Timetable): Uint8Array {
  const columns = COLUMNS.map(([part, column]) => columnOf(tt, part, column));
  return encodeSnapshot(KIND, textOf(tt), columns);
}

/**
 * Attaches columns to the file in `buffer` without a copy. Throws SnapshotError when the file is of another version or
 * byte order, damaged, cut short, or its columns contradict each other.
 */
export function decodeTimetable(buffer: SharedArrayBuffer): Timetable {
  const file = openSnapshot(KIND, buffer, COLUMNS.length);
  const text = file.text as Text;
  const { counts } = text;
  const { airports, zones, carriers, configs } = text;
  const parts = { airports, zones, carriers, configs, pairs: {}, flights: {}, codeshares: {} };
  const columns: Record<string, Record<string, unknown>> = parts;
  COLUMNS.forEach(([part, column, type, length], i) => {
    columns[part]![column] = file.column<Column>(i, type, length(counts));
  });
  for (const part of ['airports', 'zones', 'carriers', 'configs', 'pairs', 'flights'] as const) {
    columns[part]!.count = counts[part];
  }
  const tt = { firstDay: text.firstDay, dayCount: counts.days, ...parts } as unknown as Timetable;
  validateColumns(tt);
  return tt;
}

function textOf(tt: Timetable): Text {
  const { airports, zones, carriers, configs, pairs, flights, codeshares } = tt;
  return {
    firstDay: tt.firstDay,
    counts: {
      days: tt.dayCount,
      airports: airports.count,
      zones: zones.count,
      carriers: carriers.count,
      configs: configs.count,
      pairs: pairs.count,
      flights: flights.count,
      codeshares: codeshares.carrier.length,
    },
    airports: { code: airports.code, countryCode: airports.countryCode },
    zones: { name: zones.name },
    carriers: { code: carriers.code, name: carriers.name, allianceName: carriers.allianceName },
    configs: { aircraft: configs.aircraft, aircraftName: configs.aircraftName },
  };
}

function columnOf(tt: Timetable, part: keyof Timetable, column: string): Column {
  return (tt[part] as unknown as Record<string, Column>)[column]!;
}
