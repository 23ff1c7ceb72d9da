import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api, Call } from '#contract/core';
import { createHostCounts } from './host-counts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[7.7-02a] what a host has recorded or logged is counted by the metric call, together, without what it said', () => {
  const sent: [name: string, input: unknown][] = [];
  const api = (async (call: Call, input: unknown) => void sent.push([call.name, input])) as Api;
  const count = createHostCounts(api);
  for (const metric of ['hostMetric', 'hostLog', 'hostMetric'] as const) count(metric);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(5_000);
  expect(sent).toEqual([
    ['measuring.recordMetric', { type: 'count', metricName: 'hostMetric', metricValue: 2 }],
    ['measuring.recordMetric', { type: 'count', metricName: 'hostLog', metricValue: 1 }],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(2);
});

test('a count that does not arrive disturbs nobody', async () => {
  const count = createHostCounts(async () => Promise.reject(new TypeError('offline')));
  count('hostLog');
  await vi.advanceTimersByTimeAsync(5_000);
});
