import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, RowsOf, Transaction } from '#platform/core';

/** What statements without a condition of their own come by, as texts of keys in their order. */
export interface Reached {
  readonly seen: readonly string[];
  readonly changed: readonly string[];
  /** How many rows beside `own` a statement that deletes them found. */
  readonly deletedOfOthers: number;
}

export interface Table {
  readonly name: string;
  /** A column or expression that tells its rows apart. */
  readonly key: string;
  /** A column that the site may change, written as it is; null where it may add rows and no more. */
  readonly changes: string | null;
}

const UNDONE = Symbol('undone');

/** Everything that a transaction which says `rows` reaches of `table`; it is undone. `own` are the keys that are theirs. */
export async function reachedRows(
  database: Database,
  table: Table,
  rows: RowsOf | undefined,
  own: readonly string[] = [],
): Promise<Reached> {
  let reached: Reached | undefined;
  const work = async (tx: Transaction) => {
    reached = await reach(tx, table, own);
    throw UNDONE;
  };
  await database.transact(work, rows).catch((error: unknown) => {
    if (error !== UNDONE) throw error;
  });
  return reached as Reached;
}

/** Whom none of `table` belongs to reaches nothing, whatever they say, and neither does a statement outside of a transaction. */
export async function reachedByStrangers(database: Database, table: Table): Promise<readonly Reached[]> {
  const id = () => randomUUID();
  const strangers: readonly (RowsOf | undefined)[] = [
    undefined,
    {},
    { sessionId: id() },
    { accountId: id() },
    { accountId: id(), sessionId: id() },
    { companyId: id() },
  ];
  const all: Reached[] = [];
  for (const rows of strangers) all.push(await reachedRows(database, table, rows));
  const { rows: outside } = await sql<Keyed>`${every(table)}`.execute(database.query);
  return [...all, { seen: outside.map(({ key }) => key), changed: [], deletedOfOthers: 0 }];
}

const every = ({ name, key }: Table) => sql`select (${sql.raw(key)})::text as key from ${sql.table(name)}`;

async function reach(tx: Transaction, table: Table, own: readonly string[]): Promise<Reached> {
  const seen = keysOf((await sql<Keyed>`${every(table)}`.execute(tx)).rows);
  if (table.changes === null) return { seen, changed: [], deletedOfOthers: 0 };
  const [name, key, column] = [sql.table(table.name), sql.raw(table.key), sql.ref(table.changes)];
  const changed = await sql<Keyed>`
    update ${name} set ${column} = ${column} returning (${key})::text as key`.execute(tx);
  const deleted = await sql`delete from ${name} where not (${key})::text = any (${[...own]}::text[])`.execute(tx);
  return { seen, changed: keysOf(changed.rows), deletedOfOthers: Number(deleted.numAffectedRows ?? 0) };
}

interface Keyed {
  readonly key: string;
}

const keysOf = (rows: readonly Keyed[]) => rows.map(({ key }) => key).sort();
