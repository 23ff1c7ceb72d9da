import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from '#zod';
import { type Actor, anybody, writeVerb } from '#domain/kernel';
import type { OpenDatabase } from '#platform/database';
import { type FixedClock, fixedClock, openTestDatabase, testCtx } from '#platform/testing';
import { readAudit, readOwnAudit, sealAudit, verifyAudit } from '#domain/audit';
import type { AuditLine } from './rows.ts';
import { memoryAnchor, signerOf } from './testing/trail.ts';

let open: OpenDatabase;
let clock: FixedClock;
beforeAll(async () => {
  open = await openTestDatabase();
  clock = fixedClock('2027-03-01T09:00:00Z');
});
afterAll(() => open.close());

const MINUTE_MS = 60_000;
const anchor = memoryAnchor();
const account = '0195bd0e-0000-7000-8000-000000000001';
const traveler: Actor = { sessionId: 's', accountId: account };
const ctx = (actor: Actor = { job: 'test' }) => testCtx({ db: open.database, clock, actor });
const seal = (...keys: string[]) => sealAudit({ signer: signerOf(...(keys.length > 0 ? keys : ['key'])), anchor });
const act = (actor?: Actor, facts: Readonly<Record<string, unknown>> = {}) =>
  writeVerb({ name: 'test.act', allow: anybody, input: z.object({}), audit: () => facts, run: async () => null })({
    ctx: ctx(actor),
    input: {},
  });

async function lines(): Promise<AuditLine[]> {
  const all: AuditLine[] = [];
  for await (const line of readAudit(open.database)) all.push(line);
  return all;
}
const verify = async (...keys: string[]) => {
  const signer = signerOf(...(keys.length > 0 ? keys : ['key']));
  const all = await lines();
  const first = all.find((line) => line.kind === 'seal');
  return verifyAudit(all, { signer, anchor: first?.kind === 'seal' ? await anchor.read(first.hash) : null });
};

test('what verbs wrote is sealed in the order of its keys, and the trail is whole', async () => {
  for (const number of [1, 2, 3]) {
    await act(undefined, { number, text: 'ü "x"', deep: { b: 1, a: [null, 1.5] } });
    clock.advance(MINUTE_MS);
  }
  expect(await verify()).toMatchObject({ entries: 3, seals: 0, tail: { entries: 3 }, faultCount: 0 });
  expect(await seal()(ctx())).toBe(3);
  expect(await seal()(ctx())).toBe(0);
  await act();
  expect(await verify()).toMatchObject({ entries: 4, seals: 1, tail: { entries: 1 }, faultCount: 0 });
});

test('S32 the application role may add to the three tables and change nothing of them', async () => {
  await seal()(ctx());
  for (const table of ['audit_entry', 'audit_seal', 'audit_sealed_entry']) {
    for (const statement of [
      `delete from ${table}`,
      `truncate ${table}`,
      `update ${table} set ${table === 'audit_entry' ? 'verb' : 'hash'} = 'x'`,
    ]) {
      await expect(sql.raw(statement).execute(open.database.query)).rejects.toThrow(/permission denied/);
    }
  }
  expect(await verify()).toMatchObject({ faultCount: 0 });
});

test('an entry of a transaction that ended late is in the next seal; one from long before is sealed and named', async () => {
  const lateId = ctx().ids.uuid();
  const at = clock.now();
  clock.advance(MINUTE_MS);
  await act();
  await seal()(ctx());
  await insert(lateId, at);
  expect(await seal()(ctx())).toBe(1);
  expect(await verify()).toMatchObject({ faultCount: 0, tail: { entries: 0 } });
  const before = await lines();
  clock.advance(3 * 60 * MINUTE_MS);
  await act();
  await seal()(ctx());
  await insert(oldId(at), at);
  expect((await verify()).faults).toEqual([{ code: 'entry_slipped_in', seal: null, entry: oldId(at) }]);
  expect(await seal()(ctx(), { everything: true })).toBe(1);
  const report = await verify();
  expect(report.faults).toEqual([{ code: 'entry_slipped_in', seal: report.seals, entry: oldId(at) }]);
  expect(before.length).toBeLessThan((await lines()).length);
});

test('two nodes that seal at once write one chain', async () => {
  for (let number = 0; number < 20; number++) await act();
  const sealed = await Promise.all([1, 2, 3, 4].map(() => seal()(ctx())));
  expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(20);
  const report = await verify();
  expect([report.tail.entries, report.faults.filter(({ code }) => code !== 'entry_slipped_in')]).toEqual([0, []]);
});

test('after a change of keys the head is signed anew though nothing happened', async () => {
  const before = await verify('fresh', 'key');
  await seal('fresh', 'key')(ctx());
  const after = await verify('fresh');
  expect(after.seals).toBe(before.seals + 1);
  expect(after.faults.filter(({ code }) => code === 'signature')).toEqual([]);
  expect(after.withOldKeys).toBe(before.seals);
  expect((await verify('other')).faults.map(({ code }) => code)).toContain('signature');
});

test('an account reads what it did and what was done to it, by pages, and nothing of others', async () => {
  const helpdesk: Actor = { staff: true, sessionId: 'h', accountId: '0195bd0e-0000-7000-8000-000000000002' };
  for (let number = 0; number < 60; number++) {
    clock.advance(1_000);
    await act(traveler, { number });
  }
  clock.advance(1_000);
  await act(helpdesk, { account });
  await act(helpdesk, { account: 'somebody else' });
  const first = await readOwnAudit({ ctx: ctx(traveler), input: {} });
  expect(first.entries[0]).toMatchObject({ verb: 'test.act', actorKind: 'helpdesk', own: false });
  expect(JSON.stringify(first)).not.toContain(helpdesk.accountId);
  const second = await readOwnAudit({ ctx: ctx(traveler), input: { before: first.next } });
  expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 11, null]);
  expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(61);
  for (const actor of [{ sessionId: 's' }, { job: 'x' }] as const) {
    await expect(readOwnAudit({ ctx: ctx(actor), input: {} })).rejects.toThrow(/may not/);
  }
});

/** Of the middle of the time that was sealed long ago. */
function oldId(at: Date): string {
  const hex = (at.getTime() - 1).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000077`;
}

async function insert(id: string, at: Date): Promise<void> {
  await sql`insert into audit_entry (id, at, verb, actor_kind, actor, request_id, facts)
    values (${id}, ${at}, 'test.act', 'job', '{}', 'r', '{}')`.execute(open.database.query);
}
