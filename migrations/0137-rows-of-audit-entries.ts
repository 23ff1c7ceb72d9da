import { type Kysely, sql } from 'kysely';
import { lookAcross, ownEntriesV2 } from './rules/owned-rows-v2.ts';

/** Whom an entry concerns, in columns: a condition over JSON is judged after the rule and finds no index. */
const ACCOUNTS = {
  actor_account: `actor->>'accountId'`,
  by_account: `actor->'by'->>'accountId'`,
  about_account: `facts->>'account'`,
};

/** Entries are of the company that was acted for, else of the accounts that they name. Seals hold hashes and are nobody's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_entry_actor_account, audit_entry_about_account`.execute(db);
  const added = Object.entries(ACCOUNTS).map(
    ([column, of]) => sql`add column ${sql.ref(column)} text generated always as (${sql.raw(of)}) stored`,
  );
  await sql`alter table audit_entry ${sql.join(added)}, add foreign key (company_id) references company`.execute(db);
  for (const column of Object.keys(ACCOUNTS)) {
    const [name, of] = [sql.ref(`audit_entry_${column}`), sql.ref(column)];
    await sql`create index ${name} on audit_entry (${of}, id) where ${of} is not null`.execute(db);
  }
  await ownEntriesV2(db, 'audit_entry', Object.keys(ACCOUNTS));
  await createUnsealed(db);
}

/** Entries that no seal holds, each with the hash that a seal takes: what they say stays where it is. */
async function createUnsealed(db: Kysely<unknown>): Promise<void> {
  const text = (of: string) => `to_json((${of})::text)::text`;
  const said = [
    `'"audit entry v1"'`,
    text('e.id'),
    text(`to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`),
    ...['e.verb', 'e.actor_kind', 'e.actor'].map(text),
    `coalesce(${text('e.company_id')}, 'null')`,
    ...['e.request_id', 'e.facts'].map(text),
  ].join(` || ',' || `);
  await lookAcross(db, 'audit_unsealed_v1', {
    takes: 'p_after uuid, p_limit int',
    returns: 'id uuid, hash text',
    find: `select e.id, encode(sha256(convert_to('[' || ${said} || ']', 'UTF8')), 'hex') from audit_entry e
      where e.id > p_after and not exists (select from audit_sealed_entry s where s.entry_id = e.id)
      order by e.id limit p_limit`,
  });
}
