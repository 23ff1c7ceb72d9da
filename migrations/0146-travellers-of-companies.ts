import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { lookAcross, ownPartsV2, ownRowsV2 } from './rules/owned-rows-v2.ts';
import { sameOwnerV1, wholeV1 } from './rules/same-owner-v1.ts';

/**
 * An account saves travellers for itself and for each company that it acts for, in a list of its own for each. A list of an account has
 * the id of the account, to which the numbers of before were sealed. That of a company stays when the account is erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table saved_traveler
      drop constraint saved_traveler_account_id_fkey, drop constraint saved_traveler_pkey`.execute(db);
  await sql`alter table saved_traveler rename column account_id to list_id`.execute(db);
  await sql`
    alter table traveler_list
      add column id uuid, add column company_id uuid references company,
      drop constraint traveler_list_pkey, drop constraint traveler_list_account_id_fkey,
      alter column account_id drop not null`.execute(db);
  await fillLists(db);
  await sql`
    alter table traveler_list
      add primary key (id),
      add foreign key (account_id) references account on delete set null,
      add constraint traveler_list_owned check (account_id is not null or company_id is not null)`.execute(db);
  // Several accounts may leave lists to one company.
  await sql`
    create unique index traveler_list_owner on traveler_list (account_id, company_id)
    nulls not distinct where account_id is not null`.execute(db);
  await sql`create index traveler_list_account on traveler_list (account_id)`.execute(db);
  await sql`create index traveler_list_company on traveler_list (company_id) where company_id is not null`.execute(db);
  await sql`alter table saved_traveler add primary key (list_id, id)`.execute(db);
  await wholeV1(db, 'traveler_list', 'id');
  await sameOwnerV1(db, 'saved_traveler', {
    by: 'list_id',
    of: 'traveler_list',
    key: 'id',
    added: 'on delete cascade',
  });
  await changeRules(db);
}

/** Nothing saved for a company before; rows that name one all the same come into a list of it. */
export async function fillLists(db: QueryExecutorProvider): Promise<void> {
  await sql`update traveler_list set id = account_id where id is null`.execute(db);
  await sql`
    insert into traveler_list (id, account_id, company_id)
    select gen_random_uuid(), l.account_id, t.company_id
    from saved_traveler t join traveler_list l on l.id = t.list_id and l.company_id is null
    where t.company_id is not null group by l.account_id, t.company_id`.execute(db);
  await sql`
    update saved_traveler t set list_id = l.id from traveler_list l
    where l.account_id = t.list_id and l.company_id = t.company_id`.execute(db);
  await sql`
    update traveler_list l set preferred_id = null
    where not exists (select from saved_traveler t where t.list_id = l.id and t.id = l.preferred_id)`.execute(db);
}

async function changeRules(db: Kysely<unknown>): Promise<void> {
  for (const table of ['traveler_list', 'saved_traveler']) {
    for (const policy of ['owned', 'all_rows'])
      await sql`drop policy ${sql.ref(policy)} on ${sql.table(table)}`.execute(db);
  }
  await ownRowsV2(db, 'traveler_list', 'account');
  await ownPartsV2(db, 'saved_traveler', { of: 'traveler_list', by: 'list_id', key: 'id' });
  await sql`drop function travelers_sealed_before_v1`.execute(db);
  await lookAcross(db, 'travelers_sealed_before_v2', {
    takes: 'p_key text, p_after_list uuid, p_after_id uuid, p_limit int',
    returns: 'list_id uuid, id uuid, account_id uuid, company_id uuid',
    find: `select t.list_id, t.id, l.account_id, t.company_id
      from saved_traveler t join traveler_list l on l.id = t.list_id
      where (t.sealed_with < p_key or t.sealed_with > p_key) and (t.list_id, t.id) > (p_after_list, p_after_id)
      order by t.list_id, t.id limit p_limit`,
  });
}
