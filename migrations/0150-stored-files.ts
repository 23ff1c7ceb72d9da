import { type Kysely, sql } from 'kysely';
import { lookAcross, ownRowsV2 } from './rules/owned-rows-v2.ts';

/** Whose a file is and what it holds; its bytes are in the file store. A file of a company stays where the account goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stored_file (
      id uuid primary key,
      account_id uuid references account on delete set null,
      company_id uuid references company,
      kind text not null check (kind = any (array['profile_picture'])),
      type text not null,
      size_bytes int not null check (size_bytes > 0),
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null,
      constraint stored_file_owned check (account_id is not null or company_id is not null)
    )`.execute(db);
  await sql`create index stored_file_account on stored_file (account_id, id)`.execute(db);
  await sql`create index stored_file_company on stored_file (company_id, id) where company_id is not null`.execute(db);
  await sql`
    create unique index stored_file_picture on stored_file (account_id)
    where kind = 'profile_picture' and company_id is null`.execute(db);
  await ownRowsV2(db, 'stored_file', 'account');
  await lookAcross(db, 'stored_file_owner_v1', {
    takes: 'p_id uuid',
    returns: 'account_id uuid, company_id uuid',
    find: 'select f.account_id, f.company_id from stored_file f where f.id = p_id',
  });
  await lookAcross(db, 'stored_files_known_v1', {
    takes: 'p_ids uuid[]',
    returns: 'id uuid',
    find: 'select f.id from stored_file f where f.id = any (p_ids)',
  });
}
