import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FrameMessage, Operation } from '#contract/frames';
import { openRelay, type RelayNeeds } from './relay.ts';

const OPERATIONS: readonly Operation[] = [
  {
    id: 'places',
    method: 'GET',
    path: '/i/api/places/v1/suggest',
    params: { q: { type: 'text', max: 20, required: true }, limit: { type: 'integer', min: 1, max: 5 } },
    response: ['places.name'],
  },
  {
    id: 'search',
    method: 'POST',
    path: '/i/api/search/v1/flights',
    params: { from: { type: 'text', max: 3, required: true } },
    response: ['id'],
  },
];

class Port extends EventTarget {
  readonly said: FrameMessage[] = [];
  readonly start = vi.fn();
  postMessage(message: FrameMessage): void {
    this.said.push(message);
  }
  hear(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let now = 0;
let clicked = false;
let port: Port;
const answer = { places: [{ name: 'London', id: 'metro:LON' }], secret: 1 };
const asked = vi.fn<typeof fetch>();
const report = vi.fn<RelayNeeds['report']>();
const actions = {
  scroll: vi.fn(),
  submit: vi.fn(),
  consent: vi.fn(),
  consentPrefix: vi.fn(),
  metric: vi.fn(),
  log: vi.fn(),
};

beforeEach(() => {
  vi.clearAllMocks();
  asked.mockImplementation(async () => Response.json(answer));
  now = 0;
  clicked = false;
  port = new Port();
  openRelay(port as unknown as MessagePort, {
    operations: OPERATIONS,
    fetch: asked,
    locale: 'de-DE',
    nowMs: () => now,
    clicked: () => clicked,
    report,
    actions,
  });
});

const last = () => port.said.at(-1);
const answered = (count: number) => expect.poll(() => port.said).toHaveLength(count);

test('the first word says which operations there are', () => {
  expect(port.said).toEqual([{ action: 'ready', version: 1, operations: ['places', 'search'] }]);
});

test('[7.7-01a] a listed operation is asked of our server, params and data merged, and answered as ajaxResponse', async () => {
  port.hear({ action: 'ajax', id: 'a1', operation: 'places', params: { q: 'lo n' }, data: { limit: 3 } });
  await answered(2);
  expect(last()).toEqual({
    action: 'ajaxResponse',
    id: 'a1',
    ok: true,
    status: 200,
    data: { places: [{ name: 'London' }] },
  });
  const [url, init] = asked.mock.calls[0] ?? [];
  expect([url, init?.method, init?.body]).toEqual(['/i/api/places/v1/suggest?q=lo+n&limit=3', 'GET', null]);
  expect([...new Headers(init?.headers)]).toEqual([
    ['accept', 'application/json'],
    ['x-locale', 'de-DE'],
  ]);
});

test('[7.7-01a] what is not GET goes as a JSON body, and only shortly after a press inside the frame', async () => {
  const message = { action: 'ajax', id: 'a1', operation: 'search', data: { from: 'LON' } };
  port.hear(message);
  await answered(2);
  expect(last()).toMatchObject({ ok: false, status: 403, error: { code: 'CLICK_REQUIRED' } });
  expect(asked).not.toHaveBeenCalled();
  clicked = true;
  port.hear(message);
  await answered(3);
  const [url, init] = asked.mock.calls[0] ?? [];
  expect([url, init?.method, init?.body]).toEqual(['/i/api/search/v1/flights', 'POST', '{"from":"LON"}']);
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
});

test('[7.7-01a] url, method and headers of a host change nothing', async () => {
  const loud = { method: 'DELETE', url: 'https://evil.example/', headers: { 'x-csrf': 'stolen', cookie: 'a=b' } };
  port.hear({ action: 'ajax', id: 'a1', operation: 'places', params: { q: 'x' }, ...loud });
  await answered(2);
  const [url, init] = asked.mock.calls[0] ?? [];
  expect([url, init?.method]).toEqual(['/i/api/places/v1/suggest?q=x', 'GET']);
  expect([...new Headers(init?.headers).keys()]).toEqual(['accept', 'x-locale']);
  expect(init).toMatchObject({ credentials: 'same-origin', redirect: 'error' });
});

test.for([
  ['places', {}, 'INVALID_PARAMETERS'],
  ['orders', {}, 'UNKNOWN_OPERATION'],
] as const)('%s with %o is answered with %s and reported', async ([operation, params, code]) => {
  port.hear({ action: 'ajax', id: 'a1', operation, params });
  await answered(2);
  expect(last()).toEqual({ action: 'ajaxResponse', id: 'a1', ok: false, status: 403, error: { code } });
  expect(report.mock.calls).toEqual([['message refused', `${code}:${operation}`]]);
  expect(asked).not.toHaveBeenCalled();
});

test.for<[name: string, fetch: typeof fetch, status: number, code: string]>([
  ['no answer', () => Promise.reject(new TypeError('offline')), 0, 'REQUEST_ERROR'],
  ['a page instead of data', async () => new Response('<html>'), 0, 'REQUEST_ERROR'],
  [
    'a refusal',
    async () => Response.json({ errors: [{ code: 'TOO_MANY_REQUESTS', description: 'inner' }] }, { status: 429 }),
    429,
    'TOO_MANY_REQUESTS',
  ],
])('[8-09] %s is logged as ajax call error; the host hears a code', async ([, fetch, status, code]) => {
  asked.mockImplementation(fetch);
  port.hear({ action: 'ajax', id: 'a1', operation: 'places', params: { q: 'x' } });
  await answered(2);
  expect(last()).toEqual({ action: 'ajaxResponse', id: 'a1', ok: false, status, error: { code } });
  expect(report.mock.calls).toEqual([['ajax call error', `places:${status}`]]);
});

test('[7.7-02a] the other messages of a host are done', () => {
  port.hear({ action: 'scroll', top: 10, height: 600 });
  port.hear({ action: 'submit', form: 'search' });
  port.hear({ action: 'gtm-enduser-consent-response', granted: true });
  port.hear({ action: 'cmp2-url-prefix', prefix: 'https://news.example/cmp/' });
  port.hear({ action: 'record-metric', name: 'seen', value: 2 });
  port.hear({ action: 'logger', message: 'Jane Doe was here' });
  expect(actions.scroll.mock.calls).toEqual([[{ action: 'scroll', top: 10, height: 600 }]]);
  expect(actions.submit).toHaveBeenCalledOnce();
  expect(actions.consent.mock.calls).toEqual([[true]]);
  expect(actions.consentPrefix.mock.calls).toEqual([['https://news.example/cmp/']]);
  expect(actions.metric.mock.calls).toEqual([[]]);
  expect(actions.log.mock.calls).toEqual([[]]);
  expect([asked.mock.calls.length, report.mock.calls.length]).toEqual([0, 0]);
});

test('1,000 messages of wrong shape: nothing is asked, nothing is done, each is answered with an error', () => {
  const kinds = [
    'record-metric',
    'scroll',
    'ajax',
    'cmp2-url-prefix',
    'logger',
    'submit',
    'gtm-enduser-consent-response',
  ];
  const strange = fc.oneof(
    fc.jsonValue(),
    fc.record({ action: fc.constantFrom(...kinds), surplus: fc.jsonValue() }),
    fc.record({ action: fc.constantFrom('toString', '__proto__', 'reload', 'height', 'eval'), id: fc.string() }),
    fc.record({ action: fc.constant('ajax'), id: fc.constant('../x'), operation: fc.constant('places') }),
    fc.record({
      action: fc.constant('ajax'),
      id: fc.constant('a'),
      operation: fc.constant('places'),
      params: fc.constant({ q: { a: 1 } }),
    }),
    fc.record({ action: fc.constant('submit'), form: fc.string().filter((form) => form !== 'search') }),
  );
  fc.assert(
    fc.property(strange, (message) => {
      now += 1_000;
      const before = port.said.length;
      port.hear(message);
      expect(port.said).toHaveLength(before + 1);
      const id = expect.stringMatching(/^[\w-]{1,64}$/) as string;
      const error = { code: expect.stringMatching(/^[A-Z_]+$/) as string };
      expect(last()).toEqual({ action: 'ajaxResponse', id, ok: false, status: 400, error });
    }),
    { seed: 25, numRuns: 1_000 },
  );
  const done = Object.values(actions).reduce((sum, action) => sum + action.mock.calls.length, 0);
  expect([asked.mock.calls.length, done]).toEqual([0, 0]);
});

test('a host that talks without end is not listened to', () => {
  for (let i = 0; i < 500; i += 1) port.hear({ action: 'submit', form: 'search' });
  expect(actions.submit).toHaveBeenCalledTimes(40);
  expect(port.said).toHaveLength(1);
});
