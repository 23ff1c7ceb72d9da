import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryIn } from '../remembered.ts';
import { startAdBlock } from './ad-block.ts';

interface Network {
  readonly request: 'answers' | 'is missing' | 'is stopped';
  readonly image: 'comes' | 'is stopped';
}
let network: Network;
let asked: string[] = [];
let told: unknown[] = [];
const tell = (name: string, detail: object): void => void told.push([name, detail]);
const memory = memoryIn(() => window.sessionStorage);
/** Where this page is: whatever is asked must be there as well. */
const HERE = window.location.origin;

beforeEach(() => {
  [network, asked, told] = [{ request: 'answers', image: 'comes' }, [], []];
  window.sessionStorage.clear();
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${new URL(address, HERE).href}`);
    if (network.request === 'is stopped') throw new TypeError('net::ERR_BLOCKED_BY_CLIENT');
    return new Response('{}', { status: network.request === 'answers' ? 200 : 404 });
  });
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      readonly naturalWidth = 1;
      set src(address: string) {
        asked.push(`image ${new URL(address, HERE).href}`);
        queueMicrotask(() => this.dispatchEvent(new Event(network.image === 'comes' ? 'load' : 'error')));
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test.for([
  [{ request: 'answers', image: 'comes' }, false],
  [{ request: 'is stopped', image: 'comes' }, true],
  [{ request: 'is missing', image: 'comes' }, true],
  [{ request: 'answers', image: 'is stopped' }, true],
] as const)('[7.7-01c] a GET and an image of our own are asked for: %j means blocked %s', async ([given, blocked]) => {
  network = given;
  await startAdBlock(true, tell, memory);
  expect(told).toEqual([['adBlock', { blocked }]]);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatch(new RegExp(`^GET ${HERE}/`));
  expect(asked[1]).toMatch(new RegExp(`^image ${HERE}/`));
});

test('[9-08] it is looked at once per browser', async () => {
  for (let page = 0; page < 3; page++) await startAdBlock(true, tell, memory);
  expect([told.length, asked.length]).toEqual([1, 2]);
});

test('[9-08] who was not in the share is not looked at, now or on a later page', async () => {
  await startAdBlock(false, tell, memory);
  await startAdBlock(true, tell, memory);
  expect([told, asked]).toEqual([[], []]);
});

test('[8-10d] whatever fails is swallowed: storage, network, and who is told', async () => {
  const refuses = memoryIn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(startAdBlock(true, tell, refuses)).resolves.toBeUndefined();
  expect(asked).toEqual([]);
  vi.stubGlobal('Image', () => {
    throw new TypeError('no images here');
  });
  await expect(startAdBlock(true, tell, memory)).resolves.toBeUndefined();
  window.sessionStorage.clear();
  const deaf = (): never => {
    throw new TypeError('nobody listens');
  };
  await expect(startAdBlock(true, deaf, memory)).resolves.toBeUndefined();
  expect(told).toEqual([]);
});
