import { expect, test } from 'vitest';
import { type Api, ApiError, type Call } from '#contract/core';
import { loadContext } from './dynamic-context.ts';

const answer = {
  affiliate: 'journal',
  placement: 'article',
  platform: 'desktop',
  dataSharingOptOut: true,
  dynamicProperties: { channel: 'editorial' },
} as const;

function fakeApi(answers: (call: string) => unknown) {
  const asked: [name: string, input: unknown][] = [];
  const api = async (call: Call, input: unknown) => {
    asked.push([call.name, input]);
    return answers(call.name);
  };
  return { api: api as Api, asked };
}
const landing = { pathname: '/de/flights', search: '?affiliate=journal&placement=article&sort=best' };

test('[4-18] the context is loading, then completed with affiliate, placement, platform, opt-out and dynamic properties', async () => {
  const { api, asked } = fakeApi((name) => (name === 'measuring.context' ? answer : null));
  const context = loadContext(api, landing);
  expect(context.read()).toEqual({ state: 'loading' });
  await context.settled;
  expect(context.read()).toEqual({ state: 'completed', ...answer });
  expect(asked[0]).toEqual(['measuring.context', { affiliate: 'journal', placement: 'article' }]);
});

test('[4-18] [8-10c] a context that does not come is reported and counted, and its state is failed', async () => {
  const { api, asked } = fakeApi((name) => {
    if (name === 'measuring.context')
      throw new ApiError(500, [{ code: 'X', localizedDescription: '', description: 'no' }]);
    return null;
  });
  const context = loadContext(api, landing);
  expect(await context.settled).toEqual({ state: 'failed' });
  expect(context.read()).toEqual({ state: 'failed' });
  expect(asked.slice(1)).toEqual([
    ['layout.reportFailure', { part: 'dynamic context', path: '/de/flights', message: 'X: no' }],
    ['measuring.recordMetric', { type: 'count', metricName: 'contextFailed', metricValue: 1 }],
  ]);
});

test('[8-10c] a report that fails as well disturbs nobody', async () => {
  const { api } = fakeApi(() => {
    throw new TypeError('offline');
  });
  expect(await loadContext(api, landing).settled).toEqual({ state: 'failed' });
});
