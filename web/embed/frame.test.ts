import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FrameMessage } from '#contract/frames';
import { subscribe } from '../events.ts';
import { FACTS } from '../testing/facts.ts';
import { openFrame } from './frame.ts';

const HOST = 'https://news.example';
const around = { postMessage: () => undefined } as unknown as Window;
const router = { state: { navigation: { state: 'idle' } }, subscribe: () => () => undefined };
const frame = { partner: 'news', name: 'The News', icon: null, origins: [HOST], operations: [] };
const facts = {
  ...FACTS,
  base: '/embed/news',
  origin: 'https://w.example',
  chrome: { ...FACTS.chrome, presentation: 'frame', frame },
} as const;

class Port extends EventTarget {
  readonly said: FrameMessage[] = [];
  start = () => undefined;
  postMessage = (message: FrameMessage) => void this.said.push(message);
  hear = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }));
}

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ formtoken: 't' }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
    },
  );
  vi.spyOn(window, 'parent', 'get').mockReturnValue(around);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function greeted(): Promise<Port> {
  await openFrame(router, facts);
  const port = new Port();
  const data = { action: 'wayfold-embed', version: 1 };
  window.dispatchEvent(Object.assign(new Event('message'), { source: around, origin: HOST, data, ports: [port] }));
  return port;
}
const paths = () => fetched.mock.calls.map(([address]) => address);
const reports = () =>
  fetched.mock.calls.filter(([path]) => path === '/i/api/embed/v1/reports').map(([, init]) => init?.body);

test('[7.7-02a] what a host says of consent becomes an event, and grants nothing', async () => {
  const heard: unknown[] = [];
  const stops = [
    subscribe('host-consent', (detail) => heard.push(detail)),
    subscribe('host-consent-prefix', (detail) => heard.push(detail)),
  ];
  const port = await greeted();
  const before = [document.cookie, localStorage.length, JSON.stringify(facts)];
  port.hear({ action: 'gtm-enduser-consent-response', granted: true });
  port.hear({ action: 'cmp2-url-prefix', prefix: `${HOST}/cmp/` });
  port.hear({ action: 'gtm-enduser-consent-response', granted: 'yes' });
  expect(heard).toEqual([{ granted: true }, { prefix: `${HOST}/cmp/` }]);
  expect([document.cookie, localStorage.length, JSON.stringify(facts)]).toEqual(before);
  for (const stop of stops) stop();
});

test('the consent module of a third site is refused and reported, and nothing is fetched from it', async () => {
  const heard = vi.fn();
  const stop = subscribe('host-consent-prefix', heard);
  const port = await greeted();
  for (const prefix of [
    'https://evil.example/cmp/',
    'javascript:alert(1)',
    '//news.example',
    'https://news.example.evil.example/',
  ]) {
    port.hear({ action: 'cmp2-url-prefix', prefix });
  }
  const said = JSON.stringify({ event: 'message refused', detail: 'news:PREFIX_OF_ANOTHER_SITE' });
  await expect.poll(() => reports()).toEqual([said]);
  expect(paths().filter((path) => !String(path).startsWith('/'))).toEqual([]);
  expect(heard).not.toHaveBeenCalled();
  stop();
});

test('[7.7-02a] submit presses the search button, once somebody filled the form rightly', async () => {
  document.body.innerHTML = '<search><form><input name="from" required></form></search>';
  const submitted = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', submitted);
  const port = await greeted();
  port.hear({ action: 'submit', form: 'search' });
  expect(submitted).not.toHaveBeenCalled();
  document.querySelector('input')?.setAttribute('value', 'LON');
  port.hear({ action: 'submit', form: 'search' });
  expect(submitted).toHaveBeenCalledOnce();
});

test('[7.7-02a] scroll says which part is seen, never beyond the page', async () => {
  const port = await greeted();
  vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 900));
  port.hear({ action: 'scroll', top: 120.4, height: 600 });
  const { style } = document.documentElement;
  expect([style.getPropertyValue('--seen-top'), style.getPropertyValue('--seen-height')]).toEqual(['120px', '600px']);
  port.hear({ action: 'scroll', top: 999_999, height: 600 });
  expect(style.getPropertyValue('--seen-top')).toBe('900px');
});

test('a page that stands in no frame hears nobody', async () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(window);
  expect((await greeted()).said).toEqual([]);
});
