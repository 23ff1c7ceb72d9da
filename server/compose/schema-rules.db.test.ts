import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database';
import { openTestDatabase } from '#platform/testing';
import { PERSONAL } from './personal.ts';

interface Column {
  readonly column: string;
  readonly type: string;
  /** What is checked of this column alone. */
  readonly checks: readonly string[];
}

let open: OpenDatabase;
let columns: readonly Column[];
beforeAll(async () => {
  open = await openTestDatabase();
  const { rows } = await sql<Column>`
    select r.relname || '.' || a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      coalesce((select jsonb_agg(pg_get_constraintdef(c.oid)) from pg_constraint c
        where c.conrelid = r.oid and c.contype = 'c' and a.attnum = any (c.conkey)), '[]') as checks
    from pg_class r join pg_attribute a on a.attrelid = r.oid
    where r.relkind = 'r' and r.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    order by 1`.execute(open.database.query);
  columns = rows;
});
afterAll(() => open.close());

/** PostgreSQL writes `state in ('a', 'b')` as an array of texts. */
const LIST = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/;

function listOf({ checks }: Column): readonly string[] | undefined {
  const list = checks.flatMap((check) => LIST.exec(check)?.[1] ?? [])[0];
  return list === undefined ? undefined : [...list.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value).sort();
}

test('the database checks the same lists of states and kinds as the code', () => {
  const declared = PERSONAL.flatMap(({ tables }) => tables).flatMap(({ table, oneOf = {} }) =>
    Object.entries(oneOf).map(([column, values]) => [`${table}.${column}`, [...values].sort()]),
  );
  const checked = columns.flatMap((each) => {
    const list = listOf(each);
    return list ? [[each.column, list]] : [];
  });
  expect(Object.fromEntries(checked)).toEqual(Object.fromEntries(declared));
});

test('no state goes unchecked', () => {
  const states = columns.filter(({ column, type }) => type === 'text' && /\.(state|status)$/.test(column));
  expect(states.length).toBeGreaterThan(9);
  expect(states.filter((each) => !listOf(each)).map(({ column }) => column)).toEqual([]);
});

test('a currency is three capital letters, and only the ledger holds amounts below nothing', () => {
  const unlike = (name: RegExp, check: RegExp) =>
    columns
      .filter(({ column, checks }) => name.test(column) && !checks.some((each) => check.test(each)))
      .map(({ column }) => column);
  expect(unlike(/\.currency$/, /~ '\^\[A-Z\]\{3\}\$'::text/)).toEqual([]);
  expect(unlike(/_minor$/, /_minor >=? 0\)/)).toEqual(['ledger_entry.amount_minor']);
});

test('a session is known by an id of one type everywhere', () => {
  const sessions = columns.filter(({ column }) => column.endsWith('session_id'));
  expect(sessions.map(({ column }) => column)).toContain('booking_order.session_id');
  expect(new Set(sessions.map(({ type }) => type))).toEqual(new Set(['uuid']));
});

test('what belongs to an account or an order refers to it, and is found by an index where it goes with it', async () => {
  const { rows } = await sql<{ column: string; goes: boolean; indexed: boolean }>`
    select c.conrelid::regclass || '.' || a.attname as column, c.confdeltype in ('c', 'n') as goes,
      exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]) as indexed
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(open.database.query);
  const refers = new Set(rows.map(({ column }) => column));
  const owned = columns.filter(({ column, type }) => type === 'uuid' && /\.(account|order|item)_id$/.test(column));
  expect(owned.length).toBeGreaterThan(20);
  expect(owned.filter(({ column }) => !refers.has(column)).map(({ column }) => column)).toEqual([]);
  expect(rows.filter(({ goes, indexed }) => goes && !indexed)).toEqual([]);
});

test('what has a company, and what refers to such, is under row security; the company is a key with an index', async () => {
  const { rows } = await sql<{ table: string; guarded: boolean; company: boolean; whole: boolean; parents: string[] }>`
    select r.relname as "table", r.relrowsecurity and r.relforcerowsecurity as guarded, a.attnum is not null as company,
      exists (select from pg_constraint c where c.conrelid = r.oid and c.contype = 'f' and c.conkey = array[a.attnum]
        and c.confrelid = 'company'::regclass)
        and exists (select from pg_index i where i.indrelid = r.oid and i.indkey[0] = a.attnum) as whole,
      array(select p.relname::text from pg_constraint c join pg_class p on p.oid = c.confrelid
        where c.conrelid = r.oid and c.contype = 'f') as parents
    from pg_class r left join pg_attribute a on a.attrelid = r.oid and a.attname = 'company_id'
    where r.relkind = 'r' and r.relnamespace = 'public'::regnamespace order by 1`.execute(open.database.query);
  const named = (found: typeof rows) => found.map(({ table }) => table);
  const guarded = rows.filter((row) => row.guarded);
  expect(named(rows.filter(({ company, whole }) => company && !whole))).toEqual([]);
  const refers = (row: (typeof rows)[number]) => row.parents.some((parent) => named(guarded).includes(parent));
  expect(named(rows.filter((row) => !row.guarded && (row.company || refers(row))))).toEqual([]);
  expect(named(guarded)).toEqual([
    'audit_entry',
    'booking_effect',
    'booking_event',
    'booking_gate',
    'booking_notice',
    'booking_order',
    'booking_quote',
    'booking_traveller',
    'cancel_quote',
    'cart',
    'help_item',
    'ledger_entry',
    'order_item',
    'payment',
    'payment_customer',
    'payment_method',
    'refund',
    'saved_traveler',
    'stored_file',
    'traveler_list',
  ]);
});

/** A quote in a cart may be ordered for somebody else; an order is held to its quote from the other side. */
const ONE_SIDED = ['cart.quote_id', 'booking_order.quote_id'];

test('what has a company and belongs to what has one, and parts of an order that name each other, refer by both', async () => {
  const { rows } = await sql<{ reference: string; held: boolean }>`
    select c.conrelid::regclass || '.' || a.attname as reference, bool_or(also.attname is not null) as held
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      left join pg_attribute also on also.attrelid = c.conrelid and also.attnum = c.conkey[2]
        and also.attname in ('of_whom', 'order_id')
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and exists (
      select from pg_attribute x join pg_attribute y on y.attname = x.attname and y.attrelid = c.confrelid
      where x.attrelid = c.conrelid and x.attname in ('company_id', 'order_id'))
    group by 1 order by 1`.execute(open.database.query);
  expect(rows.filter(({ held, reference }) => !held && !ONE_SIDED.includes(reference))).toEqual([]);
  expect(rows.length).toBeGreaterThan(14);
});
