import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { JobDraft } from '#platform/core';
import type { OpenDatabase } from '#platform/database';
import { enqueue, createJobRunner, listFailedJobs, retryJob, type Job, type JobRunnerOptions } from '#platform/jobs';
import { fixedClock, openTestDatabase, seededRandom, silentLogger } from '#platform/testing';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const add = (...drafts: (Omit<JobDraft, 'by'> & Partial<JobDraft>)[]) =>
  open.database.transact(async (tx) => {
    for (const draft of drafts) await enqueue(tx, { by: null, ...draft });
  });

/** A runner of one topic, which is the test's own. */
function setUp(topic: string, more: Partial<JobRunnerOptions> = {}) {
  const ran: Job[] = [];
  const clock = fixedClock('2026-11-20T09:00:00Z');
  const runner = createJobRunner({
    database: open.database,
    handlers: { [topic]: async (job) => void ran.push(job) },
    clock,
    random: seededRandom(1),
    log: silentLogger,
    ...more,
  });
  return { runner, clock, ran };
}

const numbers = (ran: readonly Job[]) => ran.map((job) => job.payload['n']);

test('a job runs once, with its payload', async () => {
  const { runner, ran } = setUp('once');
  await add({ topic: 'once', payload: { n: 1 } });
  expect([await runner.drain(), await runner.drain()]).toEqual([1, 0]);
  expect(ran).toEqual([{ id: expect.any(String), topic: 'once', key: null, payload: { n: 1 }, by: null, attempt: 1 }]);
});

test('a job of a transaction that rolled back never runs', async () => {
  const { runner } = setUp('rolled');
  const failing = open.database.transact(async (tx) => {
    await enqueue(tx, { topic: 'rolled', payload: {}, by: null });
    throw new RangeError('no');
  });
  await expect(failing).rejects.toThrow();
  expect(await runner.drain()).toBe(0);
});

test('a job says who asked for it, and asked again who asked last', async () => {
  const { runner, ran } = setUp('by');
  const [mira, tom] = [{ sessionId: 's', accountId: 'mira' }, { sessionId: 't' }];
  await add({ topic: 'by', payload: {}, by: mira }, { topic: 'by', key: 'k', payload: {}, by: mira });
  await add({ topic: 'by', key: 'k', payload: {}, by: tom });
  await runner.drain();
  expect(ran.map(({ key, by }) => [key, by])).toEqual(
    expect.arrayContaining([
      [null, mira],
      ['k', tom],
    ]),
  );
  expect(ran).toHaveLength(2);
});

test('a job waits until it is due by the clock', async () => {
  const { runner, clock } = setUp('later');
  await add({ topic: 'later', payload: {}, dueAt: new Date('2026-11-20T09:20:00Z') });
  clock.advance(20 * 60_000 - 1);
  expect(await runner.drain()).toBe(0);
  clock.advance(1);
  expect(await runner.drain()).toBe(1);
});

test('one open job per topic and key: the latest payload and the earliest time win', async () => {
  const { runner, ran } = setUp('keyed');
  await add(
    { topic: 'keyed', key: 'a', payload: { n: 1 }, dueAt: new Date('2026-11-20T10:00:00Z') },
    { topic: 'keyed', key: 'a', payload: { n: 2 } },
    { topic: 'keyed', key: 'b', payload: { n: 3 } },
  );
  expect(await runner.drain()).toBe(2);
  // Both are due at once: which of them runs first is not said.
  expect(new Set(numbers(ran))).toEqual(new Set([2, 3]));
  await add({ topic: 'keyed', key: 'a', payload: { n: 4 } });
  expect(await runner.drain()).toBe(1);
});

test('a job asked for again while it runs, runs once more', async () => {
  const seen: unknown[] = [];
  const { runner } = setUp('again', {
    handlers: {
      async again(job) {
        seen.push(job.payload['n']);
        if (seen.length === 1) await add({ topic: 'again', key: 'a', payload: { n: 2 } });
      },
    },
  });
  await add({ topic: 'again', key: 'a', payload: { n: 1 } });
  expect(await runner.drain()).toBe(2);
  expect(seen).toEqual([1, 2]);
});

