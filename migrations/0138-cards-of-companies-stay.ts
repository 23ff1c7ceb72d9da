import { type Kysely, sql } from 'kysely';

/** Cards that an account kept for a company are the company's: they stay where the account is erased, kept by nobody in person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_customer
      alter column account_id drop not null,
      drop constraint payment_customer_account_id_fkey,
      add constraint payment_customer_account_id_fkey foreign key (account_id) references account on delete set null,
      add constraint payment_customer_owned check (account_id is not null or company_id is not null)`.execute(db);
  // Several accounts may leave cards to one company.
  await sql`drop index payment_customer_owner`.execute(db);
  await sql`
    create unique index payment_customer_owner on payment_customer (account_id, brand, provider, company_id)
    nulls not distinct where account_id is not null`.execute(db);
}
