import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#domain/kernel';
import type { OpenDatabase } from '#platform/database';
import { fixedClock, openTestDatabase, testCtx } from '#platform/testing';
import { exportMetrics } from './export.ts';
import { recordMetric } from './record-metric.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function ctxAt(iso: string, overrides: Partial<Ctx> = {}): Ctx {
  const { actor, ...base } = testCtx({ db: database.database, clock: fixedClock(iso) });
  return { ...base, actor, ...overrides };
}

type Given = Parameters<typeof recordMetric>[0]['input'];
const ready = (metricValue: number): Given => ({ type: 'timing', metricName: 'contextReady', metricValue });

async function metrics(day: string): Promise<unknown[]> {
  const from = new Date(`${day}T00:00:00Z`);
  const lines: unknown[] = [];
  const span = { from, to: new Date(from.getTime() + 86_400_000) };
  for await (const line of exportMetrics(database.database, span, 'ndjson')) lines.push(JSON.parse(line));
  return lines;
}

test('[7.5-06] a metric is added to the sum of its day and brand; nobody is in it', async () => {
  await Promise.all([40, 10, 25].map((ms) => recordMetric({ ctx: ctxAt('2027-05-01T10:00:00Z'), input: ready(ms) })));
  await recordMetric({ ctx: ctxAt('2027-05-01T23:59:59Z', { brand: 'juniper' }), input: ready(7) });
  await recordMetric({ ctx: ctxAt('2027-05-02T00:00:00Z'), input: ready(9) });
  const same = { day: '2027-05-01', type: 'timing', name: 'contextReady' };
  expect(await metrics('2027-05-01')).toEqual([
    { ...same, brand: 'juniper', times: 1, total: 7, lowest: 7, highest: 7 },
    { ...same, brand: 'wayfold', times: 3, total: 75, lowest: 10, highest: 40 },
  ]);
});

test('a name that is not in the table is refused at its field, so that nobody fills the database', async () => {
  const ctx = ctxAt('2027-05-03T10:00:00Z');
  for (const metricName of ['anything', 'contextFailed', 'toString', '__proto__']) {
    await expect(recordMetric({ ctx, input: { ...ready(1), metricName } })).rejects.toMatchObject({
      status: 422,
      problems: [{ code: 'UNKNOWN_METRIC', field: 'metricName' }],
    });
  }
  expect(await metrics('2027-05-03')).toEqual([]);
});

test.each([-1, 3_600_001, Number.NaN, Number.POSITIVE_INFINITY])('%s is no value', async (value) => {
  const ctx = ctxAt('2027-05-04T10:00:00Z');
  await expect(recordMetric({ ctx, input: ready(value) })).rejects.toMatchObject({ status: 422 });
});

test('machines are no readers: what they tell is not counted', async () => {
  const ctx = ctxAt('2027-05-05T10:00:00Z', { actor: { supplier: 's' } });
  await expect(recordMetric({ ctx, input: ready(1) })).rejects.toMatchObject({ status: 403, code: 'NOT_ALLOWED' });
  expect(await metrics('2027-05-05')).toEqual([]);
});
