import { sql } from 'kysely';
import type { Database } from '#platform/core';

/** An account with nothing in it, for tests of what hangs on one. */
export async function bareAccount({ query }: Pick<Database, 'query'>, id: string): Promise<void> {
  await sql`insert into account (id, created_at, brand, locale) values (${id}, now(), 'wayfold', 'en-GB')
    on conflict do nothing`.execute(query);
}
