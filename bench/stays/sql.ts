import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Answer, Question } from './question.ts';
import type { BenchProperty } from './world.ts';

export interface SqlPeer {
  readonly name: string;
  answer(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

/** One row a run of open nights of a room type, one GiST index over place and nights: what the question asks for, both at once. */
const CREATE =
  'create temporary table stay_run (property integer, at point, adults integer, children integer, guests integer, open int4range)';
const INDEX = 'create index on stay_run using gist (at, open)';
const INSERT = `insert into stay_run select p, point(lon, lat), a, c, g, int4range(f, t, '[]')
  from unnest($1::int[], $2::float8[], $3::float8[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[]) as row (p, lon, lat, a, c, g, f, t)`;
const SELECT = `select count(*) as count, coalesce(sum(property), 0) as sum from (
  select distinct property from stay_run where at <@ box(point($1, $2), point($3, $4)) and open @> int4range($5, $6)
  and adults >= $7 and children >= $8 and guests >= $9) found`;

function valuesOf({ south, west, north, east, arrival, nights, adults, children }: Question): number[] {
  return [west, south, east, north, arrival, arrival + nights, adults, children, adults + children];
}

type Run = (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

async function openPeer(
  name: string,
  properties: Iterable<BenchProperty>,
  run: Run,
  close: () => Promise<void>,
): Promise<SqlPeer> {
  await run(CREATE);
  let batch = emptyBatch();
  for (const { id, lat, lon, rooms } of properties) {
    for (const { adults, children, guests, open } of rooms) {
      for (const [from, to] of open)
        [id, lon, lat, adults, children, guests, from, to].forEach((value, at) => batch[at]!.push(value));
    }
    if (batch[0]!.length < 100_000) continue;
    await run(INSERT, batch);
    batch = emptyBatch();
  }
  await run(INSERT, batch);
  await run(INDEX);
  await run('analyze stay_run');
  return {
    name,
    answer: async (question) => {
      const { rows } = await run(SELECT, valuesOf(question));
      return { count: Number(rows[0]!['count']), sum: Number(rows[0]!['sum']) };
    },
    close,
  };
}

function emptyBatch(): number[][] {
  return Array.from({ length: 8 }, () => []);
}

export async function openPglite(properties: Iterable<BenchProperty>): Promise<SqlPeer> {
  const db = await PGlite.create();
  return openPeer(
    'PGlite',
    properties,
    (sql, values) => db.query<Record<string, unknown>>(sql, values),
    () => db.close(),
  );
}

/** Only where TEST_DATABASE_URL names a server; a temporary table, gone with the connection. */
export async function openPostgres(properties: Iterable<BenchProperty>, url: string): Promise<SqlPeer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run: Run = (sql, values) => client.query<Record<string, unknown>>(sql, values);
  return openPeer('PostgreSQL', properties, run, () => client.end());
}
