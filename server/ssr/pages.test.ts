import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '#contract/session';
import type { Api } from '#contract/core';
import type { PageRequest, RenderedPage } from '../../web/entry-server.tsx';
import { openTestSite, ORIGIN, type TestSite } from '../http/testing.ts';
import { FACTS } from '../../web/testing/facts.ts';
import type { PageBundle } from './bundle.ts';

let rounds = 0;
/** What the page at /settled waits for. */
let searching = Promise.withResolvers<void>();

/** A page bundle whose pages are functions of their address. */
const pages: Record<string, (page: PageRequest) => Promise<RenderedPage | Response>> = {
  '/hello': async () => rendered('<p>hello</p>'),
  '/token': async ({ api }) => rendered((await api(session.formtoken, {})).formtoken),
  '/away': async () => Response.redirect(`${ORIGIN}/there`, 302),
  '/crash': () => Promise.reject(new TypeError('password hunter2')),
  '/posted': async ({ request }) => rendered(String((await request.formData()).get('name'))),
  '/kept': async ({ hints, nonce, facts, request }) => {
    hints.keepFor(60);
    rounds += 1;
    return rendered(`<p nonce="${nonce}">${rounds} ${facts.requestId} ${new URL(request.url).search}</p>`);
  },
  '/kept-token': async ({ api, hints }) => {
    hints.keepFor(60);
    return rendered((await api(session.formtoken, {})).formtoken);
  },
  '/settled': async ({ hints, nonce }) => {
    hints.settled();
    await searching.promise;
    return rendered(`<html><head><link nonce="${nonce}"><title>${(rounds += 1)}</title></head></html>`);
  },
  '/late': async () => ({ ...rendered('<p>shell</p>'), late: [Promise.resolve('__wf.r("a",1,0)')] }),
  '/write': async ({ api, request }) => rendered(await writeThrough(api, request)),
};

function rendered(html: string): RenderedPage {
  return {
    status: 200,
    late: [],
    abort: () => undefined,
    pipe(destination) {
      destination.write(html);
      destination.end();
      return destination;
    },
  };
}

const write = { ...session.formtoken, name: 'test.write', path: '/i/api/test/v1/write', csrf: 'token' } as const;

async function writeThrough(api: Api, request: Request): Promise<string> {
  await request.text();
  return api(write, {}).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
}

const bundle: PageBundle = {
  dev: false,
  built: null,
  assets: () => Promise.reject(new TypeError('unused')),
  entry: async () => ({
    drawArt: () => '<svg/>',
    buildBrand: () => ({ css: '', preload: null }),
    pageAt: () => ({ pageId: 'error', vertical: null }),
    isPageId: () => false,
    neededModules: ({ request }) => [new URL(request.url).pathname],
    renderPage: async (page) => (await pages[new URL(page.request.url).pathname]?.(page)) ?? rendered('none'),
  }),
};

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite([{ bindings: [{ call: write, handle: () => null }] }], {
    pages: async () => bundle,
    factsOf: (request) => ({
      ...FACTS,
      chrome: { ...FACTS.chrome, support: { email: 'care@w.example', phone: null, help: '/help' } },
      now: '2026-11-20T09:00:00.000Z',
      requestId: request.id,
      origin: ORIGIN,
      ...(request.headers['x-snow'] && { flags: { 'seasonal.snow': 40 } }),
    }),
    visitCookieOf: (request) => (request.url.includes('flags=') ? 'wf-flags=x; Path=/' : null),
  });
});
afterAll(() => site.close());

test('a page has a policy with a nonce of its own, is kept by nobody and makes no session', async () => {
  const [one, two] = [await site.app.inject('/hello'), await site.app.inject('/hello')];
  const nonce = /'nonce-([\w-]+)'/.exec(String(one.headers['content-security-policy']))?.[1];
  expect(nonce).toHaveLength(22);
  expect(String(two.headers['content-security-policy'])).not.toContain(nonce);
  expect(String(one.headers['content-security-policy'])).toContain("require-trusted-types-for 'script'");
  expect([one.headers['cache-control'], one.headers['set-cookie']]).toEqual(['no-store', undefined]);
});

test('a page that asks for a form token while it is rendered opens the session', async () => {
  const answer = await site.app.inject('/token');
  expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-wf=/);
});

test('a plain form proves itself by its hidden field; reading a page proves nothing', async () => {
  const first = await site.app.inject('/token');
  const cookie = String(first.headers['set-cookie']).split(';', 1)[0] ?? '';
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
  const send = (payload: string) => site.app.inject({ method: 'POST', url: '/write', headers, payload });
  expect((await send(`formtoken=${encodeURIComponent(first.body)}`)).body).toBe('done');
  expect((await send('formtoken=made.up')).body).toBe('INVALID_FORM_TOKEN');
  expect((await site.app.inject({ url: '/write', headers: { cookie } })).body).toBe('INVALID_FORM_TOKEN');
});

