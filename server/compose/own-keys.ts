import { existsSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { type Config, ConfigRefused, keyFileIn, withSecretKeys } from '#platform/config';
import type { Database } from '#platform/core';
import type { OpenDatabase } from '#platform/database';
import { keyIdsOf } from '#platform/sealing';

export interface Keyed {
  /** With the keys of the installation. */
  readonly config: Config;
  /** Gives `open` on, or closes it and throws ConfigRefused where none of the keys made what it holds sealed. */
  readonly fits: (open: OpenDatabase) => Promise<OpenDatabase>;
}

/**
 * The keys of an installation and whether they are those of its database. A key that was made for this start and does not fit is
 * taken away again, so that the right one finds its place free.
 */
export function openKeys(given: Config): Keyed {
  const file = keyFileIn(given.dataDir);
  const isNew = given.secretKeys.length === 0 && !existsSync(file);
  const config = withSecretKeys(given);
  return {
    config,
    async fits(open) {
      try {
        if (!given.lostKeyOk) await refuseForeign(open.database, config, given.secretKeys.length > 0 ? null : file);
        return open;
      } catch (error) {
        await open.close();
        if (isNew) rmSync(file, { force: true });
        throw error;
      }
    },
  };
}

async function refuseForeign(database: Database, { secretKeys }: Config, file: string | null): Promise<void> {
  const found = await sealedWith(database, keyIdsOf(secretKeys));
  if (found === null) return;
  const back =
    file === null
      ? 'Put that key back behind the first'
      : `Put the file that was there back at ${file}, or its text in this variable`;
  throw new ConfigRefused([
    {
      variable: 'SECRET_KEYS',
      reason: `holds no key that opens what this database holds sealed: passports, numbers and secrets were sealed with key ${found}. ${back}; docs/operating.md says where it is kept. If it is lost for good, LOST_KEY_OK=true starts without it`,
    },
  ]);
}

/** The id of a key that sealed something, where none of `own` sealed anything; null where one did or nothing is sealed. */
async function sealedWith({ query }: Database, own: readonly string[]): Promise<string | null> {
  // Every table with sealed values says in this column which key sealed a row.
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where column_name = 'sealed_with' and table_schema = current_schema()`.execute(query);
  let other: string | null = null;
  for (const { name } of tables) {
    const { rows } = await sql<{ own: boolean; other: string | null }>`
      select exists (select from ${sql.table(name)} where sealed_with = any(${own})) as own,
        (select sealed_with from ${sql.table(name)} where sealed_with is not null limit 1) as other`.execute(query);
    if (rows[0]?.own) return null;
    other ??= rows[0]?.other ?? null;
  }
  return other;
}
