import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { refuseOddPath } from './site-path.ts';
import { openTestSite } from './testing.ts';

const judge = (url: string) => () => refuseOddPath({ url, method: 'GET' });

test.for([
  '//',
  '///',
  '//[',
  '//evil.example/x',
  '/\\evil.example',
  '/de/../x',
  '/de/%2E%2e/x',
  '/./',
  '/..',
  'x',
  'http://a/b',
])('%s is no path of the site', (url) => {
  expect(judge(url)).toThrow('The path leads elsewhere');
});

test.for([
  '/',
  '/de/flights/lon-sin/2026-12-01?a=//b&c=../d',
  '/a//b',
  '/x..y/...z',
  '/ü',
  '/%5B',
  '/.well-known/security.txt',
])('%s is one', (url) => {
  expect(judge(url)).not.toThrow();
});

test('an address that nothing answers is refused in our own format', async () => {
  const site = await openTestSite([]);
  const { port } = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
  for (const [method, path, status] of [
    ['GET', '/i/../x', 400],
    ['GET', '//[', 400],
    ['GET', '/%', 400],
    ['PUT', '/nowhere', 404],
    ['QUERY', '/', 400],
  ] as const) {
    const asked = request({ port, method, path, agent: false }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect([path, answer.statusCode, Object.keys((await json(answer)) as object)]).toEqual([path, status, ['errors']]);
  }
  await site.close();
});

test('neither source control nor a folder nor TRACE is answered', async () => {
  const site = await openTestSite([]);
  const { port } = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
  for (const [method, path] of [
    ['GET', '/.git/config'],
    ['GET', '/.env'],
    ['GET', '/assets/'],
    ['GET', '/assets'],
    ['TRACE', '/healthz'],
  ] as const) {
    const asked = request({ port, method, path, agent: false, headers: { cookie: 'told=again' } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const body = await text(answer);
    expect([path, answer.statusCode, body.includes('told=again')]).toEqual([path, 404, false]);
  }
  await site.close();
});