test('the body of a plain form reaches the page', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await site.app.inject({ method: 'POST', url: '/posted', headers, payload: 'name=Zo%C3%AB' })).body).toBe(
    'Zoë',
  );
});

test('a post from another site does not reach a page', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
  const answer = await site.app.inject({ method: 'POST', url: '/posted', headers, payload: 'name=x' });
  expect(answer.statusCode).toBe(403);
});

test('a redirect of a loader is a redirect', async () => {
  const answer = await site.app.inject('/away');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, `${ORIGIN}/there`]);
});

test('[9-09a] [2.7-02] a page that cannot be rendered at all is the crash screen with its incident number and the support address', async () => {
  const answer = await site.app.inject('/crash');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('<title>Unexpected Application Error</title>');
  expect(answer.body).toContain(String(answer.headers['x-request-id']));
  expect(answer.body).toContain('<a href="mailto:care@w.example">care@w.example</a>');
  expect(answer.body).not.toContain('hunter2');
});

test('late values follow the page as scripts with its nonce', async () => {
  const answer = await site.app.inject('/late');
  const nonce = /'nonce-([\w-]+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
  expect(answer.body).toBe(`<p>shell</p><script nonce="${nonce}">__wf.r("a",1,0)</script>`);
});

test('pages are compressed for those who read it', async () => {
  const answer = await site.app.inject({ url: '/hello', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers['content-encoding']).toBe('br');
});

const nonceOf = (answer: { headers: Record<string, unknown> }): string | undefined =>
  /'nonce-([\w-]+)'/.exec(String(answer.headers['content-security-policy']))?.[1];

test('a page that says so is given to the next reader without a cookie, with a nonce and a number of its own', async () => {
  const [one, two] = [await site.app.inject('/kept'), await site.app.inject('/kept')];
  const round = /<p nonce="[^"]*">(\d+)/.exec(one.body)?.[1];
  for (const answer of [one, two]) {
    expect(answer.body).toBe(`<p nonce="${nonceOf(answer)}">${round} ${String(answer.headers['x-request-id'])} </p>`);
  }
  expect(nonceOf(two)).not.toBe(nonceOf(one));
  expect(two.headers['cache-control']).toBe('no-store');
});

test('another address, another method or any cookie is another page', async () => {
  const first = await site.app.inject('/kept?a=1');
  const roundOf = (body: string) => /<p nonce="[^"]*">(\d+)/.exec(body)?.[1];
  const others = [
    { url: '/kept?a=2' },
    { url: '/kept?a=1', headers: { cookie: 'theme=dark' } },
    { url: '/kept?a=1', method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  ] as const;
  for (const other of others) expect(roundOf((await site.app.inject(other)).body)).not.toBe(roundOf(first.body));
  expect(roundOf((await site.app.inject('/kept?a=1')).body)).toBe(roundOf(first.body));
});

test('[1-08a] a reader with other feature flags gets another page', async () => {
  const read = async (headers: Record<string, string>) => (await site.app.inject({ url: '/kept?b=1', headers })).body;
  const roundOf = (body: string) => /<p nonce="[^"]*">(\d+)/.exec(body)?.[1];
  const plain = roundOf(await read({}));
  const snow = roundOf(await read({ 'x-snow': '1' }));
  expect(snow).not.toBe(plain);
  expect([roundOf(await read({})), roundOf(await read({ 'x-snow': '1' }))]).toEqual([plain, snow]);
});

test('what an address says of the whole visit is kept by each reader, also with a kept page', async () => {
  const cookies = [];
  for (let i = 0; i < 2; i += 1) cookies.push((await site.app.inject('/kept?flags=')).headers['set-cookie']);
  expect(cookies).toEqual(['wf-flags=x; Path=/', 'wf-flags=x; Path=/']);
});

test('a page that opened a session is kept for nobody, whatever it says', async () => {
  const [one, two] = [await site.app.inject('/kept-token'), await site.app.inject('/kept-token')];
  expect(one.body).not.toBe(two.body);
  expect(two.headers['set-cookie']).toBeDefined();
});

test('once its kind is known, the beginning of a page goes out while its loader still waits', async () => {
  searching.resolve();
  for (let i = 0; i < 2; i += 1) await site.app.inject('/settled');
  searching = Promise.withResolvers<void>();
  const address = await site.app.listen({ port: 0 });
  const answer = await fetch(`${address}/settled`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await reader?.read())?.value ?? '';
  const nonce = /'nonce-([\w-]+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  expect(first).toBe(`<html><head><link nonce="${nonce}">`);
  searching.resolve();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) rest += part.value;
  expect(rest).toMatch(/^<title>\d+<\/title><\/head><\/html>$/);
});
