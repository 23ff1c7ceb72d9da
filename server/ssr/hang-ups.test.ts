import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '#platform/logger';
import type { PageRequest, RenderedPage } from '../../web/entry-server.tsx';
import { FACTS } from '../../web/testing/facts.ts';
import { openTestSite, ORIGIN, type TestSite } from '../http/testing.ts';
import type { PageBundle } from './bundle.ts';

const SECRET = 'secret-of-a-link-7f3a9d51';
const lines: string[] = [];
let ended = Promise.withResolvers<void>();
let begun = Promise.withResolvers<void>();

/** Renders until its reader leaves, as React does: it tells `onError` why it was aborted. */
const pages: Record<string, (page: PageRequest) => Promise<RenderedPage>> = {
  '/loading': ({ request }) => {
    begun.resolve();
    return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
  },
  '/rendering': async ({ onError }) => ({
    status: 200,
    late: [],
    abort: (reason) => onError(reason),
    pipe(to) {
      to.write('<p>');
      begun.resolve();
      return to;
    },
  }),
  '/crash': async ({ request }) => {
    throw new TypeError(`No page at ${request.url}`);
  },
};

const bundle: PageBundle = {
  dev: false,
  built: null,
  assets: () => Promise.reject(new TypeError('unused')),
  entry: async () => ({
    drawArt: () => '<svg/>',
    buildBrand: () => ({ css: '', preload: null }),
    pageAt: () => ({ pageId: 'error', vertical: null }),
    isPageId: () => false,
    neededModules: () => [],
    renderPage: async (page) => {
      const found = pages[new URL(page.request.url).pathname];
      if (!found) throw new TypeError('No such page');
      return found(page);
    },
  }),
};

let site: TestSite;
let port = 0;
beforeAll(async () => {
  site = await openTestSite([], {
    pages: async () => bundle,
    log: createLogger({ level: 'debug', write: (line) => void lines.push(line) }),
    factsOf: (request) => ({ ...FACTS, requestId: request.id, origin: ORIGIN }),
  });
  site.app.addHook('onRequest', async (_, reply) => {
    reply.raw.once('close', () => ended.resolve());
  });
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => site.close());

async function cut(question: string, from: Promise<unknown>): Promise<void> {
  ended = Promise.withResolvers();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(question);
  await from;
  socket.destroy();
  await ended.promise;
  await new Promise((resolve) => setImmediate(resolve));
}

test.for(['/loading', '/rendering'])('who leaves %s is no line of the log', async (path) => {
  begun = Promise.withResolvers();
  lines.length = 0;
  await cut(`GET ${path}?token=${SECRET} HTTP/1.1\r\nhost: localhost\r\n\r\n`, begun.promise);
  expect(lines).toEqual([]);
});

test('who leaves in the middle of a body is no line of the log', async () => {
  lines.length = 0;
  const arrived = Promise.withResolvers<void>();
  site.app.server.once('request', (request) => request.once('data', () => arrived.resolve()));
  const head = 'host: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 400\r\n';
  await cut(`POST /loading HTTP/1.1\r\n${head}\r\nlink=${SECRET}`, arrived.promise);
  expect(lines).toEqual([]);
});

test('who asks for the head of a page alone is no line of the log', async () => {
  lines.length = 0;
  begun = Promise.withResolvers();
  expect((await fetch(`http://127.0.0.1:${port}/rendering`, { method: 'HEAD' })).status).toBe(200);
  expect(lines).toEqual([]);
});

test('a page that fails is a line with its path and without its query, also in the message', async () => {
  lines.length = 0;
  const answer = await fetch(`http://127.0.0.1:${port}/crash?token=${SECRET}&link=${SECRET}`);
  expect(answer.status).toBe(500);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"path":"/crash"');
  expect(lines[0]).not.toContain(SECRET);
});
