import { type RawBuilder, sql } from 'kysely';
import type { Queries, Transaction } from '#platform/core';
import type { AuditEntry, AuditHead, AuditSeal, SealedEntry } from './rows.ts';

type On = Queries | Transaction;

/** The smallest key; keys are compared with it where a list begins. */
export const noId = '00000000-0000-0000-0000-000000000000';

const moment = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const entryColumns = sql`e.id, ${moment('e.at')} as at, e.verb, e.actor_kind as "actorKind", e.actor::text as actor,
  e.company_id as "companyId", e.request_id as "requestId", e.facts::text as facts`;
const sealColumns = sql`number, first_id as "firstId", last_id as "lastId", entries, entries_hash as "entriesHash", previous,
  ${moment('sealed_at')} as "sealedAt", hash, signature`;

export async function findLastSeal(on: On): Promise<AuditSeal | undefined> {
  const { rows } = await sql<AuditSeal>`
    select ${sealColumns} from audit_seal order by number desc limit 1`.execute(on);
  return rows[0];
}

export async function findSealHash(on: On, number: number): Promise<string | undefined> {
  const { rows } = await sql<AuditHead>`select number, hash from audit_seal where number = ${number}`.execute(on);
  return rows[0]?.hash;
}

export async function listSeals(on: On, after: number, limit: number): Promise<AuditSeal[]> {
  const { rows } = await sql<AuditSeal>`
    select ${sealColumns} from audit_seal where number > ${after} order by number limit ${limit}`.execute(on);
  return rows;
}

/** What a seal holds, in its order; entries that are gone are null. */
export async function listSealed(on: On, seal: number): Promise<SealedEntry[]> {
  return readSealed(on, sql`s.seal = ${seal}`);
}

/** What stands in seals after the last one: there is none of it unless seals are gone. */
export async function listOrphans(on: On, last: number): Promise<SealedEntry[]> {
  return readSealed(on, sql`s.seal > ${last}`);
}

async function readSealed(on: On, which: RawBuilder<unknown>): Promise<SealedEntry[]> {
  type Row = Omit<SealedEntry, 'entry'> & AuditEntry & { readonly id: string | null };
  const { rows } = await sql<Row>`
    select s.entry_id as "entryId", s.seal, s.position, s.hash, ${entryColumns}
    from audit_sealed_entry s left join audit_entry e on e.id = s.entry_id
    where ${which} order by s.seal, s.position`.execute(on);
  return rows.map(({ entryId, seal: of, position, hash, ...entry }) => ({
    entryId,
    seal: of,
    position,
    hash,
    entry: entry.id === null ? null : entry,
  }));
}

/** In the order of their keys, for whoever sees the entries of all. A transaction that ends late leaves one whose key is older than what is sealed. */
export async function listUnsealed(on: On, after: string, limit: number): Promise<AuditEntry[]> {
  const { rows } = await sql<AuditEntry>`
    select ${entryColumns} from audit_entry e
    where e.id > ${after}::uuid and not exists (select from audit_sealed_entry s where s.entry_id = e.id)
    order by e.id limit ${limit}`.execute(on);
  return rows;
}

/** The same for whoever seals: their keys and hashes (`hashEntry`), and nothing of what they say. */
export async function listToSeal(on: On, after: string, limit: number): Promise<Hashed[]> {
  const { rows } = await sql<Hashed>`select id, hash from audit_unsealed_v1(${after}::uuid, ${limit})`.execute(on);
  return rows;
}

export interface Hashed {
  readonly id: string;
  readonly hash: string;
}

/** False when another node wrote the seal of this number. */
export async function insertSeal(tx: Transaction, seal: AuditSeal, hashes: readonly AuditMember[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into audit_seal
      (number, first_id, last_id, entries, entries_hash, previous, sealed_at, hash, signature)
    values (${seal.number}, ${seal.firstId}, ${seal.lastId}, ${seal.entries}, ${seal.entriesHash}, ${seal.previous},
      ${seal.sealedAt}, ${seal.hash}, ${seal.signature})
    on conflict do nothing`.execute(tx);
  if (numAffectedRows === 0n) return false;
  await sql`
    insert into audit_sealed_entry (entry_id, seal, position, hash)
    select entry_id, ${seal.number}::int8, position, hash
    from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) as r (entry_id uuid, position int, hash text)`.execute(
    tx,
  );
  return true;
}

export interface AuditMember {
  readonly entry_id: string;
  readonly position: number;
  readonly hash: string;
}

export interface OwnEntry {
  readonly id: string;
  readonly at: Date;
  readonly verb: string;
  readonly actorKind: string;
  readonly own: boolean;
}

/** What an account did and what was done to it, newest first, before a key. Two ranges of two indexes. */
export async function listOfAccount(
  on: On,
  account: string,
  before: string | null,
  limit: number,
): Promise<OwnEntry[]> {
  const columns = sql`id, at, verb, actor_kind as "actorKind", coalesce(actor_account = ${account}, false) as own`;
  const older = before === null ? sql`true` : sql`id < ${before}::uuid`;
  const { rows } = await sql<OwnEntry>`
    (select ${columns} from audit_entry where actor_account = ${account} and ${older} order by id desc limit ${limit})
    union
    (select ${columns} from audit_entry where about_account = ${account} and ${older} order by id desc limit ${limit})
    order by id desc limit ${limit}`.execute(on);
  return rows;
}
