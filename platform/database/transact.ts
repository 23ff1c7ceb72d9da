import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database, NoTables, Queries, RowsOf, Transaction } from '#platform/core';
import { openFor, showRows, showRowsWhile, singleStatements } from './driver.ts';
import { codeOf, NestedDatabaseUse } from './errors.ts';

interface Scope {
  readonly database: Database;
  readonly tasks: ((database: Database) => void)[];
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const MAX_TRIES = 8;
const scopes = new AsyncLocalStorage<Scope>();

/** Throws NESTED_DB where a transaction of ours is open in this chain of calls. */
export function refuseNested(): void {
  if (scopes.getStore()) throw new NestedDatabaseUse();
}

/** Runs `task` once the transaction around this call has committed, never when it rolled back. */
export function afterCommit(task: (database: Database) => void): void {
  scopes.getStore()?.tasks.push(task);
}

export function createDatabase(kysely: Kysely<NoTables>, kind: Database['kind']): Database {
  const database: Database = {
    query: kysely,
    kind,
    async transact(work, rows) {
      refuseNested();
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(work, rows);
        } catch (error) {
          const code = codeOf(error);
          if (tries >= MAX_TRIES || (code !== SERIALIZATION_FAILURE && code !== DEADLOCK)) throw error;
          await sleep(Math.random() * 4 * 2 ** tries);
        }
      }
    },
    show: showRows,
    showWhile: showRowsWhile,
    seeing: (rows) => seeing(database, rows),
  };

  async function attempt<T>(work: (tx: Transaction) => Promise<T>, rows?: RowsOf): Promise<T> {
    const scope: Scope = { database, tasks: [] };
    const result = await openFor(rows ?? null, () =>
      kysely
        .transaction()
        .setIsolationLevel('read committed')
        .execute((tx) => scopes.run(scope, () => work(tx))),
    );
    for (const task of scope.tasks) task(database);
    return result;
  }

  return database;
}

function seeing(database: Database, rows: RowsOf): Database {
  if (Object.keys(rows).length === 0) return database;
  // Made where it is used: most work is in transactions.
  let query: Queries | undefined;
  return {
    kind: database.kind,
    get query() {
      return (query ??= singleStatements((compiled) => database.transact((tx) => tx.executeQuery(compiled), rows)));
    },
    transact: (work, others) => database.transact(work, others ?? rows),
    show: showRows,
    showWhile: showRowsWhile,
    seeing: (others) => database.seeing(others),
  };
}
