import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#domain/kernel';
import type { RowsOf } from '#platform/core';
import type { OpenDatabase } from '#platform/database';
import { asTableOwner, openTestDatabase, testCtx } from '#platform/testing';
import { memoryStore } from '../../platform/files/testing/memory-store.ts';
import { bareAccount } from '../identity/testing/bare-account.ts';
import { readFile } from './index.ts';

let open: OpenDatabase;
const [ada, bob, north, south] = Array.from({ length: 4 }, () => crypto.randomUUID());
const own = { ada: crypto.randomUUID(), bob: crypto.randomUUID(), north: crypto.randomUUID() };
const store = memoryStore();

beforeAll(async () => {
  open = await openTestDatabase();
  for (const account of [ada, bob]) await bareAccount(open.database, account!);
  await asTableOwner(open.database, async (tx) => {
    for (const id of [north, south]) await sql`insert into company values (${id}, now())`.execute(tx);
    for (const [id, account, company] of [
      [own.ada, ada, null],
      [own.bob, bob, null],
      [own.north, ada, north],
    ] as const)
      await sql`insert into stored_file (id, account_id, company_id, kind, type, size_bytes, sha256, created_at)
        values (${id}, ${account}, ${company}, 'profile_picture', 'image/jpeg', 1, ${'0'.repeat(64)}, now())`.execute(
        tx,
      );
  });
  for (const id of Object.values(own)) await store.put(id, new Uint8Array([1]));
});
afterAll(() => open.close());

const seen = async (rows?: RowsOf): Promise<string[]> =>
  open.database.transact(async (tx) => {
    const { rows: found } = await sql<{ id: string }>`select id from stored_file`.execute(tx);
    return found.map(({ id }) => id);
  }, rows);

test('a transaction sees the files of the account, or of the company that is set, and without either none', async () => {
  expect(await seen({ accountId: ada! })).toEqual([own.ada]);
  expect(await seen({ accountId: bob! })).toEqual([own.bob]);
  expect(await seen({ accountId: ada!, companyId: north! })).toEqual([own.north]);
  expect([await seen({ companyId: south! }), await seen()]).toEqual([[], []]);
});

test('a file of a company is read by whoever acts for it, one of a person by that person, and by nobody else', async () => {
  const read = readFile({ store });
  const of = (accountId: string | undefined, companyId?: string): Actor => ({
    sessionId: null,
    ...(accountId && { accountId }),
    ...(companyId && { forCompany: true, membership: { companyId, roles: [], permissions: [] } }),
  });
  const readable = async (actor: Actor, accounts: string[] = []): Promise<string[]> => {
    const names = await Promise.all(
      Object.entries(own).map(async ([name, id]) => {
        const ctx = { ...testCtx({ db: open.database }), actor };
        const found = await read({ ctx, input: { id, accounts } }).catch(() => null);
        return found ? name : '';
      }),
    );
    return names.filter(Boolean);
  };
  expect(await readable(of(ada))).toEqual(['ada']);
  expect(await readable(of(ada, north))).toEqual(['north']);
  expect(await readable(of(ada, south))).toEqual([]);
  expect(await readable(of(undefined))).toEqual([]);
  // Of what is signed in beside each other in one browser: people's files, never a company's.
  expect(await readable(of(bob), [ada!, bob!])).toEqual(['ada', 'bob']);
});

test('what looks across all owners names files and owners only', async () => {
  const { rows } = await sql<object>`select * from stored_file_owner_v1(${own.north})`.execute(open.database.query);
  expect(rows).toEqual([{ account_id: ada, company_id: north }]);
  const ids = [own.bob, crypto.randomUUID()];
  const known = await sql<object>`select * from stored_files_known_v1(${ids}::uuid[])`.execute(open.database.query);
  expect(known.rows).toEqual([{ id: own.bob }]);
});
