import type { JSONColumnType } from 'kysely';
import type { Queries, Transaction } from '#platform/core';
import type { StoredTraveler } from './sealed-numbers.ts';

type TravelerTables = {
  /** One row for each account: writers of one account wait for each other at it, and it can name one preferred only. */
  traveler_list: {
    account_id: string;
    preferred_id: string | null;
  };
  saved_traveler: {
    account_id: string;
    id: string;
    created_at: Date;
    changed_at: Date;
    data: JSONColumnType<StoredTraveler>;
    /** Id of the key of its sealed values. */
    sealed_with: string;
  };
};

export function tables(db: Queries | Transaction): ReturnType<typeof db.withTables<TravelerTables>> {
  return db.withTables<TravelerTables>();
}

export interface TravelerRow {
  readonly id: string;
  readonly stored: StoredTraveler;
  readonly preferred: boolean;
}

/** All of one account, in the order of their making. */
export async function listRows(db: Transaction, accountId: string): Promise<TravelerRow[]> {
  const rows = await tables(db)
    .selectFrom('saved_traveler as t')
    .innerJoin('traveler_list as l', 'l.account_id', 't.account_id')
    .select(['t.id', 't.data', 'l.preferred_id'])
    .where('t.account_id', '=', accountId)
    .orderBy('t.id')
    .execute();
  return rows.map(({ id, data, preferred_id }) => ({
    id,
    stored: data,
    preferred: id === preferred_id,
  }));
}

/** Undefined as well where another account has it. */
export async function findRow(db: Transaction, accountId: string, id: string): Promise<TravelerRow | undefined> {
  const row = await tables(db)
    .selectFrom('saved_traveler as t')
    .innerJoin('traveler_list as l', 'l.account_id', 't.account_id')
    .select(['t.data', 'l.preferred_id'])
    .where('t.account_id', '=', accountId)
    .where('t.id', '=', id)
    .executeTakeFirst();
  return row && { id, stored: row.data, preferred: id === row.preferred_id };
}

/** Until the end of the transaction nobody else changes the travellers of this account. */
export async function lockList(tx: Transaction, accountId: string): Promise<{ readonly preferredId: string | null }> {
  const { preferred_id } = await tables(tx)
    .insertInto('traveler_list')
    .values({ account_id: accountId, preferred_id: null })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ account_id: accountId }))
    .returning('preferred_id')
    .executeTakeFirstOrThrow();
  return { preferredId: preferred_id };
}

export async function setPreferred(tx: Transaction, accountId: string, preferredId: string | null): Promise<void> {
  await tables(tx)
    .updateTable('traveler_list')
    .set({ preferred_id: preferredId })
    .where('account_id', '=', accountId)
    .execute();
}

export async function countRows(tx: Transaction, accountId: string): Promise<number> {
  const { count } = await tables(tx)
    .selectFrom('saved_traveler')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}
