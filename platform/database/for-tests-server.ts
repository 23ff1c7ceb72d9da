import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Logger } from '#platform/core';
import { migrate } from './migrate.ts';
import { serverPool } from './open-server.ts';
import { overPool, type OpenDatabase } from './open.ts';
import { schemaKey } from './seed.ts';

const TEMPLATE_LOCK = 5_107_226;
/** Two hundred buyers at once wait long for a connection on a busy machine. Only a failure waits as long. */
const PATIENCE_MS = 60_000;

/** One database for each caller, copied from a migrated template that the first caller makes; dropped on close. */
export async function openFromTemplate(ownerUrl: string, log: Logger): Promise<OpenDatabase> {
  const template = `wayfold_template_${await schemaKey()}`;
  const name = `wayfold_test_${randomBytes(8).toString('hex')}`;
  await asOwner(ownerUrl, async (owner) => {
    await ensureTemplate(owner, ownerUrl, template);
    await owner.query(`create database ${name} template ${template}`);
  });
  return overPool(serverPool(withDatabase(ownerUrl, name), log, { waitMs: PATIENCE_MS }), 'server', {
    async before() {},
    after: () =>
      asOwner(ownerUrl, async (owner) => {
        await owner.query(`drop database if exists ${name} with (force)`);
      }),
  });
}

/** Built under another name and renamed, so that a template of that name is always whole. */
async function ensureTemplate(owner: pg.Client, ownerUrl: string, template: string): Promise<void> {
  await owner.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await owner.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const unfinished = `${template}_unfinished`;
    await owner.query(`drop database if exists ${unfinished} with (force)`);
    await owner.query(`create database ${unfinished} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
    const pool = new pg.Pool({ connectionString: withDatabase(ownerUrl, unfinished), max: 2 });
    await migrate(pool, { which: unfinished, instead: '' });
    await owner.query(`alter database ${unfinished} rename to ${template}`);
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

async function asOwner(ownerUrl: string, work: (owner: pg.Client) => Promise<void>): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await work(owner);
  } finally {
    await owner.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
