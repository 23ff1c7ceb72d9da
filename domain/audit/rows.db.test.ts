import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from '#zod';
import { type Actor, anybody, writeVerb } from '#domain/kernel';
import type { RowsOf } from '#platform/core';
import { everyRow, fixedClock, openTestDatabase, reachedByStrangers, reachedRows, testCtx } from '#platform/testing';
import { hashEntry } from './hashes.ts';
import { readOwnAudit } from './index.ts';
import type { AuditLine } from './rows.ts';
import { listToSeal, noId } from './store.ts';
import { readAudit } from './read-audit.ts';

const { database: db, close } = await openTestDatabase();
afterAll(close);

const clock = fixedClock('2027-03-01T09:00:00Z');
const base = testCtx({ db, clock });
const id = () => base.ids.uuid();
const [north, south, ada, bob] = [id(), id(), id(), id()];
const person = (accountId: string): Actor => ({ sessionId: id(), accountId });
const member = (accountId: string, companyId: string): Actor => ({
  ...person(accountId),
  membership: { companyId, roles: [], permissions: [] },
  forCompany: true,
});
/** Who acts, and whom it concerns. */
const ACTS: readonly (readonly [Actor, Readonly<Record<string, unknown>>])[] = [
  [person(ada), {}],
  [member(ada, north), {}],
  [member(ada, south), {}],
  [person(bob), {}],
  [member(bob, north), { account: ada }],
  [{ sessionId: id() }, {}],
  [{ job: 'timer' }, {}],
  [{ job: 'work', by: person(ada) }, {}],
  [{ job: 'work', by: member(bob, north) }, {}],
  [{ sessionId: id(), accountId: bob, staff: true }, { account: ada }],
];
const entries: string[] = [];

beforeAll(async () => {
  for (const company of [north, south]) await sql`insert into company values (${company}, now())`.execute(everyRow(db));
  for (const [at, [actor, facts]] of ACTS.entries()) {
    clock.advance(1_000);
    const said = { at, ...facts };
    const act = { name: 'test.act', allow: anybody, input: z.object({}), audit: () => said, run: async () => null };
    await writeVerb(act)({ ctx: { ...base, actor }, input: {} });
    const found = sql<{ id: string }>`select id from audit_entry where (facts->>'at')::int = ${at}`;
    entries.push((await found.execute(everyRow(db))).rows[0]?.id ?? '');
  }
});

const ENTRIES = { name: 'audit_entry', key: 'id', changes: null };
const keysOf = (places: readonly number[]) => places.map((place) => entries[place] ?? '').sort();

test('with conditions taken out nobody comes by an entry of others', async () => {
  const places: readonly (readonly [RowsOf, readonly number[]])[] = [
    [{ accountId: ada }, [0, 7, 9]],
    [{ accountId: bob, sessionId: id() }, [3, 9]],
    [{ companyId: north }, [1, 4, 8]],
    [{ companyId: south, accountId: ada }, [2]],
  ];
  for (const [rows, own] of places) expect((await reachedRows(db, ENTRIES, rows)).seen).toEqual(keysOf(own));
  for (const each of await reachedByStrangers(db, ENTRIES)) expect(each.seen).toEqual([]);
});

test('an account reads what concerns it, and for a company what it did there', async () => {
  const read = async (actor: Actor) => {
    const { entries: found } = await readOwnAudit({ ctx: { ...base, actor }, input: {} });
    return found.map((entry) => entry.id).sort();
  };
  expect(await read(person(ada))).toEqual(keysOf([0, 9]));
  expect(await read(member(ada, north))).toEqual(keysOf([1, 4]));
  expect(await read(member(ada, south))).toEqual(keysOf([2]));
  expect(await read(person(id()))).toEqual([]);
});

test('an entry of a company that there is not is refused', async () => {
  const ctx = { ...base, actor: member(ada, id()) };
  const act = { name: 'test.act', allow: anybody, input: z.object({}), audit: () => ({}), run: async () => null };
  await expect(writeVerb(act)({ ctx, input: {} })).rejects.toMatchObject({ code: '23503' });
});

test('what looks across all entries names them and their hashes, which are those that are verified', async () => {
  const odd = '"quoted" \\ / \b\f\n\r\t \u0001\u001f \u007f \u2028 ü 日本 العربية 🙂';
  await sql`insert into audit_entry (id, at, verb, actor_kind, actor, company_id, request_id, facts)
    values (${id()}, now(), ${odd}, 'job', ${JSON.stringify({ job: odd })}::jsonb, ${north}, ${odd},
      ${JSON.stringify({ b: [1.5, null, true, odd], [odd]: {} })}::jsonb)`.execute(everyRow(db));
  const { rows } = await sql<object>`select * from audit_unsealed_v1(${noId}::uuid, 1)`.execute(db.query);
  expect(rows.map((row) => Object.keys(row))).toEqual([['id', 'hash']]);
  const lines: AuditLine[] = [];
  for await (const line of readAudit(db)) lines.push(line);
  expect(lines).toHaveLength(entries.length + 1);
  const hashed = lines.flatMap((line) => (line.kind === 'unsealed' ? [{ id: line.id, hash: hashEntry(line) }] : []));
  expect(await listToSeal(db.query, noId, 100)).toEqual(hashed);
});
