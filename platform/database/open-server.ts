import pg from 'pg';
import type { Logger } from '#platform/core';
import { migrate } from './migrate.ts';
import { typeParsers } from './types.ts';

const STATEMENT_TIMEOUT_MS = 10_000;
const IDLE_IN_TRANSACTION_MS = 30_000;
const MAX_CONNECTIONS = 10;
const UNIQUE_VIOLATION = '23505';

/** Migrates as the owner, then opens the pool of the site in the application role. */
export async function openServer(url: string, ownerUrl: string | null, log: Logger): Promise<pg.Pool> {
  const owner = new pg.Pool({ connectionString: ownerUrl ?? url, max: 2, types: typeParsers });
  owner.on('error', (error) => log.warn('Database connection of the owner lost', { error }));
  const applied = await migrate(owner, {
    which: `The database ${nameOf(ownerUrl ?? url)}`,
    instead: 'To start here, name an empty database in DATABASE_URL.',
  });
  if (applied.length > 0) log.info('Migrations applied', { applied });
  if (ownerUrl !== null) await letIn(url, ownerUrl);
  return serverPool(url, log);
}

/** Without the password that its address may hold. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${decodeURIComponent(pathname.slice(1))} on ${host}`;
}

/** The login of the site must be a member of the application role, or the connection is refused. */
async function letIn(url: string, ownerUrl: string): Promise<void> {
  const login = decodeURIComponent(new URL(url).username);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ member: boolean }>(
      `select pg_has_role($1, 'wayfold_app', 'member') as member from pg_roles where rolname = $1`,
      [login],
    );
    if (rows[0]?.member === false) await client.query(`grant wayfold_app to ${client.escapeIdentifier(login)}`);
  } catch (error) {
    // Another node that starts at the same moment has let it in.
    if (!(error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION)) throw error;
  } finally {
    await client.end();
  }
}

/** The role is a startup option: it costs nothing per query and `reset role` returns to it. */
export function serverPool(url: string, log: Logger, { readOnly = false, waitMs = 15_000 } = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: waitMs,
    types: typeParsers,
    options: [
      '-c role=wayfold_app -c timezone=UTC',
      `-c statement_timeout=${STATEMENT_TIMEOUT_MS}`,
      `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`,
      ...(readOnly ? ['-c default_transaction_read_only=on'] : []),
    ].join(' '),
  });
  pool.on('error', (error) => log.warn('Database connection lost', { error }));
  return pool;
}
