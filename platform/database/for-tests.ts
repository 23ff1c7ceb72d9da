import { sql } from 'kysely';
import type { Logger } from '#platform/core';
import { openFromTemplate } from './for-tests-server.ts';
import { embeddedPool, openEmbedded, type EmbeddedOpened } from './open-embedded.ts';
import { overPool, type OpenDatabase } from './open.ts';
import { writeSeed } from './seed.ts';

let shared: Promise<EmbeddedOpened> | undefined;

/** A clean, migrated database: on the server at `serverUrl` (an owner), else the one in memory of this process. */
export async function openForTests(serverUrl: string | null, log: Logger): Promise<OpenDatabase> {
  return serverUrl === null ? openShared(log) : openFromTemplate(serverUrl, log);
}

/** One instance per process: a new one takes half a second, deleting every row takes milliseconds. */
async function openShared(log: Logger): Promise<OpenDatabase> {
  shared ??= openInMemory(log);
  const opened = await shared;
  await deleteRows(opened);
  const pool = embeddedPool(opened.engine, 'set role wayfold_app');
  return overPool(pool, 'embedded');
}

async function openInMemory(log: Logger): Promise<EmbeddedOpened> {
  const opened = await openEmbedded(null, log);
  await opened.pool.end();
  if (opened.unseeded) await writeSeed(await opened.engine.dump());
  return opened;
}

async function deleteRows(opened: EmbeddedOpened): Promise<void> {
  const { database, close } = overPool(embeddedPool(opened.engine), 'embedded');
  const { rows } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'`.execute(
    database.query,
  );
  const deletes = rows.map((row) => `delete from ${row.name};`).join(' ');
  await sql
    .raw(`set session_replication_role = replica; ${deletes} set session_replication_role = origin`)
    .execute(database.query);
  await close();
}
