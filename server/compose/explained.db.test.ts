import pg from 'pg';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CancelQuote } from '#contract/booking';
import { bought, listed, openShop, quoted, said, type Shop, VERTICALS } from './testing/promises.ts';

/** Orders in the tables when statements are explained: `EXPLAIN_ORDERS=100000 npx vitest run server/compose/explained`. */
const ORDERS = Number(process.env['EXPLAIN_ORDERS'] ?? 5_000);

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Everything that is asked of the database while `act` runs, each text once. */
async function recorded(act: () => Promise<void>): Promise<readonly Statement[]> {
  const seen = new Map<string, Statement>();
  const client = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = client;
  client.query = function record(this: unknown, ...args: unknown[]) {
    const [first, second] = args;
    const asked = typeof first === 'string' ? { text: first, values: second } : (first as Partial<Statement>);
    const { text = '', values } = asked ?? {};
    if (/^\s*(select|update|delete|with)\b/i.test(text))
      seen.set(text, { text, values: Array.isArray(values) ? values : [] });
    return query.apply(this, args);
  };
  try {
    await act();
  } finally {
    client.query = query;
  }
  return [...seen.values()];
}

let shop: Shop;
let statements: readonly Statement[];

/** From the search to the refund, by a reader with an account, and what an operator's clock does beside. */
async function journey(): Promise<void> {
  const reader = await shop.site.signedUp('mira@example.com');
  const path = '/i/api/booking/v1';
  for (const vertical of VERTICALS) {
    const asked = { day: 63, adults: 1, children: [], rooms: 1, currency: 'EUR' };
    const offer = (await listed(reader, vertical, asked))!;
    const { order } = await bought(reader, await quoted(reader, offer.choice));
    await shop.site.deliver();
    await said(reader.get(`${path}/orders/${order.id}`));
    await said(reader.get(`${path}/own`));
    await said(reader.send('POST', `${path}/claim`, {}));
    const found = { reference: order.reference, email: 'mira@example.com' };
    await said((await shop.site.browser()).send('POST', `${path}/find`, found));
    const quote = await said<CancelQuote>(reader.send('POST', `${path}/orders/${order.id}/cancel-quotes`, {}));
    await said(reader.send('POST', `${path}/cancel-quotes/${quote.id}/confirm`, {}));
    await shop.site.deliver();
  }
}

beforeAll(async () => {
  shop = await openShop();
  statements = await recorded(journey);
}, 240_000);
afterAll(() => shop.close());

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** Part of a key that no two rows share, and not one of a list. */
  readonly unique: boolean;
}

/** Kept as they are: few rows in any house, or rows that only a chain of their own may add. */
const NOT_FILLED = /^(audit_|cron$|exchange_rate$|news_|visitor_day_key$|house_stock$)/;

/** What a copy has in a column: another key where rows are told apart by it or referred to, else the same. */
function copyOf({ name, type, unique }: Column): string {
  const column = `"${name}"`;
  if (type === 'uuid') return `case when ${column} is null then null else gen_random_uuid() end`;
  if (type === 'bytea' && unique) return `decode(md5(n::text), 'hex')`;
  if (type === 'integer' && unique) return `${column} + n`;
  if (type === 'text' && (unique || /(_key|_id|scope|reference)$/.test(name))) return `${column} || n`;
  return column;
}

/** Every table that the journey left rows in is filled with copies; to what they refer plays no part in a plan. */
async function fillTables(): Promise<ReadonlySet<string>> {
  const { query } = shop.site.database.database;
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as name, c.data_type as type, exists (
      select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = to_regclass(c.table_name) and i.indisunique and a.attname = c.column_name
        and not exists (select from pg_constraint k
          where k.conrelid = i.indrelid and k.contype = 'c' and a.attnum = any (k.conkey))) as unique
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'`.execute(query);
  const columnsOf = Map.groupBy(
    rows.filter(({ table }) => !NOT_FILLED.test(table)),
    ({ table }) => table,
  );
  for (const [table, columns] of columnsOf) {
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const copies = columns.map(copyOf).join(', ');
    await asOwner(
      `insert into ${table} (${names})
       select ${copies} from (select * from ${table} limit 1) one, generate_series(1, ${ORDERS}) n`,
    );
  }
  await asOwner('analyze');
  const large = await sql<{ table: string }>`
    select relname as table from pg_class where relkind = 'r' and reltuples >= ${ORDERS} and relnamespace = 'public'::regnamespace
  `.execute(query);
  return new Set(large.rows.map(({ table }) => table));
}

/** One statement of the owner of the tables, to whom foreign keys do not speak; several in one are of one connection. */
async function asOwner(statement: string): Promise<void> {
  const whole = [
    'set role none',
    'set session_replication_role = replica',
    statement,
    'set session_replication_role = origin',
    'set role wayfold_app',
  ];
  await sql.raw(whole.join('; ')).execute(shop.site.database.database.query);
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

function nodesOf(plan: Plan): readonly Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

test('every statement of a booking finds its rows by an index among many orders', async () => {
  const large = await fillTables();
  for (const table of [
    'booking_order',
    'order_item',
    'booking_effect',
    'booking_gate',
    'payment',
    'refund',
    'cancel_quote',
    'visitor_session',
  ])
    expect(large).toContain(table);
  const scans: string[] = [];
  for (const { text, values } of statements) {
    const { rows } = await explain(text, values);
    const [{ Plan: plan } = { Plan: { 'Node Type': 'none' } }] = rows[0]!['QUERY PLAN'];
    for (const node of nodesOf(plan)) {
      const table = node['Relation Name'];
      if (node['Node Type'] === 'Seq Scan' && table !== undefined && large.has(table))
        scans.push(`${table}: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`);
    }
  }
  expect(statements.length).toBeGreaterThan(60);
  expect(scans).toEqual([]);
}, 120_000);

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[];
}

/** With the values that were given when it was asked. */
function explain(text: string, values: readonly unknown[]) {
  return shop.site.database.database.query.executeQuery<Explained>(
    CompiledQuery.raw(`explain (format json) ${text}`, [...values]),
  );
}
