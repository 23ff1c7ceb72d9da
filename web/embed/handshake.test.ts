import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitHost } from './handshake.ts';

const HOST = 'https://news.example';
const GREETING = { action: 'wayfold-embed', version: 1 };
const told = vi.fn<(message: unknown, origin: string) => void>();
const parent = { postMessage: told } as unknown as Window;
const stranger = { name: 'stranger' } as unknown as Window;
const port = () => ({ postMessage: vi.fn(), start: vi.fn() }) as unknown as MessagePort;

let target: EventTarget;
let onPort: ReturnType<typeof vi.fn<(port: MessagePort) => void>>;
let stop: () => void;

beforeEach(() => {
  told.mockClear();
  target = windowIn({ ancestorOrigins: [HOST] });
  onPort = vi.fn<(port: MessagePort) => void>();
  stop = awaitHost({ window: target as unknown as Window, origins: [HOST, 'http://localhost:3000'] }, onPort);
});
afterEach(() => stop());

function windowIn({ ancestorOrigins, referrer = '' }: { ancestorOrigins?: readonly string[]; referrer?: string }) {
  return Object.assign(new EventTarget(), { parent, location: { ancestorOrigins }, document: { referrer } });
}

interface Said {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

/** Not a `MessageEvent`: its constructor refuses a source that is no window. */
function say(said: Said): void {
  target.dispatchEvent(Object.assign(new Event('message'), said));
}

test('[7.7-01a] the page around us, of a listed origin, is heard once', () => {
  const [one, two] = [port(), port()];
  say({ source: parent, origin: HOST, data: GREETING, ports: [one] });
  say({ source: parent, origin: HOST, data: GREETING, ports: [two] });
  expect(onPort.mock.calls).toEqual([[one]]);
});

test.for([
  [{ ancestorOrigins: [HOST] }, HOST],
  [{ referrer: `${HOST}/article?id=1` }, HOST],
  [{ ancestorOrigins: ['https://evil.example', HOST], referrer: `${HOST}/` }, null],
  [{ referrer: 'https://evil.example/' }, null],
  [{}, null],
] as const)('in %o, %s is told that somebody listens', ([around, to]) => {
  told.mockClear();
  awaitHost({ window: windowIn(around) as unknown as Window, origins: [HOST] }, onPort)();
  expect(told.mock.calls).toEqual(to === null ? [] : [[GREETING, to]]);
});

const LOOK_ALIKES = [
  'null',
  '',
  '*',
  'https://news.example.evil.example',
  'https://evilnews.example',
  'https://xnews.example',
  'http://news.example',
  'https://news.example:444',
  'https://news.example/',
  'https://NEWS.example',
  'https://www.news.example',
  'https://news.example@evil.example',
  'http://localhost:3001',
  'http://localhost',
  'file://',
];

test('1,000 messages of wrong origin, wrong source or wrong shape: none is heard, none is answered', () => {
  const origin = fc.oneof(
    fc.constantFrom(...LOOK_ALIKES),
    fc.webUrl().map((url) => new URL(url).origin),
    fc.string(),
  );
  const source = fc.constantFrom<unknown>(stranger, null, undefined, {}, port());
  const wrongShape = fc
    .oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>(
        { ...GREETING, version: 2 },
        { ...GREETING, version: '1' },
        { ...GREETING, more: 1 },
        { action: 'ajax', id: 'a', operation: 'places' },
        'wayfold-embed',
        [GREETING],
        undefined,
      ),
    )
    .filter((data) => JSON.stringify(data) !== JSON.stringify(GREETING));
  const shape = fc.oneof(fc.constant<unknown>(GREETING), wrongShape);
  const ports = fc.constantFrom<readonly MessagePort[]>([], [port()], [port(), port()]);
  const right = { source: fc.constant<unknown>(parent), origin: fc.constant(HOST) };
  const wrong = fc.oneof(
    fc.record({ ...right, origin, data: shape, ports }).filter((said) => said.origin !== HOST),
    fc.record({ ...right, source, data: shape, ports }),
    fc.record({ ...right, data: wrongShape, ports }),
    fc.record({ ...right, data: fc.constant<unknown>(GREETING), ports: fc.constant<readonly MessagePort[]>([]) }),
  );
  const before = document.documentElement.outerHTML;
  const asked = vi.spyOn(globalThis, 'fetch');
  told.mockClear();
  let answered = 0;
  fc.assert(
    fc.property(wrong, (said) => {
      say(said);
      expect(onPort).not.toHaveBeenCalled();
      for (const given of said.ports) answered += vi.mocked(given).postMessage.mock.calls.length;
    }),
    { seed: 24, numRuns: 1_000 },
  );
  expect([answered + told.mock.calls.length, asked.mock.calls.length, document.documentElement.outerHTML]).toEqual([
    0,
    0,
    before,
  ]);
  asked.mockRestore();
  say({ source: parent, origin: HOST, data: GREETING, ports: [port()] });
  expect(onPort).toHaveBeenCalledOnce();
});
