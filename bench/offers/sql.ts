import { DatabaseSync } from 'node:sqlite';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { LISTED, type Answer, type BenchOffer, type Question } from './question.ts';

export interface SqlPeer {
  readonly name: string;
  answer(question: Question): Answer | Promise<Answer>;
  close(): Promise<void> | void;
}

const COLUMNS = 'price, duration, stops, carrier, alliance, origin, target, departure, nights';
const CREATE =
  'create table offer (price integer, duration integer, stops integer, carrier text, alliance text, origin text, target text, departure integer, nights integer)';

/** One statement: every test once per row, then the total, the page and six disjunctive counts. */
function statement({ price, departure, duration, stops, carriers, noNights }: Question): string {
  const names = carriers.map((carrier) => `'${carrier}'`).join() || "''";
  const group = (facet: string, column: string, own: string, extra = ''): string =>
    `select '${facet}' as facet, cast(${column} as text) as value, count(*) as n from judged where fails = 0 or (fails = 1 and ${own}) ${extra} group by ${column}`;
  return `with judged as materialized (
    select judge.*, s + c + x + o as fails from (
      select offer.*,
        case when stops in (${stops.join() || '-1'}) then 0 else 1 end as s,
        case when carrier in (${names}) then 0 else 1 end as c,
        case when nights = 0 or ${noNights ? '1 = 0' : '1 = 1'} then 0 else 1 end as x,
        case when price <= ${price} and departure between ${departure[0]} and ${departure[1]} and duration <= ${duration} then 0 else 2 end as o
      from offer) judge where s + c + x + o < 2)
    select 'total' as facet, '' as value, count(*) as n from judged where fails = 0
    union all select 'top', '', price from (select price from judged where fails = 0 order by price limit ${LISTED}) page
    union all ${group('stops', 'stops', 's = 1')}
    union all ${group('carriers', 'carrier', 'c = 1')}
    union all select 'alliances', alliance, count(*) from judged where fails = 0 and alliance <> '' group by alliance
    union all select 'out.from', origin, count(*) from judged where fails = 0 group by origin
    union all select 'out.to', target, count(*) from judged where fails = 0 group by target
    union all select 'nightWait', 'none', count(*) from judged where nights = 0 and (fails = 0 or (fails = 1 and x = 1))`;
}

function readRows(rows: readonly Readonly<Record<string, unknown>>[]): Answer {
  let total = 0;
  const top: number[] = [];
  const facets = new Map<string, number>();
  for (const { facet, value, n } of rows) {
    if (facet === 'total') total = Number(n);
    else if (facet === 'top') top.push(Number(n));
    else if (Number(n) > 0) facets.set(`${String(facet)} ${String(value)}`, Number(n));
  }
  return { total, top: top.toSorted((a, b) => a - b), facets };
}

export function openSqlite(offers: readonly BenchOffer[]): SqlPeer {
  const db = new DatabaseSync(':memory:');
  db.exec(CREATE);
  const insert = db.prepare(`insert into offer (${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  db.exec('begin');
  for (const offer of offers) insert.run(...valuesOf(offer));
  db.exec('commit; analyze');
  const sqlOf = (question: Question): string => statement(question);
  return {
    name: 'node:sqlite in memory',
    answer: (question) => readRows(db.prepare(sqlOf(question)).all()),
    close: () => db.close(),
  };
}

export async function openPglite(offers: readonly BenchOffer[]): Promise<SqlPeer> {
  const db = await PGlite.create();
  await fill(offers, (sql) => db.exec(sql));
  return {
    name: 'PGlite',
    answer: async (question) => readRows((await db.query<Record<string, unknown>>(statement(question))).rows),
    close: () => db.close(),
  };
}

/** Only where TEST_DATABASE_URL names a server; a temporary table, gone with the connection. */
export async function openPostgres(offers: readonly BenchOffer[], url: string): Promise<SqlPeer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fill(offers, (sql) => client.query(sql), 'create temporary table');
  return {
    name: 'PostgreSQL',
    answer: async (question) => readRows((await client.query<Record<string, unknown>>(statement(question))).rows),
    close: () => client.end(),
  };
}

async function fill(
  offers: readonly BenchOffer[],
  run: (sql: string) => Promise<unknown>,
  create = 'create table',
): Promise<void> {
  await run(CREATE.replace('create table', create));
  for (let from = 0; from < offers.length; from += 1000) {
    const rows = offers.slice(from, from + 1000).map((offer) => `(${valuesOf(offer).map(literal).join()})`);
    await run(`insert into offer (${COLUMNS}) values ${rows.join()}`);
  }
  await run('analyze offer');
}

function literal(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value}'`;
}

function valuesOf(offer: BenchOffer): (string | number)[] {
  const { price, duration, stops, carrier, alliance, origin, target, departure, nights } = offer;
  return [price, duration, stops, carrier, alliance, origin, target, departure, nights];
}
