import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booking } from '#contract/booking';
import { frames } from '#contract/frames';
import { places } from '#contract/places';
import { session } from '#contract/session';
import { readPartners } from '#domain/embedding';
import { everyRow } from '#platform/testing';
import type { PageRequest, RenderedPage } from '../../web/entry-server.tsx';
import { handle } from '../http/binding.ts';
import { openTestSite, type TestSite } from '../http/testing.ts';
import type { PageBundle } from '../ssr/bundle.ts';
import { brandsOf, readBrandFolders } from './brands.ts';
import { createEmbedding } from './embedding.ts';

const ICON = '<svg viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0h9"/></svg>';
const given = {
  id: 'news',
  origins: ['https://news.example', 'https://www.news.example'],
  presentation: { name: 'The News', icon: ICON },
  operations: [],
};
const brands = brandsOf(readBrandFolders(null));
const config = { mode: 'demo', baseUrl: 'http://localhost:3000' } as const;
const embed = (partner: object = given, more: object = {}) =>
  createEmbedding({
    brands,
    config: { ...config, ...more },
    partners: new Map([['wayfold', readPartners([partner], 'x')]]),
  });

/** Pages that say what their loader was answered. */
const bundle: PageBundle = {
  dev: false,
  built: null,
  assets: () => Promise.reject(new TypeError('unused')),
  entry: async () => ({
    drawArt: () => '<svg/>',
    buildBrand: () => ({ css: '', preload: null }),
    neededModules: () => [],
    pageAt: () => ({ pageId: 'error', vertical: null }),
    isPageId: () => false,
    renderPage: async ({ api }: PageRequest) =>
      page(
        await api(session.formtoken, {}).then(
          () => 'answered',
          ({ code }: { code: string }) => code,
        ),
      ),
  }),
};

function page(html: string): RenderedPage {
  const pipe: RenderedPage['pipe'] = (to) => {
    to.write(html);
    to.end();
    return to;
  };
  return { status: 200, late: [], abort: () => undefined, pipe };
}

let site: TestSite;
beforeAll(async () => {
  const { part, frameOf } = embed();
  const suggest = handle(places.suggest, () => ({ places: [] }));
  const find = handle(booking.find, () => ({}) as never);
  site = await openTestSite([part, { bindings: [suggest, find] }], {
    frameOf,
    pages: async () => bundle,
    factsOf: () => ({ brand: { id: 'wayfold' }, dir: 'ltr', requestId: 'r', origin: config.baseUrl }) as never,
  });
});
afterAll(() => site.close());

const headersOf = async (url: string, headers: Record<string, string> = {}) =>
  (await site.app.inject({ url, headers: { host: 'localhost:3000', ...headers } })).headers;
const ancestors = async (url: string) =>
  /frame-ancestors ([^;]*)/.exec(String((await headersOf(url))['content-security-policy']))?.[1];

test.for(['/embed/news', '/embed/news/flights', '/de/embed/news', '/embed/news/booking/find'])(
  '%s may be shown by the origins of the partner and by nobody else',
  async (url) => {
    expect(await ancestors(url)).toBe('https://news.example https://www.news.example');
  },
);

test.for([
  '/',
  '/flights',
  '/embed/other',
  '/embed',
  '/embed/NEWS',
  '/aos',
  '/embed/news/icon.svg',
  '/i/api/places/v1/suggest',
])('%s may be shown by nobody', async (url) => {
  expect(await ancestors(url)).toBe("'none'");
});

