import { stat } from 'node:fs/promises';
import type pg from 'pg';
import type { Logger } from '#platform/core';
import { answerRequest, backupIn, dumpTo } from './backup.ts';
import type { EmbeddedEngine } from './embedded.ts';

const MINUTE_MS = 60_000;
const ASKED_EVERY_MS = 500;
const HOT_EVERY_MS = 5 * MINUTE_MS;
const ALL_EVERY_MS = 60 * MINUTE_MS;
const BACKUP_AFTER_MS = 24 * 60 * MINUTE_MS;
/** Rows of these change all day; others can wait for the hour. */
const HOT_TABLES = ['job', 'house_stock', 'house_hold', 'idempotency_key'];

interface Parts {
  readonly engine: EmbeddedEngine;
  readonly pool: pg.Pool;
  readonly dataDir: string;
  readonly log: Logger;
}

/** The embedded database has no autovacuum and no backups of its own: both are done here, on timers. */
export function startMaintenance(parts: Parts): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const every = (ms: number, what: string, work: () => Promise<void>) =>
    setInterval(() => {
      running = running.then(work).catch((error: unknown) => parts.log.warn('Maintenance failed', { what, error }));
    }, ms).unref();
  const timers = [
    every(HOT_EVERY_MS, 'vacuum of hot tables', () => vacuum(parts, HOT_TABLES)),
    every(ALL_EVERY_MS, 'vacuum', () => vacuum(parts, [])),
    every(ASKED_EVERY_MS, 'backup that was asked for', () => answerRequest(parts.engine, parts.dataDir)),
    every(ALL_EVERY_MS, 'backup', () => backUp(parts, Date.now() - BACKUP_AFTER_MS)),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}

/** Vacuum wants the owner, no transaction around it, and one statement per message. No tables means all. */
export async function vacuum({ engine, pool }: Pick<Parts, 'engine' | 'pool'>, tables: string[]): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ relname: string }>(
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname = any ($1)`,
      [tables],
    );
    await client.query('reset role');
    const list = rows.map((row) => client.escapeIdentifier(row.relname)).join(', ');
    if (tables.length === 0 || list) await engine.patiently(() => client.query(`vacuum (analyze) ${list}`));
  } finally {
    await client.query('set role wayfold_app');
    client.release();
  }
}

/** By the age of the last one, not by the time since the start: a site that restarts every day is backed up too. */
async function backUp({ engine, dataDir }: Parts, olderThanMs: number): Promise<void> {
  const path = backupIn(dataDir);
  const last = await stat(path).catch(() => null);
  if (last === null || last.mtimeMs < olderThanMs) await dumpTo(engine, path);
}
