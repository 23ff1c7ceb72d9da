import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { z } from '#zod';
import { principalOf, theSite, writeVerb, type Actor } from '#domain/kernel';
import { createJobRunner, enqueue } from '#platform/jobs';
import { everyRow, openTestDatabase, silentLogger, testCtx } from '#platform/testing';
import { brandsOf, readBrandFolders } from './brands.ts';
import { jobCtx } from './job-ctx.ts';

const { database: db, close } = await openTestDatabase();
afterAll(close);

const companyId = '0195bd0e-0000-7000-8000-00000000000c';
const member: Actor = {
  sessionId: '0195bd0e-0000-7000-8000-000000000001',
  accountId: '0195bd0e-0000-7000-8000-000000000002',
  membership: { companyId, roles: ['traveller'], permissions: [] },
  forCompany: true,
};

const work = writeVerb({
  name: 'test.work',
  allow: theSite,
  input: z.object({ again: z.boolean() }),
  run: async ({ ctx, input: { again } }) => {
    if (again) await enqueue(ctx.tx, { topic: 'test.work', payload: { again: false }, by: principalOf(ctx.actor) });
  },
  audit: () => ({}),
});

test('a job, the job that it asks for and their audit rows say who asked first, and for which company', async () => {
  const { clock, ids, random, sealer } = testCtx({ db });
  await sql`insert into company values (${companyId}, now())`.execute(everyRow(db));
  const needs = { brands: brandsOf(readBrandFolders(null)), clock, ids, random, sealer, db, log: silentLogger };
  await db.transact(async (tx) => {
    await enqueue(tx, { topic: 'test.work', key: 'asked', payload: { again: true }, by: member });
    await enqueue(tx, { topic: 'test.work', key: 'timer', payload: { again: false }, by: null });
  });
  const runner = createJobRunner({
    database: db,
    clock,
    log: silentLogger,
    handlers: {
      'test.work': async (job) =>
        work({ ctx: jobCtx(needs, 'test.work', job), input: { again: job.payload['again'] === true } }),
    },
  });
  expect(await runner.drain()).toBe(3);
  const { rows } = await sql<{ actor: unknown; kind: string; company: string | null }>`
    select actor, actor_kind as kind, company_id as company from audit_entry where verb = 'test.work'`.execute(
    everyRow(db),
  );
  const asked = { actor: { job: 'test.work', by: member }, kind: 'job', company: companyId };
  expect(rows).toHaveLength(3);
  expect(rows.filter(({ company }) => company !== null)).toEqual([asked, asked]);
  expect(rows.find(({ company }) => company === null)?.actor).toEqual({ job: 'test.work' });
});