test('a brand knows only its own partners', async () => {
  const { headers } = await site.app.inject({ url: '/embed/news', headers: { host: 'juniper.localhost' } });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('the session of a frame stands in a cookie of its own that browsers keep apart for each site around us', async () => {
  const answer = await site.app.inject({ url: '/embed/news', headers: { host: 'localhost:3000' } });
  expect([answer.body, String(answer.headers['set-cookie'])]).toEqual([
    'answered',
    expect.stringMatching(
      /^__Host-wf-frame=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=None; Partitioned$/,
    ),
  ]);
});

const REFERER = 'http://localhost:3000/de/embed/news/flights/LON-SIN/2027-01-01';
const post = (url: string, headers: Record<string, string> = {}, payload: object = {}) =>
  site.app.inject({ method: 'POST', url, headers: { host: 'localhost:3000', ...headers }, payload });

async function tokenOf(headers: Record<string, string>) {
  const answer = await post('/s/run/formtoken', headers);
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';', 1);
  return { cookie, 'x-csrf': answer.json<{ formtoken: string }>().formtoken };
}

test('a call from a frame can look for places, but never book, whatever session it brings', async () => {
  const own = await tokenOf({});
  const search = await site.app.inject({ url: `${places.suggest.path}?q=a`, headers: { referer: REFERER } });
  expect(search.statusCode).toBe(200);
  const inFrame = await post(booking.find.path, { ...own, referer: REFERER });
  expect([inFrame.statusCode, inFrame.json()]).toMatchObject([403, { errors: [{ code: 'NOT_IN_FRAME' }] }]);
  const outside = await post(booking.find.path, { ...own, referer: 'http://localhost:3000/booking/find' });
  expect(outside.json()).not.toMatchObject({ errors: [{ code: 'NOT_IN_FRAME' }] });
});

test('the token of a session of our own windows is worth nothing in a frame', async () => {
  const own = await tokenOf({});
  const said = { event: 'message refused', detail: 'news:rate' };
  const refused = await post(frames.report.path, { ...own, referer: REFERER }, said);
  expect(refused.json()).toMatchObject({ errors: [{ code: 'INVALID_FORM_TOKEN' }] });
  const framed = await tokenOf({ referer: REFERER });
  expect((await post(frames.report.path, { ...framed, referer: REFERER }, said)).statusCode).toBe(204);
});

test('[8-09] what a frame refused or could not load is a row of the audit trail', async () => {
  const framed = { ...(await tokenOf({ referer: REFERER })), referer: REFERER };
  for (const event of ['ajax call error', 'Malformed svg received', 'Could not fetch SVG']) {
    expect((await post(frames.report.path, framed, { event, detail: 'news:x' })).statusCode).toBe(204);
  }
  const free = await post(frames.report.path, framed, { event: 'ajax call error', detail: 'Jane Doe, 4 High Street' });
  expect(free.statusCode).toBe(422);
  const { rows } = await sql<{ facts: { event: string } }>`
    select facts from audit_entry where verb = 'embedding.reportFrame' and facts::text like '%news:x%'`.execute(
    everyRow(site.database.database),
  );
  expect(rows.map(({ facts }) => facts.event).toSorted()).toEqual([
    'Could not fetch SVG',
    'Malformed svg received',
    'ajax call error',
  ]);
});

test('a page that no frame shows is asked nothing for', async () => {
  const bodyOf = async (url: string) => (await site.app.inject({ url, headers: { host: 'localhost:3000' } })).body;
  expect(await bodyOf('/embed/news/flights/LON-SIN/2027-01-01')).toBe('answered');
  for (const path of ['/fares/x', '/checkout/x', '/booking/find', '/flightsx', '/bookings/1', '/currency']) {
    expect([path, await bodyOf(`/embed/news${path}`)]).toEqual([path, 'NOT_IN_FRAME']);
  }
});

test('[7.7-01b] the icon of a partner is written anew before anybody gets it', async () => {
  const answer = await site.app.inject('/embed/news/icon.svg');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(answer.body).toBe('<svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>');
  expect((await site.app.inject('/embed/other/icon.svg')).statusCode).toBe(404);
});

test('[7.7-01b] an icon that is no drawing stops the start', () => {
  const presentation = { name: 'The News', icon: '<html><svg/></html>' };
  expect(() => embed({ ...given, presentation })).toThrow('The icon of the partner news');
});

test('an operation that reaches too far stops the start', () => {
  const orders = { id: 'orders', call: 'booking.getOrder', params: {}, response: ['id'] };
  expect(() => embed({ ...given, operations: [orders] })).toThrow('there is no call booking.getOrder');
});

test('the host script is one versioned file under 3 KB that any site may load', async () => {
  const answer = await site.app.inject('/embed/v1.js');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(gzipSync(answer.rawPayload).length).toBeLessThan(3_072);
  expect(answer.body).toBe(readFileSync(join(import.meta.dirname, '../../dist/embed/v1.js'), 'utf8'));
  expect(answer.body).not.toMatch(/import|innerHTML|eval|localStorage|cookie\b/);
});

test('the demo host answers under a name of its own, and only in a demo', async () => {
  const away = await site.app.inject({ url: '/dev/embed', headers: { host: 'localhost:3000' } });
  expect([away.statusCode, away.headers.location]).toEqual([302, 'http://host.localhost:3000/dev/embed']);
  const shown = await site.app.inject({ url: '/dev/embed', headers: { host: 'host.localhost:3000' } });
  expect(shown.body).toContain('src="http://localhost:3000/embed/v1.js"');
  const frame = { url: '/embed/demo', headers: { host: 'localhost:3000' } };
  expect((await site.app.inject(frame)).headers['content-security-policy']).toContain('http://host.localhost:3000');
});

test('a live site has no demo host and no partner but its own', async () => {
  const live = embed(given, { mode: 'production' });
  const app = Fastify();
  live.part.routes?.(app, () => null as never);
  expect((await app.inject({ url: '/dev/embed', headers: { host: 'host.localhost:3000' } })).statusCode).toBe(404);
  expect(live.frameIn(brands.byHost('localhost'), '/embed/demo')).toBeNull();
  expect(live.frameIn(brands.byHost('localhost'), '/ja/embed/news/flights?x=1')?.base).toBe('/ja/embed/news');
});
