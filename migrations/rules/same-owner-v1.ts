import { type Kysely, sql } from 'kysely';

/**
 * `of_whom` is the company of a row, else the row that stands for its person: itself, or the one that it belongs to. A reference that
 * names both can lead to nothing of another owner, which one by the company alone cannot say, since for people it is null.
 */
async function addOwner(db: Kysely<unknown>, table: string, whole: string): Promise<void> {
  await sql`
    alter table ${sql.table(table)}
      add column of_whom uuid generated always as (coalesce(company_id, ${sql.ref(whole)})) stored`.execute(db);
}

/** What others belong to, by its `key`. */
export async function wholeV1(db: Kysely<unknown>, table: string, key: string): Promise<void> {
  await addOwner(db, table, key);
  await sql`alter table ${sql.table(table)} add unique (${sql.ref(key)}, of_whom)`.execute(db);
}

/** What belongs to a row of `of`, which `by` names by its `key`. `added` is said of the reference. */
export async function sameOwnerV1(
  db: Kysely<unknown>,
  table: string,
  { by, of, key, added = '' }: { by: string; of: string; key: string; added?: string },
): Promise<void> {
  await addOwner(db, table, by);
  await sql`
    alter table ${sql.table(table)} add foreign key (${sql.ref(by)}, of_whom)
      references ${sql.table(of)} (${sql.ref(key)}, of_whom) ${sql.raw(added)}`.execute(db);
}

/** Rows of an order that name others of it: both are of the same order. */
export async function sameOrderV1(
  db: Kysely<unknown>,
  of: string,
  named: readonly (readonly [table: string, by: string])[],
): Promise<void> {
  await sql`alter table ${sql.table(of)} add unique (id, order_id)`.execute(db);
  for (const [table, by] of named) {
    await sql`
      alter table ${sql.table(table)} add foreign key (${sql.ref(by)}, order_id)
        references ${sql.table(of)} (id, order_id)`.execute(db);
  }
}
