import { type Kysely, sql } from 'kysely';
import { lookAcross, ownPartsV2, ownRowsV2 } from './rules/owned-rows-v2.ts';

/** An account keeps cards for itself and for a company as two customers; a card is of its customer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_customer
      add column company_id uuid references company,
      drop constraint payment_customer_account_id_brand_provider_key`.execute(db);
  await sql`
    create unique index payment_customer_owner on payment_customer (account_id, brand, provider, company_id)
    nulls not distinct`.execute(db);
  await sql`alter table payment_method add column company_id uuid references company`.execute(db);
  for (const table of ['payment_customer', 'payment_method']) {
    const index = sql.ref(`${table}_company`);
    await sql`create index ${index} on ${sql.table(table)} (company_id) where company_id is not null`.execute(db);
  }
  await ownRowsV2(db, 'payment_customer', 'account');
  await ownPartsV2(db, 'payment_method', { of: 'payment_customer', by: 'customer', key: 'ref' });
  await createLooks(db);
}

async function createLooks(db: Kysely<unknown>): Promise<void> {
  await lookAcross(db, 'payment_customer_owner_v1', {
    takes: 'p_ref uuid',
    returns: 'account_id uuid, company_id uuid',
    find: 'select c.account_id, c.company_id from payment_customer c where c.ref = p_ref',
  });
  await lookAcross(db, 'payment_method_owner_v1', {
    takes: 'p_id uuid',
    returns: 'account_id uuid, company_id uuid',
    find: `select c.account_id, c.company_id from payment_method m join payment_customer c on c.ref = m.customer
      where m.id = p_id`,
  });
  await lookAcross(db, 'payment_methods_sealed_before_v1', {
    takes: 'p_key text, p_after uuid, p_limit int',
    returns: 'id uuid, account_id uuid, company_id uuid',
    find: `select m.id, c.account_id, c.company_id from payment_method m join payment_customer c on c.ref = m.customer
      where (m.sealed_with < p_key or m.sealed_with > p_key) and m.id > p_after order by m.id limit p_limit`,
  });
}
