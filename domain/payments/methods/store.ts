import { sql } from 'kysely';
import type { CardBrand, KeptMethod } from '#contract/payments';
import { type Owner, rowsOfOwner } from '#domain/kernel';
import type { Queries, RowsOf, Sealer, Transaction } from '#platform/core';

export const refusedCards = ['expired', 'withdrawn'] as const;

type MethodTables = {
  /** An account under a brand, as the provider knows it: `ref` is all that it is told. */
  payment_customer: {
    ref: string;
    /** Null once it was erased and left its cards to the company. */
    account_id: string | null;
    /** For which the account keeps cards; null for itself. */
    company_id: string | null;
    brand: string;
    provider: string;
    preferred_id: string | null;
  };
  payment_method: {
    id: string;
    customer: string;
    /** That of its customer. */
    company_id: string | null;
    token: string;
    sealed_with: string;
    scheme: CardBrand;
    last4: string;
    expires: string;
    label: string;
    /** What the provider said of it for good. */
    refused: (typeof refusedCards)[number] | null;
    created_at: Date;
    used_at: Date | null;
  };
  /** What the provider still has to forget, under the id of the card, or of the payment with which it was to be kept. */
  payment_token_leaving: {
    id: string;
    provider: string;
    token: string | null;
    sealed_with: string | null;
    keep_key: string | null;
    asked_at: Date;
  };
};

type Reader = Queries | Transaction;

export function tables(db: Reader): ReturnType<typeof db.withTables<MethodTables>> {
  return db.withTables<MethodTables>();
}

/** Whose cards: one account, for itself or for a company, with one provider, under one brand. */
export interface Scope {
  readonly accountId: string;
  readonly companyId: string | null;
  readonly brand: string;
  readonly provider: string;
}

export type MethodRow = Omit<MethodTables['payment_method'], 'customer' | 'company_id' | 'sealed_with'> & {
  readonly preferred: boolean;
};

const columns = [
  'm.id',
  'm.token',
  'm.scheme',
  'm.last4',
  'm.expires',
  'm.label',
  'm.refused',
  'm.created_at',
  'm.used_at',
] as const;

function rows(db: Reader) {
  return tables(db)
    .selectFrom('payment_method as m')
    .innerJoin('payment_customer as c', 'c.ref', 'm.customer')
    .select(columns)
    .select(sql<boolean>`coalesce(m.id = c.preferred_id, false)`.as('preferred'));
}

function rowsOf(db: Reader, { accountId, companyId, brand, provider }: Scope) {
  return rows(db)
    .where('c.account_id', '=', accountId)
    .where('c.company_id', 'is not distinct from', companyId)
    .where('c.brand', '=', brand)
    .where('c.provider', '=', provider);
}

/** The rows of whoever keeps a card, or has the customer of that name. Undefined once that is gone. */
export async function rowsOfKeeper(
  db: Reader,
  found: { readonly card: string } | { readonly customer: string },
): Promise<RowsOf | undefined> {
  const { rows } = await (
    'card' in found
      ? sql<Owner>`select * from payment_method_owner_v1(${found.card})`
      : sql<Owner>`select * from payment_customer_owner_v1(${found.customer})`
  ).execute(db);
  return rows[0] && rowsOfOwner(rows[0]);
}

/** In the order of their keeping. */
export async function listRows(db: Reader, scope: Scope): Promise<MethodRow[]> {
  return rowsOf(db, scope).orderBy('m.id').execute();
}

/** The same of a customer by its name. */
export async function listRowsOfCustomer(db: Reader, ref: string): Promise<MethodRow[]> {
  return rows(db).where('c.ref', '=', ref).orderBy('m.id').execute();
}

/** Undefined as well where it is somebody else's, or of another brand. */
export async function findRow(db: Reader, scope: Scope, id: string): Promise<MethodRow | undefined> {
  return rowsOf(db, scope).where('m.id', '=', id).executeTakeFirst();
}

/** Until the end of the transaction nobody else changes these cards. Answers what the provider calls their owner. */
export async function lockCustomer(tx: Transaction, { accountId, companyId, brand, provider }: Scope, ref: string) {
  return tables(tx)
    .insertInto('payment_customer')
    .values({ ref, account_id: accountId, company_id: companyId, brand, provider, preferred_id: null })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'brand', 'provider', 'company_id'])
        .where('account_id', 'is not', null)
        .doUpdateSet({ account_id: accountId }),
    )
    .returning(['ref', 'preferred_id as preferredId'])
    .executeTakeFirstOrThrow();
}

/** The same for one that there is, whoever keeps its cards by now. */
export async function lockCustomerByName(tx: Transaction, ref: string) {
  return tables(tx)
    .selectFrom('payment_customer')
    .select(['ref', 'account_id', 'company_id'])
    .where('ref', '=', ref)
    .forUpdate()
    .executeTakeFirst();
}

export async function setPreferred(tx: Transaction, ref: string, preferredId: string | null): Promise<void> {
  await tables(tx).updateTable('payment_customer').set({ preferred_id: preferredId }).where('ref', '=', ref).execute();
}

export function sealToken(sealer: Sealer, id: string, token: string): { token: string; sealed_with: string } {
  return { token: sealer.seal(token, placeOf(id)), sealed_with: sealer.keyId };
}

/** Throws what the sealer throws. */
export function openToken(sealer: Sealer, id: string, sealed: string): string {
  return sealer.open(sealed, placeOf(id));
}

/** The same for a token that is kept and one that is leaving: it moves as it is. */
function placeOf(id: string): string {
  return `payment_method/${id}/token`;
}

/** `now` in UTC: a card is good to the end of its month. */
export function stateOf({ expires, refused }: Pick<MethodRow, 'expires' | 'refused'>, now: Date): KeptMethod['state'] {
  if (refused === 'withdrawn') return refused;
  return refused === 'expired' || expires < now.toISOString().slice(0, 7) ? 'expired' : 'usable';
}

export function viewMethod(row: MethodRow, now: Date): KeptMethod {
  const { id, scheme, last4, expires, label, preferred, created_at, used_at } = row;
  return {
    methodId: id,
    brand: scheme,
    last4,
    expires,
    label,
    preferred,
    state: stateOf(row, now),
    addedAt: created_at.toISOString(),
    lastUsedAt: used_at?.toISOString() ?? null,
  };
}
