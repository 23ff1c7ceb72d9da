import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Config } from '#platform/config';
import type { Database, Logger, NoTables } from '#platform/core';
import { OwnRowsDialect } from './driver.ts';
import type { EmbeddedOpened } from './open-embedded.ts';
import { openEmbedded } from './open-embedded.ts';
import { openServer, serverPool } from './open-server.ts';
import { startMaintenance } from './maintenance.ts';
import { refuseUnsafeRole } from './role.ts';
import { createWriteProbe, writeToFolder } from './write-probe.ts';
import { createDatabase, refuseNested } from './transact.ts';

export interface OpenDatabase {
  readonly database: Database;
  /** Resolves when the database answers and keeps what is written, rejects when it does not: for /readyz. */
  check(): Promise<void>;
  /** Waits for what runs, then closes and gives the data directory free. */
  readonly close: () => Promise<void>;
}

interface Options {
  readonly config: Pick<Config, 'mode' | 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>;
  readonly log: Logger;
}

/** Opens PostgreSQL at DATABASE_URL, or the embedded database in DATA_DIR; the same driver and SQL on both. */
export async function openDatabase({ config, log }: Options): Promise<OpenDatabase> {
  const open =
    config.databaseUrl === null
      ? await openInDataDir(config.dataDir, log)
      : overPool(await openServer(config.databaseUrl, config.databaseOwnerUrl, log));
  try {
    if (config.mode === 'production') await refuseUnsafeRole(open.database);
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}

/**
 * As it is, without migrating it, by the login of the owner where it has an address; on a server no statement can change anything. Null:
 * there is none in DATA_DIR.
 */
export async function openToRead({ config, log }: Options): Promise<OpenDatabase | null> {
  const { databaseUrl, databaseOwnerUrl } = config;
  if (databaseUrl !== null) return overPool(serverPool(databaseOwnerUrl ?? databaseUrl, log, { readOnly: true }));
  if (!existsSync(join(config.dataDir, 'database', 'PG_VERSION'))) return null;
  return overEmbedded(await openEmbedded(config.dataDir, log));
}

async function openInDataDir(dataDir: string, log: Logger): Promise<OpenDatabase> {
  const opened = await openEmbedded(dataDir, log);
  log.warn('Embedded database: survives a crash of this process, not of the machine. Production wants DATABASE_URL', {
    dataDir,
  });
  const stopMaintenance = startMaintenance({ ...opened, dataDir, log });
  return overEmbedded(opened, { beforeClose: stopMaintenance, folder: dataDir });
}

interface Around {
  readonly beforeClose?: () => Promise<void>;
  /** Where it stands; null in memory. */
  readonly folder?: string | null;
  /** Reads the room left there; for tests. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

export function overEmbedded(opened: EmbeddedOpened, around: Around = {}): OpenDatabase {
  const { beforeClose = async () => {}, folder = null, freeBytes } = around;
  return overPool(opened.pool, 'embedded', {
    before: beforeClose,
    check: async () => {
      if (folder !== null) await writeToFolder(folder, freeBytes);
    },
    async after() {
      await opened.engine.close();
      opened.lock?.release();
    },
  });
}

interface Closing {
  before(): Promise<void>;
  /** What is asked of /readyz besides. */
  check?(): Promise<void>;
  after(): Promise<void>;
}

const nothing: Closing = { before: async () => {}, after: async () => {} };

export function overPool(pool: pg.Pool, kind: Database['kind'] = 'server', closing = nothing): OpenDatabase {
  // A client that loses its connection while it is out also rejects its statement; the event alone would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<NoTables>({ dialect: new OwnRowsDialect({ pool: guarded(pool) }) });
  const database = createDatabase(kysely, kind);
  // A message in the write-ahead log, which nobody reads: it is forced to disk like any commit.
  const probe = createWriteProbe(async () => {
    await closing.check?.();
    await sql`select pg_logical_emit_message(true, 'ready', 'x')`.execute(kysely);
  });
  let closed: Promise<void> | undefined;
  async function close(): Promise<void> {
    await closing.before();
    await kysely.destroy();
    if (!pool.ended) await pool.end();
    await closing.after();
  }
  return {
    database,
    async check() {
      await sql`select 1`.execute(kysely);
      await probe();
    },
    close: () => (closed ??= close()),
  };
}

/** Every statement of Kysely takes a client from here, so this is where use inside a transaction is caught. */
function guarded(pool: pg.Pool) {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      refuseNested();
      return pool.connect();
    },
  };
}
