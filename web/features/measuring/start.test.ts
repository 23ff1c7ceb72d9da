import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FACTS } from '../../testing/facts.ts';
import { start } from './start.ts';
import { track, trackTo } from './track.ts';

const facts = { ...FACTS, base: '/de', locale: 'de-DE', consent: ['analytical'] as const };
const context = { affiliate: 'journal', placement: null, platform: 'desktop', dataSharingOptOut: false };
interface Sent {
  readonly locale: string;
  readonly affiliate?: string;
  readonly events: readonly { name: string; pageId: string; detail: object; agoMs: number }[];
}
let asked: string[];
let sent: Sent[];
let beacons: Blob[];
let status: number;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, sent, beacons, status] = [[], [], [], 204];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(url);
    if (url.startsWith('/i/api/measuring/v1/context')) return Response.json({ ...context, dynamicProperties: {} });
    if (!url.endsWith('/events')) return new Response(null, { status: 204 });
    sent.push(JSON.parse(String(init.body)) as Sent);
    expect(init.keepalive).toBe(true);
    return new Response(null, { status });
  });
  Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => beacons.push(body) > 0 });
});
afterEach(() => {
  trackTo(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A router that goes where it is told. */
function openRouter(pathname: string, pageId: string) {
  const heard: (() => void)[] = [];
  const at = (path: string, id: string, state = 'idle') => ({
    location: { pathname: path },
    navigation: { state },
    errors: null as object | null,
    matches: [{ route: {} }, { route: { handle: { pageId: id } } }],
  });
  const router = {
    state: at(pathname, pageId),
    subscribe: (hear: () => void) => heard.push(hear),
    go(...to: Parameters<typeof at>) {
      router.state = at(...to);
      for (const hear of heard) hear();
    },
  };
  return router;
}
const begin = (router: ReturnType<typeof openRouter>) => start(router as never, facts);
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('[2.4-07a] [2.4-07b] the front door is told as frontdoor and a page of results as results, once each', async () => {
  const router = openRouter('/de', 'frontdoor');
  begin(router);
  router.go('/de/flights/A-B/2027-03-03', 'results', 'loading');
  router.go('/de/flights/A-B/2027-03-03', 'results');
  router.go('/de/flights/A-B/2027-03-03', 'results');
  expect(sent).toEqual([]);
  await after(5_000);
  expect(sent).toEqual([
    {
      locale: 'de-DE',
      affiliate: 'journal',
      events: [
        { name: 'pageView', pageId: 'frontdoor', detail: { vertical: 'flights' }, agoMs: 5_000 },
        { name: 'pageView', pageId: 'results', detail: { vertical: 'flights' }, agoMs: 5_000 },
      ],
    },
  ]);
});

test('what is tracked before the script came is told; what is tracked without consent is told to nobody', async () => {
  track('verticalChange', { from: 'flights', to: 'stays' });
  trackTo(Promise.resolve().then(() => begin(openRouter('/de', 'frontdoor'))));
  track('verticalChange', { from: 'flights', to: 'trains' });
  await after(5_000);
  expect(sent[0]?.events.map(({ name, detail }) => [name, detail])).toEqual([
    ['pageView', { vertical: 'flights' }],
    ['verticalChange', { from: 'flights', to: 'trains' }],
  ]);
});

test('a page that is left sends the rest by a beacon', async () => {
  begin(openRouter('/de', 'frontdoor'));
  window.dispatchEvent(new Event('pagehide'));
  expect(beacons).toHaveLength(1);
  expect(beacons[0]?.type).toBe('application/json');
  await after(10_000);
  expect(sent).toEqual([]);
});

test('twenty events go at once, and after a refusal nothing goes any more', async () => {
  status = 403;
  const tell = begin(openRouter('/de', 'frontdoor'));
  for (let n = 0; n < 19; n++) tell('pageView', { vertical: null });
  await after(0);
  expect(sent[0]?.events).toHaveLength(20);
  tell('pageView', { vertical: null });
  await after(60_000);
  window.dispatchEvent(new Event('pagehide'));
  expect([sent.length, beacons.length]).toEqual([1, 0]);
});

test('the tab of another vertical that takes the search along is told', async () => {
  document.body.innerHTML = '<a href="/stays" data-deferred="flights stays"><b>Stays</b></a><a href="/x">Other</a>';
  begin(openRouter('/de/flights/A-B', 'results'));
  for (const part of document.querySelectorAll<HTMLElement>('b, a:last-child')) part.click();
  await after(5_000);
  expect(sent[0]?.events.slice(1).map(({ name, detail }) => [name, detail])).toEqual([
    ['verticalChange', { from: 'flights', to: 'stays' }],
  ]);
});

test('a reader who agreed to something else is not measured', async () => {
  const tell = start(openRouter('/de', 'frontdoor') as never, { ...facts, consent: ['functional'] });
  tell('pageView', { vertical: null });
  await after(60_000);
  window.dispatchEvent(new Event('pagehide'));
  expect([sent, beacons, asked]).toEqual([[], [], []]);
});

test('a script that does not come disturbs nobody', async () => {
  trackTo(Promise.reject(new TypeError('no chunk')));
  track('pageView', { vertical: null });
  await after(10_000);
  expect(sent).toEqual([]);
});

test('a page that could not be shown is told as error, whatever it should have been', async () => {
  const router = openRouter('/de/flights/nonsense', 'results');
  router.state.errors = { results: new TypeError('no such place') };
  begin(router);
  await after(5_000);
  expect(sent[0]?.events.map(({ pageId }) => pageId)).toEqual(['error']);
});
