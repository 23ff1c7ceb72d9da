import { Writable } from 'node:stream';
import { setImmediate as turnOver } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lastEventId, readerSignal, sendEvents, type StreamEvent } from './stream.ts';
import { openTestSite, type TestSite } from './testing.ts';

async function* countTo(last: number, after: number): AsyncGenerator<StreamEvent> {
  for (let n = after + 1; n <= last; n++) yield { id: String(n), event: n === last ? 'done' : 'step', data: { n } };
}

let site: TestSite;
let aborted = false;

beforeAll(async () => {
  site = await openTestSite([
    {
      routes: (app) => {
        app.get(
          '/i/api/test/v1/count',
          { config: { limit: 'usual', reads: 'because it is a test' } },
          async (request, reply) => {
            readerSignal(reply).addEventListener('abort', () => {
              aborted = true;
            });
            await sendEvents(reply, countTo(3, Number(lastEventId(request, '0'))));
            return reply;
          },
        );
      },
    },
  ]);
});
afterAll(() => site.close());

test('events carry an id and end with done', async () => {
  const answer = await site.app.inject('/i/api/test/v1/count');
  expect(answer.headers['content-type']).toContain('text/event-stream');
  expect(answer.body).toContain('id: 1\nevent: step\ndata: {"n":1}\n\n');
  expect(answer.body.trimEnd().endsWith('id: 3\nevent: done\ndata: {"n":3}')).toBe(true);
  expect(aborted).toBe(true);
});

test('a reader who lost the stream goes on after the last event seen', async () => {
  const answer = await site.app.inject({ url: '/i/api/test/v1/count', headers: { 'last-event-id': '2' } });
  expect(answer.body).not.toContain('"n":2');
  expect(answer.body).toContain('"n":3');
});

test('nothing is made for a reader who does not take what was sent, and nothing more once that reader has gone', async () => {
  const { raw, made, sent } = sendEndless();
  await turnOver();
  expect(made).toEqual([0]);
  // The line that says when to connect again, then the first event.
  for (let taken = 0; taken < 2; taken += 1) {
    raw.take();
    await turnOver();
  }
  expect(made).toEqual([0, 1]);
  raw.destroy();
  await sent;
  expect(made.length).toBeLessThanOrEqual(3);
});

test('however often a reader is waited for, nobody is left listening', async () => {
  const { raw, made, sent } = sendEndless();
  for (let taken = 0; taken < 30; taken += 1) {
    await turnOver();
    raw.take();
  }
  await turnOver();
  expect(made.length).toBeGreaterThan(20);
  expect(raw.listenerCount('close')).toBeLessThanOrEqual(1);
  expect(raw.listenerCount('drain')).toBeLessThanOrEqual(1);
  raw.destroy();
  await sent;
});

test('a reader who takes nothing for a minute is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    const { raw, made, sent } = sendEndless();
    await turnOver();
    vi.advanceTimersByTime(59_000);
    expect(raw.destroyed).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(raw.destroyed).toBe(true);
    await sent;
    expect(made.length).toBeLessThanOrEqual(2);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

/** Events without end to a reader who takes them when told to. */
function sendEndless() {
  const made: number[] = [];
  async function* endless(): AsyncGenerator<StreamEvent> {
    for (let n = 0; ; n += 1) {
      made.push(n);
      yield { id: String(n), event: 'step', data: 'x'.repeat(64) };
    }
  }
  const raw = new Slow();
  const reply = { raw, header: () => reply, hijack: () => undefined, getHeaders: () => ({}) };
  return { raw, made, sent: sendEvents(reply as unknown as FastifyReply, endless()) };
}

/** Takes one write at a time, when told to. */
class Slow extends Writable {
  #taken: (() => void) | undefined;
  constructor() {
    super({ highWaterMark: 1 });
  }
  writeHead(): void {}
  override _write(_chunk: unknown, _encoding: string, done: () => void): void {
    this.#taken = done;
  }
  override _writev(_chunks: unknown, done: () => void): void {
    this.#taken = done;
  }
  take(): void {
    this.#taken?.();
  }
}
