import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DataRowsError, parseRows } from '#engine/data-rows';
import { z } from '#zod';
import { patchSchema } from '../reference/airports/patch.ts';
import { zonesSchema } from '../reference/airports/zones.ts';
import { airportsSchema } from '../reference/exonyms/airports.ts';
import { placesSchema } from '../reference/exonyms/exonyms.ts';
import { shownAirportsSchema } from '../reference/exonyms/shown-airports.ts';
import { townsSchema } from '../reference/exonyms/towns.ts';
import { quartersSchema } from '../reference/quarters/quarters.ts';
import { HOUSE_SCHEMAS } from '../supply/house/data-schemas.ts';

const ROOT = join(import.meta.dirname, '..');

/** Published schema of data files, which lies beside them -> what it is generated from. */
export const DATA_SCHEMAS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ...HOUSE_SCHEMAS,
  ['reference/airports/patch.schema.json', patchSchema],
  ['reference/airports/zones.schema.json', zonesSchema],
  ['reference/exonyms/places.schema.json', placesSchema],
  ['reference/exonyms/airports.schema.json', airportsSchema],
  ['reference/exonyms/shown-airports.schema.json', shownAirportsSchema],
  ['reference/exonyms/towns.schema.json', townsSchema],
  ['reference/quarters/quarters.schema.json', quartersSchema],
]);

/** A schema as editors read it. */
export function publishedSchema(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, { io: 'input' });
}

export interface DataFile {
  readonly path: string;
  /** Path of its published schema, as the file names it. */
  readonly schema: string;
  readonly contents: unknown;
}

/** The data files beside the published schemas. */
export function dataFiles(): readonly DataFile[] {
  const folders = [...new Set([...DATA_SCHEMAS.keys()].map((path) => dirname(path)))];
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
      .map((name) => {
        const path = join(folder, name);
        const contents: unknown = readJson(path);
        return { path, schema: join(folder, schemaNamedIn(contents)), contents };
      }),
  );
}

function schemaNamedIn(contents: unknown): string {
  return typeof contents === 'object' && contents !== null && '$schema' in contents ? String(contents.$schema) : '';
}

/** `path` is relative to the repository. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  } catch (error) {
    throw new DataRowsError(`${path}: ${String(error)}`, { cause: error });
  }
}

/** Throws a `DataRowsError` when the file is not what its schema says. */
export function checkDataFile({ path, schema: name, contents }: DataFile): void {
  const schema = DATA_SCHEMAS.get(name);
  if (!schema) throw new DataRowsError(`${path}: "$schema" names no schema of data files`);
  parseRows(schema, path, contents);
}
