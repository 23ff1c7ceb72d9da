import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api, Call } from '#contract/core';
import type { ContextState } from '../measuring/dynamic-context.ts';
import { syncMarketingId } from './marketing-id.ts';

const [OWN, MASTERS] = ['o'.repeat(22), 'm'.repeat(22)];
const known: ContextState = {
  state: 'completed',
  affiliate: null,
  placement: null,
  platform: 'desktop',
  dataSharingOptOut: false,
  dynamicProperties: {},
};
const config = { masterHost: 'travel.example', suggestedKmkid: OWN, runSyncScript: true, pass: 'pass-1' };
let asked: { url: string; init: RequestInit }[];
let answer: () => Response;
let states: string[];

beforeEach(() => {
  [asked, states] = [[], []];
  answer = () => Response.json({ kmkid: MASTERS });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer();
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function run(context: ContextState, configured: object | Error = config) {
  const called: [string, unknown][] = [];
  let read = (): string => 'init';
  const api = async (call: Call, input: unknown) => {
    states.push(read());
    called.push([call.name, input]);
    if (call.name !== 'marketing.config') return null;
    if (configured instanceof Error) throw configured;
    return configured;
  };
  const sync = syncMarketingId(api as Api, Promise.resolve(context));
  read = sync.read;
  states.push(sync.read());
  await sync.ready;
  states.push(sync.read());
  return called;
}

test('[4-19] [7.5-07] init, loading while the master host is asked with credentials, then ready with its id kept here', async () => {
  const called = await run(known);
  expect(states).toEqual(['init', 'init', 'loading', 'ready']);
  expect(asked[0]?.url).toBe('http://travel.example/s/run/kmkid/sync');
  expect(asked[0]?.init).toMatchObject({ method: 'POST', credentials: 'include', headers: { 'x-csrf': 'pass-1' } });
  expect(String(asked[0]?.init.body as URLSearchParams)).toBe(`suggestedKmkid=${OWN}`);
  expect(called).toEqual([
    ['marketing.config', {}],
    ['marketing.set', { kmkid: MASTERS }],
  ]);
});

test('[4-19] ready at once, without loading, where nothing is to run', async () => {
  const called = await run(known, { ...config, runSyncScript: false });
  expect(states).toEqual(['init', 'init', 'ready']);
  expect([asked, called.length]).toEqual([[], 1]);
});

test.each<[string, ContextState]>([
  ['opted out', { ...known, dataSharingOptOut: true }],
  ['of unknown wishes', { state: 'failed' }],
])('[4-19] for a reader who is %s nobody is asked anything', async (_who, context) => {
  expect(await run(context)).toEqual([]);
  expect([asked, states]).toEqual([[], ['init', 'ready']]);
});

test('[8-10d] failures of the sync are swallowed, and nothing is kept', async () => {
  const log = vi.spyOn(console, 'error');
  answer = () => Response.json({ errors: [] }, { status: 403 });
  expect((await run(known)).map(([name]) => name)).toEqual(['marketing.config']);
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  expect((await run(known)).map(([name]) => name)).toEqual(['marketing.config']);
  await run(known, new Error('offline'));
  expect(states.at(-1)).toBe('ready');
  expect(log).not.toHaveBeenCalled();
});
