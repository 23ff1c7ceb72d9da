import type { JSONColumnType } from 'kysely';
import { accountOf, companyOf, type Actor } from '#domain/kernel';
import type { Queries, Transaction } from '#platform/core';
import type { StoredTraveler } from './sealed-numbers.ts';

type TravelerTables = {
  /** One row for an account, and one for each company that it acts for: writers of one list wait for each other at it. */
  traveler_list: {
    id: string;
    /** Null once it was erased and left its list to the company. */
    account_id: string | null;
    company_id: string | null;
    /** At most one, since the list names it. */
    preferred_id: string | null;
  };
  saved_traveler: {
    list_id: string;
    company_id: string | null;
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

/** Whose list: of an account for itself, or for the company that it acts for. */
export interface ListScope {
  readonly accountId: string;
  readonly companyId: string | null;
}

export function scopeOf(actor: Actor): ListScope {
  return { accountId: accountOf(actor), companyId: companyOf(actor) };
}

export interface TravelerRow {
  readonly id: string;
  readonly listId: string;
  readonly stored: StoredTraveler;
  readonly preferred: boolean;
}

function rowsOf(db: Transaction, { accountId, companyId }: ListScope) {
  return tables(db)
    .selectFrom('saved_traveler as t')
    .innerJoin('traveler_list as l', 'l.id', 't.list_id')
    .select(['t.id', 't.list_id', 't.data', 'l.preferred_id'])
    .where('l.account_id', '=', accountId)
    .where('l.company_id', 'is not distinct from', companyId);
}

type Selected = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

function rowOf({ id, list_id, data, preferred_id }: Selected): TravelerRow {
  return { id, listId: list_id, stored: data, preferred: id === preferred_id };
}

/** All of one list, in the order of their making. */
export async function listRows(db: Transaction, scope: ListScope): Promise<TravelerRow[]> {
  const rows = await rowsOf(db, scope).orderBy('t.id').execute();
  return rows.map(rowOf);
}

/** Undefined as well where it is in another list. */
export async function findRow(db: Transaction, scope: ListScope, id: string): Promise<TravelerRow | undefined> {
  const row = await rowsOf(db, scope).where('t.id', '=', id).executeTakeFirst();
  return row && rowOf(row);
}

/**
 * Until the end of the transaction nobody else changes the travellers of this list. One of an account for itself has the id of the account;
 * `made` is that of another one, where it is new.
 */
export async function lockList(
  tx: Transaction,
  { accountId, companyId }: ListScope,
  made: string,
): Promise<{ readonly listId: string; readonly preferredId: string | null }> {
  const id = companyId === null ? accountId : made;
  const list = await tables(tx)
    .insertInto('traveler_list')
    .values({ id, account_id: accountId, company_id: companyId, preferred_id: null })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'company_id'])
        .where('account_id', 'is not', null)
        .doUpdateSet({ account_id: accountId }),
    )
    .returning(['id as listId', 'preferred_id as preferredId'])
    .executeTakeFirstOrThrow();
  return list;
}

export async function setPreferred(tx: Transaction, listId: string, preferredId: string | null): Promise<void> {
  await tables(tx).updateTable('traveler_list').set({ preferred_id: preferredId }).where('id', '=', listId).execute();
}

export async function countRows(tx: Transaction, listId: string): Promise<number> {
  const { count } = await tables(tx)
    .selectFrom('saved_traveler')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow();
  return count;
}