test('a failing job backs off, is given up after its attempts, and can be retried by hand', async () => {
  let healthy = false;
  const { runner, clock } = setUp('fails', {
    maxAttempts: 3,
    handlers: {
      async fails() {
        if (!healthy) throw new RangeError('supplier away');
      },
    },
  });
  await add({ topic: 'fails', payload: { n: 1 } });
  const runs = [await runner.drain(), await runner.drain()];
  for (let hour = 0; hour < 4; hour++) {
    clock.advance(3_600_000);
    runs.push(await runner.drain());
  }
  expect(runs).toEqual([1, 0, 1, 1, 0, 0]);
  const failed = (await listFailedJobs(open.database)).filter((job) => job.topic === 'fails');
  expect(failed).toMatchObject([{ attempts: 3, error: 'RangeError: supplier away', payload: { n: 1 } }]);
  healthy = true;
  await open.database.transact((tx) => retryJob(tx, failed[0]?.id ?? ''));
  expect(await runner.drain()).toBe(1);
});

test('a job whose node died is taken over when its lease has ended, and a zombie changes nothing', async () => {
  const { runner, ran } = setUp('orphan');
  await add({ topic: 'orphan', payload: {} });
  await sql`update job set lease = gen_random_uuid(), lease_until = now() + interval '1 hour', attempts = 1
    where topic = 'orphan'`.execute(open.database.query);
  expect(await runner.drain()).toBe(0);
  await sql`update job set lease_until = now() - interval '1 second' where topic = 'orphan'`.execute(
    open.database.query,
  );
  expect(await runner.drain()).toBe(1);
  expect(ran[0]?.attempt).toBe(2);
});

test('several runners share the work, each job runs once', async () => {
  const ran: unknown[] = [];
  const runners = [1, 2, 3].map(
    () => setUp('shared', { handlers: { shared: async (job) => void ran.push(job.payload['n']) } }).runner,
  );
  const all = Array.from({ length: 120 }, (_, n) => n);
  await add(...all.map((n) => ({ topic: 'shared', payload: { n } })));
  await Promise.all(runners.map((runner) => runner.drain()));
  expect(ran.toSorted((a, b) => Number(a) - Number(b))).toEqual(all);
});

test('a running runner is woken by the commit, and stop waits for its handler', async () => {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let ended = false;
  const { runner } = setUp('live', {
    pollMs: 60_000,
    handlers: {
      async live() {
        started.resolve();
        await finish.promise;
        ended = true;
      },
    },
  });
  runner.start();
  await add({ topic: 'live', payload: {} });
  await started.promise;
  const stopped = runner.stop();
  finish.resolve();
  await stopped;
  expect(ended).toBe(true);
  const { rows } = await sql<{
    done: boolean;
  }>`select done_at is not null as done from job where topic = 'live'`.execute(open.database.query);
  expect(rows).toEqual([{ done: true }]);
});

test('the lease of a running job is renewed; when another node took it over, its handler is told', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const started = Promise.withResolvers<AbortSignal>();
  const told = Promise.withResolvers<void>();
  const handlers: JobRunnerOptions['handlers'] = {
    async long(_job, { signal }) {
      signal.addEventListener('abort', () => told.resolve());
      started.resolve(signal);
      await told.promise;
    },
  };
  const { runner } = setUp('long', { handlers, leaseMs: 30_000 });
  runner.start();
  await add({ topic: 'long', payload: {} });
  const signal = await started.promise;
  await sql`update job set lease_until = now() - interval '1 second' where topic = 'long'`.execute(open.database.query);
  vi.advanceTimersByTime(10_000);
  const renewed = sql<{ held: boolean }>`select lease_until > now() as held from job where topic = 'long'`;
  await expect.poll(async () => (await renewed.execute(open.database.query)).rows).toEqual([{ held: true }]);
  expect(signal.aborted).toBe(false);
  await sql`update job set lease = gen_random_uuid() where topic = 'long'`.execute(open.database.query);
  vi.advanceTimersByTime(10_000);
  await told.promise;
  await runner.stop();
  vi.useRealTimers();
});

test('a timer fires once for all runners, and once for all the times it missed', async () => {
  const hourly = {
    name: 'hourly',
    next: (after: Date) => new Date((Math.floor(after.getTime() / 3_600_000) + 1) * 3_600_000),
    job: { topic: 'tick', payload: {} },
  };
  const [a, b] = [1, 2].map(() => setUp('tick', { crons: [hourly] }));
  const drainBoth = async () => ((await a?.runner.drain()) ?? 0) + ((await b?.runner.drain()) ?? 0);
  expect(await drainBoth()).toBe(0);
  for (const each of [a, b]) each?.clock.advance(3_600_000);
  expect([await drainBoth(), await drainBoth()]).toEqual([1, 0]);
  for (const each of [a, b]) each?.clock.advance(5 * 3_600_000);
  expect(await drainBoth()).toBe(1);
});
