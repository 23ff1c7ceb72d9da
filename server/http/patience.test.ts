import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendEvents } from './stream.ts';
import { openTestSite, type TestSite } from './testing.ts';

const REQUEST_MS = 400;
const CAP = 3;
let site: TestSite;
let port = 0;
beforeAll(async () => {
  const events = async function* () {
    for (let n = 0; n < 3; n += 1) {
      await new Promise((resolve) => setTimeout(resolve, REQUEST_MS));
      yield { id: String(n), event: 'tick', data: n };
    }
  };
  site = await openTestSite(
    [
      {
        routes: (app) =>
          void app.get('/i/ticks', { config: { limit: 'usual', reads: 'because it is a test' } }, (_, reply) =>
            sendEvents(reply, events()),
          ),
      },
    ],
    { patience: { requestMs: REQUEST_MS, headersMs: REQUEST_MS, checkEveryMs: 50, connectionsOfOne: CAP } },
  );
  port = Number(new URL(await site.app.listen({ port: 0, host: '0.0.0.0' })).port);
});
afterAll(() => site.close());

async function open(question: string, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  await once(socket, 'connect');
  socket.write(question);
  return socket;
}

test('a body that does not come is given up, in our own format', async () => {
  const head = 'host: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":';
  const answer = await text(await open(`POST /s/run/formtoken HTTP/1.1\r\n${head}`));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('{"errors":[{"code":"REQUEST_TIMEOUT"');
});

test('headers that do not end are given up', async () => {
  expect(await text(await open('GET / HTTP/1.1\r\nhost: localhost\r\nx-'))).toMatch(/^HTTP\/1\.1 408 /);
});

test('what is no HTTP is refused in our own format', async () => {
  expect(await text(await open('NONSENSE\r\n\r\n'))).toMatch(/^HTTP\/1\.1 400 [\s\S]*"INVALID_REQUEST"/);
});

test('a stream stays open longer than a request may take', async () => {
  const answer = await text(await open('GET /i/ticks HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'));
  expect(answer.match(/event: tick/g)).toHaveLength(3);
});

test('one address has so many connections at once, and others are served', async () => {
  const question = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const own: Socket[] = [];
  for (let n = 0; n < CAP; n += 1) own.push(await open('', '127.0.0.2'));
  const refused = await open(question, '127.0.0.2').then(text, () => '');
  expect(refused).toBe('');
  const other = await open(question.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'), '127.0.0.3');
  expect(await text(other)).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of own) socket.destroy();
});
