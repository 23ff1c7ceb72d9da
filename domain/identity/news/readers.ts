import { sql } from 'kysely';
import { type Reader, tables } from '../tables.ts';
import type { NewsTables } from './tables.ts';

/** Who is mailed: asked for news of this brand, has proved the main address, and is not on the way out. */
function readers(db: Reader, brand: string) {
  return tables(db)
    .withTables<NewsTables>()
    .selectFrom('news_choice as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .innerJoin('account_email as e', (join) => join.onRef('e.account_id', '=', 'a.id').on('e.is_primary', '=', true))
    .where('n.brand', '=', brand)
    .where('n.wanted', '=', true)
    .where('a.status', '=', 'active')
    .where('e.confirmed_at', 'is not', null);
}

export async function listNewsReaders(
  db: Reader,
  { brand, after, limit }: { readonly brand: string; readonly after: string | null; readonly limit: number },
): Promise<readonly string[]> {
  let asked = readers(db, brand).select('a.id').orderBy('a.id').limit(limit);
  if (after !== null) asked = asked.where('a.id', '>', after);
  return (await asked.execute()).map(({ id }) => id);
}

export interface NewsReader {
  readonly email: string;
  readonly locale: string;
  readonly linkKey: string;
  readonly since: Date;
}

/** Undefined for who does not want them, or not any more. */
export async function findNewsReader(
  db: Reader,
  { accountId, brand }: { readonly accountId: string; readonly brand: string },
): Promise<NewsReader | undefined> {
  return readers(db, brand)
    .where('a.id', '=', accountId)
    .select(['e.email', 'a.locale', 'n.link_key as linkKey', 'n.at as since'])
    .executeTakeFirst();
}

export async function countNewsReaders(
  db: Reader,
  brand: string,
): Promise<readonly { readonly locale: string; readonly count: number }[]> {
  return readers(db, brand)
    .select(['a.locale', sql<number>`count(*)::int`.as('count')])
    .groupBy('a.locale')
    .orderBy('a.locale')
    .execute();
}
