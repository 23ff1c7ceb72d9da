import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database';
import { openTestDatabase } from '#platform/testing';
import { PERSONAL } from './personal.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const tables = PERSONAL.flatMap((module) => module.tables);
const columnsOf = ({ plain, personal }: (typeof tables)[number]) => [
  ...plain.split(' ').filter(Boolean),
  ...Object.keys(personal),
];

test('every column of every table is declared by its module, and nothing else is', async () => {
  // Not information_schema: that hides what the application role may not read.
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`.execute(
    open.database.query,
  );
  const real = new Set(rows.map(({ name }) => name));
  const declared = tables.flatMap((table) => columnsOf(table).map((column) => `${table.table}.${column}`));
  expect([...real].filter((name) => !declared.includes(name)).sort()).toEqual([]);
  expect(declared.filter((name) => !real.has(name))).toEqual([]);
  expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([]);
});

test('declarations agree with themselves', () => {
  const byName = new Map(tables.map((table) => [table.table, table]));
  for (const { table, owner, exportAs, rows, personal } of tables) {
    for (const [name, { onErase, exportAs: column, kind }] of Object.entries(personal)) {
      const of = `${table}.${name}`;
      expect([of, onErase === 'row']).toEqual([of, rows === 'delete']);
      if (kind === 'secret') expect([of, column]).toEqual([of, null]);
      if (exportAs === null) expect([of, column]).toEqual([of, null]);
    }
    if (!Array.isArray(owner)) {
      expect([table, rows]).not.toEqual([table, 'delete']);
      expect([table, exportAs]).toEqual([table, null]);
      continue;
    }
    for (const link of owner) {
      if (link.by === 'row') expect(byName.has(link.of)).toBe(true);
    }
  }
});
