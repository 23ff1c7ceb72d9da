import type { z } from '#zod';

/** A data file that its schema refuses; one line for each fault. */
export class DataRowsError extends Error {
  override readonly name: string = 'DataRowsError';
}

/** The contents of a data file as its schema gives them. `file` is the path in this repository, for the message. */
export function parseRows<Schema extends z.ZodType>(schema: Schema, file: string, contents: unknown): z.output<Schema> {
  const parsed = schema.safeParse(contents);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${file}: ${placeOf(contents, path)}${message}`);
  throw new DataRowsError(faults.join('\n'));
}

/** Fields by which a person knows a row. */
const NAMING = ['jurisdiction', 'code', 'name', 'english'];

/** The way to a fault, lists counted from 1: `charges 4 (US XA Inspection fee), rates 2, from: `. */
function placeOf(contents: unknown, path: readonly PropertyKey[]): string {
  let here = contents;
  let place = '';
  for (const key of path) {
    here = fieldOf(here, key);
    if (typeof key === 'number') place += ` ${key + 1}${namesOf(here)}`;
    else place += `${place && ', '}${String(key)}`;
  }
  return place && `${place}: `;
}

function namesOf(row: unknown): string {
  const names = NAMING.map((field) => fieldOf(row, field)).filter((name) => typeof name === 'string');
  return names.length > 0 ? ` (${names.join(' ')})` : '';
}

function fieldOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
}
