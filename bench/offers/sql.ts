import { DatabaseSync } from 'node:sqlite';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { BenchOffer } from './offers.ts';
import type { Answer, Question } from './question.ts';
import { statementOf } from './statement.ts';

export interface SqlPeer {
  readonly name: string;
  answer(question: Question): Answer | Promise<Answer>;
  close(): Promise<void> | void;
}

const COLUMNS: readonly (readonly [string, 'integer' | 'text', (offer: BenchOffer) => string | number | null])[] = [
  ['price', 'integer', (offer) => offer.price],
  ['refund', 'integer', (offer) => offer.refundPrice],
  ['change', 'integer', (offer) => offer.changePrice],
  ['duration', 'integer', (offer) => offer.duration],
  ['stops', 'integer', (offer) => offer.stops],
  ['carrier', 'text', (offer) => offer.carrier],
  ['alliance', 'text', (offer) => offer.alliance],
  ['origin', 'text', (offer) => offer.origin],
  ['target', 'text', (offer) => offer.target],
  ['departure', 'integer', (offer) => offer.departure],
  ['nights', 'integer', (offer) => offer.nights],
  ['via1', 'text', (offer) => offer.via1],
  ['via2', 'text', (offer) => offer.via2],
  ['dep_step', 'integer', (offer) => offer.departureStep],
  ['arr_step', 'integer', (offer) => offer.arrivalStep],
  ['dur_step', 'integer', (offer) => offer.durationStep],
  ['wait_step', 'integer', (offer) => offer.waitStep],
];
const CREATE = `table offer (${COLUMNS.map(([name, type]) => `${name} ${type}`).join()})`;

const PG = statementOf({
  stops: 'stops = any($5::integer[])',
  carriers: 'carrier = any($6::text[])',
  noNights: '$7::boolean',
  fence: 'offset 0',
  least: 'least',
  groupingSets: true,
});

const SQLITE = statementOf({
  stops: 'stops in (select value from json_each($5))',
  carriers: 'carrier in (select value from json_each($6))',
  noNights: '$7',
  fence: 'limit -1',
  least: 'min',
  groupingSets: false,
}).replaceAll('$', '?');

type Row = Readonly<Record<string, unknown>>;

function readRows(rows: readonly Row[]): Answer {
  let total = 0;
  let prices: readonly [number, number] = [0, 0];
  const top: number[] = [];
  const options = new Map<string, readonly [number, number]>();
  const steps = new Map<string, number>();
  for (const { facet, value, n, least } of rows) {
    const id = String(facet);
    const count = Number(n);
    if (id === 'total') total = count;
    else if (id === 'top') top.push(count);
    else if (id === 'ends') prices = [count, Number(least)];
    else if (count > 0 && RANGES.has(id)) steps.set(`${id} ${String(value)}`, count);
    else if (count > 0) options.set(`${id} ${String(value)}`, [count, Number(least)]);
  }
  return { total, top: top.toSorted((a, b) => a - b), options, steps, prices };
}

const RANGES = new Set(['price', 'connection', 'out.departure', 'out.arrival', 'out.duration']);

function valuesOf(question: Question): unknown[] {
  const { price, departure, duration, stops, carriers, noNights } = question;
  return [price, ...departure, duration, stops, carriers, noNights];
}

export function openSqlite(offers: readonly BenchOffer[]): SqlPeer {
  const db = new DatabaseSync(':memory:');
  db.exec(`create ${CREATE}`);
  const insert = db.prepare(`insert into offer values (${COLUMNS.map(() => '?').join()})`);
  db.exec('begin');
  for (const offer of offers) insert.run(...COLUMNS.map(([, , read]) => read(offer)));
  db.exec('commit; analyze');
  const select = db.prepare(SQLITE);
  return {
    name: 'node:sqlite in memory',
    answer: ({ price, departure, duration, stops, carriers, noNights }) =>
      readRows(
        select.all(price, ...departure, duration, JSON.stringify(stops), JSON.stringify(carriers), noNights ? 1 : 0),
      ),
    close: () => db.close(),
  };
}

export async function openPglite(offers: readonly BenchOffer[]): Promise<SqlPeer> {
  const db = await PGlite.create();
  await fill(offers, 'create', (sql) => db.exec(sql));
  return {
    name: 'PGlite',
    answer: async (question) => readRows((await db.query<Row>(PG, valuesOf(question))).rows),
    close: () => db.close(),
  };
}

/** Only where TEST_DATABASE_URL names a server; a temporary table, gone with the connection. */
export async function openPostgres(offers: readonly BenchOffer[], url: string): Promise<SqlPeer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fill(offers, 'create temporary', (sql) => client.query(sql));
  const prepared = { name: 'offers', text: PG };
  return {
    name: 'PostgreSQL',
    answer: async (question) => readRows((await client.query<Row>({ ...prepared, values: valuesOf(question) })).rows),
    close: () => client.end(),
  };
}

async function fill(
  offers: readonly BenchOffer[],
  create: string,
  run: (sql: string) => Promise<unknown>,
): Promise<void> {
  await run(`${create} ${CREATE}`);
  for (let from = 0; from < offers.length; from += 1000) {
    const rows = offers
      .slice(from, from + 1000)
      .map((offer) => `(${COLUMNS.map(([, , read]) => literal(read(offer))).join()})`);
    await run(`insert into offer values ${rows.join()}`);
  }
  await run('vacuum analyze offer');
}

function literal(value: string | number | null): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
