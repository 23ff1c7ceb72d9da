import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  sql,
  type TransactionSettings,
} from 'kysely';
import type { NoTables, Queries, RowsOf, Transaction } from '#platform/core';

const opening = new AsyncLocalStorage<RowsOf | null>();

/** The next transaction that `open` begins says in the same round trip whose rows it sees. */
export function openFor<T>(rows: RowsOf | null, open: () => Promise<T>): Promise<T> {
  return opening.run(rows, open);
}

const settingsOf = ({ companyId = '', accountId = '', sessionId = '', guestSessionIds = [] }: RowsOf) =>
  ({ company: companyId, account: accountId, session: sessionId, guests: guestSessionIds.join(',') }) as const;

type Settings = ReturnType<typeof settingsOf>;
const NAMES: readonly (keyof Settings)[] = ['company', 'account', 'session', 'guests'];

/** Until the end of the transaction; the rules of the tables read it. */
export async function showRows(tx: Transaction, rows: RowsOf): Promise<void> {
  await set(tx, settingsOf(rows));
}

export async function showRowsWhile<T>(tx: Transaction, rows: RowsOf, work: () => Promise<T>): Promise<T> {
  const read = NAMES.map((name) => sql`coalesce(current_setting(${`wayfold.${name}`}, true), '') as ${sql.ref(name)}`);
  const { rows: before } = await sql<Settings>`select ${sql.join(read)}`.execute(tx);
  await showRows(tx, rows);
  const back = () => set(tx, before[0] ?? settingsOf({}));
  try {
    const result = await work();
    await back();
    return result;
  } catch (error) {
    // A statement that failed has ended the transaction, and what was shown with it.
    await back().catch(() => {});
    throw error;
  }
}

async function set(tx: Transaction, settings: Settings): Promise<void> {
  const all = NAMES.map((name) => sql`set_config(${`wayfold.${name}`}, ${settings[name]}, true)`);
  await sql`select ${sql.join(all)}`.execute(tx);
}

class OwnRowsDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const rows = opening.getStore();
    if (!rows) return super.beginTransaction(connection, settings);
    const set = Object.entries(settingsOf(rows)).map(([name, id]) => `set local wayfold.${name} = ${quoted(id)}`);
    const begin = `start transaction isolation level ${settings.isolationLevel ?? 'read committed'}`;
    await connection.executeQuery(CompiledQuery.raw([begin, ...set].join(';')));
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

type Config = ConstructorParameters<typeof PostgresDialect>[0];

export class OwnRowsDialect extends PostgresDialect {
  readonly #config: Config;

  constructor(config: Config) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new OwnRowsDriver(this.#config);
  }
}

/** Statements one by one, each handed to `run`, which opens what it takes. */
export function singleStatements(run: (query: CompiledQuery) => Promise<QueryResult<unknown>>): Queries {
  return new Kysely<NoTables>({ dialect: new SingleStatements(run) });
}

class SingleStatements extends PostgresDialect {
  readonly #run: (query: CompiledQuery) => Promise<QueryResult<unknown>>;

  constructor(run: (query: CompiledQuery) => Promise<QueryResult<unknown>>) {
    super({ pool: async () => Promise.reject(new TypeError('Statements alone')) });
    this.#run = run;
  }

  override createDriver(): Driver {
    const refuse = async (): Promise<never> => {
      throw new TypeError('A transaction is opened by transact');
    };
    const run = this.#run;
    const connection: DatabaseConnection = {
      executeQuery: async <R>(query: CompiledQuery) => (await run(query)) as QueryResult<R>,
      streamQuery: () => {
        throw new TypeError('Rows of somebody are read whole');
      },
    };
    const nothing = async () => {};
    return {
      init: nothing,
      acquireConnection: async () => connection,
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      releaseConnection: nothing,
      destroy: nothing,
    };
  }
}
