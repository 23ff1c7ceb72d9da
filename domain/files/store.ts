import { sql } from 'kysely';
import type { Owner } from '#domain/kernel';
import type { Queries, Transaction } from '#platform/core';
import { type FileKindName, fileKinds } from './kinds.ts';

type FileTables = {
  stored_file: {
    id: string;
    account_id: string | null;
    company_id: string | null;
    kind: FileKindName;
    type: string;
    size_bytes: number;
    sha256: string;
    created_at: Date;
  };
};

export type FileRow = FileTables['stored_file'];
type Reader = Queries | Transaction;

export function tables(db: Reader) {
  return db.withTables<FileTables>();
}

/** Whose a file is, of whomever; undefined where there is none. */
export async function findOwner(db: Reader, id: string): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`select account_id, company_id from stored_file_owner_v1(${id}::uuid)`.execute(db);
  return rows[0];
}

/** Those of `ids` that have a row, whoever owns it. */
export async function knownAmong(db: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from stored_files_known_v1(${[...ids]}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** What an account has for itself, the oldest first, in a transaction that sees it. */
export function listOwn(db: Reader, accountId: string): Promise<FileRow[]> {
  return tables(db)
    .selectFrom('stored_file')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('company_id', 'is', null)
    .orderBy('id')
    .execute();
}

/** Takes what an account has for itself away, all of it or one kind, and answers the ids. */
export async function removeOwn(
  tx: Transaction,
  accountId: string,
  kinds: readonly FileKindName[] = fileKinds,
): Promise<string[]> {
  const rows = await tables(tx)
    .deleteFrom('stored_file')
    .where('account_id', '=', accountId)
    .where('company_id', 'is', null)
    .where('kind', 'in', [...kinds])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
