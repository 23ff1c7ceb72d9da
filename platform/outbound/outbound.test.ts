import http from 'node:http';
import type https from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLogger } from '#platform/logger';
import { createOutbound, isPublicAddress, OutboundFailed } from './index.ts';

let server: http.Server;
let origin: string;
beforeAll(async () => {
  server = http.createServer((request, response) => {
    if (request.url === '/echo') return void request.pipe(response.writeHead(201, { 'x-method': request.method }));
    if (request.url === '/away') return void response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    if (request.url === '/big') return void response.end('x'.repeat(5_000));
    if (request.url === '/drop') return void request.socket.destroy();
    if (request.url === '/drip') response.write('a little');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const trusted = () => createOutbound({ log: silentLogger, origins: [], trustedOrigins: [origin] });
const guarded = (...addresses: string[]) =>
  createOutbound({
    log: silentLogger,
    origins: ['https://a.example', 'https://127.0.0.1', 'https://[::1]'],
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    open: () => expect.fail('nothing may be sent'),
  });

const PUBLIC = '8.8.8.8 151.101.1.69 2606:4700::6810:84e5 100.63.255.255 172.32.0.1';
const CLOSED_IPV4 =
  '127.0.0.1 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 0.0.0.0 100.64.0.1 224.0.0.1 255.255.255.255';
const CLOSED_IPV6 =
  '::1 :: fe80::1 fc00::1 ff02::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 2002:7f00:1:: 2001:db8::1';

test('only plain public addresses are public', () => {
  expect(PUBLIC.split(' ').filter((address) => !isPublicAddress(address))).toEqual([]);
  expect(`${CLOSED_IPV4} ${CLOSED_IPV6} localhost `.split(' ').filter(isPublicAddress)).toEqual([]);
});

test.each([
  ['http://example.org/', 'https only'],
  ['file:///etc/passwd', 'https only'],
  ['https://user:pw@example.org/', 'password'],
  ['https://127.0.0.1/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://0x7f000001/', 'private'],
  ['nothing', 'Not an address'],
])('%s is refused', async (url, why) => {
  await expect(guarded('8.8.8.8').request({ url })).rejects.toThrow(why);
});

test('an address that is not on the list of what may be asked is refused, and its name is not even looked up', async () => {
  const outbound = createOutbound({
    log: silentLogger,
    origins: ['https://a.example', 'https://b.example:8443'],
    trustedOrigins: [origin],
    resolve: () => expect.fail('nothing may be looked up'),
    open: () => expect.fail('nothing may be sent'),
  });
  for (const url of [
    'https://c.example/',
    'https://a.example:8443/',
    'https://b.example/',
    'https://a.example.evil.example/',
    'https://sub.a.example/',
    'https://8.8.8.8/',
  ])
    await expect(outbound.request({ url })).rejects.toMatchObject({
      code: 'OUTBOUND_REFUSED',
      message: `${new URL(url).host} is not among what may be asked`,
    });
});

test('a name that leads into a private network is refused, also when only one of its addresses does', async () => {
  await expect(guarded('10.0.0.1').request({ url: 'https://a.example/' })).rejects.toMatchObject({
    code: 'OUTBOUND_REFUSED',
  });
  await expect(guarded('8.8.8.8', '::1').request({ url: 'https://a.example/' })).rejects.toThrow('private');
});

test('the address that was checked is the one that is connected to', async () => {
  let asked = 0;
  let options: https.RequestOptions = {};
  const outbound = createOutbound({
    log: silentLogger,
    origins: ['https://a.example'],
    resolve: async () => [{ address: ['8.8.8.8', '127.0.0.1'][asked++] ?? '', family: 4 }],
    open(_url, given) {
      options = given;
      return http.request(`${origin}/echo`, { ...given, agent: undefined, lookup: undefined });
    },
  });
  expect(await outbound.request({ url: 'https://a.example/' })).toMatchObject({ status: 201 });
  const found: unknown[] = [];
  options.lookup?.('a.example', {}, (_error, address) => found.push(address));
  options.lookup?.('a.example', { all: true }, (_error, addresses) => found.push(addresses));
  expect([asked, ...found]).toEqual([1, '8.8.8.8', [{ address: '8.8.8.8', family: 4 }]]);
});

test('a body goes there and comes back with status and headers', async () => {
  const answer = await trusted().request({ url: `${origin}/echo`, method: 'POST', body: 'héllo' });
  expect(answer).toMatchObject({ status: 201, body: 'héllo', headers: { 'x-method': 'POST' } });
});

test('a redirect is an answer', async () => {
  expect((await trusted().request({ url: `${origin}/away` })).status).toBe(302);
});

test('an answer over the size, over the time or cut off is a failure', async () => {
  const ask = (path: string, timeoutMs = 10_000) =>
    trusted().request({ url: origin + path, maxBytes: 4_999, timeoutMs });
  await expect(ask('/big')).rejects.toMatchObject({ code: 'OUTBOUND_TOO_LARGE', sent: true });
  await expect(ask('/drop')).rejects.toMatchObject({ code: 'OUTBOUND_LOST', sent: true });
  await expect(ask('/drip', 100)).rejects.toMatchObject({ code: 'OUTBOUND_TIMEOUT' });
});

test('a request given up after it arrived says that it was sent', async () => {
  const leaving = new AbortController();
  server.once('request', () => leaving.abort());
  const given = trusted().request({ url: `${origin}/silent`, signal: leaving.signal });
  await expect(given).rejects.toMatchObject({ code: 'OUTBOUND_LOST', sent: true });
});

test('where nobody listens, nothing was sent', async () => {
  const outbound = createOutbound({ log: silentLogger, origins: [], trustedOrigins: ['http://127.0.0.1:1'] });
  const failure = await outbound.request({ url: 'http://127.0.0.1:1/' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OutboundFailed);
  expect(failure).toMatchObject({ code: 'OUTBOUND_LOST', sent: false });
});
