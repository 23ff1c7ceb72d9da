import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AD_BAIT, AD_CHECK } from '#contract/measuring';
import type { Consent } from '#contract/privacy';
import { type Brand, createBrands } from '#domain/brands';
import { consentNotAsked } from '#domain/privacy';
import { silentLogger, testCtx } from '#platform/testing';
import { limitsBy } from '../http/limits.ts';
import { openTestSite, type TestSite } from '../http/testing.ts';
import { consentOf } from './consent.ts';
import { measuringPart } from './measuring.ts';

let site: TestSite;
let consent: Consent;
const used = new Map<string, number>();

beforeAll(async () => {
  const affiliates = [{ id: 'journal', placements: ['article'], properties: { channel: 'editorial' } }];
  const needs = {
    ...testCtx({ db: null as never }),
    log: silentLogger,
    config: { eventsKeepDays: 90, baseUrl: 'https://w.example' },
    isPageId: async (id: string) => id === 'frontdoor',
    brands: createBrands([{ id: 'wayfold', hosts: ['w.example'], affiliates } as unknown as Brand]),
  };
  site = await openTestSite([measuringPart(needs)], {
    limit: limitsBy(async (key, { burst }) => {
      used.set(key, (used.get(key) ?? 0) + 1);
      return { allowed: (used.get(key) ?? 0) <= burst, retryAfterMs: 1_000 };
    }),
    ctxOf: async (request, visitor) => ({
      ...testCtx({ db: site.database.database }),
      actor: { sessionId: await visitor.sessionId() },
      consent: consentOf(request, consent),
      requestId: request.id,
    }),
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  consent = { allows: () => true, dataSharingOptOut: false };
  await sql`delete from analytics_event`.execute(site.database.database.query);
});

const EVENTS = '/i/api/measuring/v1/events';
const payload = {
  locale: 'en-GB',
  events: [{ name: 'pageView', detail: { vertical: null }, pageId: 'frontdoor', agoMs: 12 }],
};
const kept = async () =>
  (await sql<{ name: string }>`select name from analytics_event`.execute(site.database.database.query)).rows;

test('a batch of events is taken with neither token nor cookie, and sets none', async () => {
  const answer = await site.app.inject({ method: 'POST', url: EVENTS, payload });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([204, undefined]);
  expect(await kept()).toEqual([{ name: 'pageView' }]);
});

test('the server decides: without consent a batch is refused and nothing is kept', async () => {
  consent = consentNotAsked;
  const answer = await site.app.inject({ method: 'POST', url: EVENTS, payload });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({
    errors: [{ code: 'CONSENT_REQUIRED', localizedDescription: 'This needs your consent, which you have not given.' }],
  });
  expect(await kept()).toEqual([]);
});

test('another site cannot make a browser tell things', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const answer = await site.app.inject({ method: 'POST', url: EVENTS, payload, headers });
  expect(answer.statusCode).toBe(403);
  expect(await kept()).toEqual([]);
});

test('of a page that there is not nothing is kept, nor of what came with it', async () => {
  const [event] = payload.events;
  const events = [event, { ...event, pageId: 'no-such-page' }];
  const answer = await site.app.inject({ method: 'POST', url: EVENTS, payload: { ...payload, events } });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { errors: [{ code: 'UNKNOWN_PAGE', field: 'events.1.pageId' }] },
  ]);
  expect(await kept()).toEqual([]);
});

test('more than twenty events at once are refused', async () => {
  const events = Array.from({ length: 21 }, () => payload.events[0]);
  const answer = await site.app.inject({ method: 'POST', url: EVENTS, payload: { ...payload, events } });
  expect(answer.statusCode).toBe(422);
});

const METRIC = '/i/api/affiliate/ui/metric/v1';

test('[7.5-06] POST /i/api/affiliate/ui/metric/v1/{type} takes metricName and metricValue, and no other type or name', async () => {
  const post = (type: string, body: object) =>
    site.app.inject({ method: 'POST', url: `${METRIC}/${type}`, payload: body });
  const good = await post('timing', { metricName: 'contextReady', metricValue: 31.5 });
  expect([good.statusCode, good.headers['set-cookie']]).toEqual([204, undefined]);
  const { rows } = await sql`select type, name, total from ui_metric`.execute(site.database.database.query);
  expect(rows).toEqual([{ type: 'timing', name: 'contextReady', total: 31.5 }]);
  const refusals = await Promise.all([
    post('gauge', { metricName: 'contextReady', metricValue: 1 }),
    post('count', { metricName: 'contextReady', metricValue: 1 }),
    post('timing', { metricName: 'contextReady', metricValue: '1' }),
    post('timing', { metricName: 'contextReady' }),
  ]);
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422]);
  expect(refusals[1]?.json()).toMatchObject({ errors: [{ code: 'UNKNOWN_METRIC', field: 'metricName' }] });
});

const ask = (query: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url: `/i/api/measuring/v1/context${query}`, headers });

test('[4-18] the context names affiliate and placement that the brand knows, the platform and its properties', async () => {
  const known = await ask('?affiliate=journal&placement=article', { 'sec-ch-ua-mobile': '?1' });
  expect(known.json()).toEqual({
    affiliate: 'journal',
    placement: 'article',
    platform: 'mobile',
    dataSharingOptOut: false,
    dynamicProperties: { channel: 'editorial' },
  });
  const other = await ask('?affiliate=nobody&placement=article');
  expect(other.json()).toMatchObject({ affiliate: null, placement: null, platform: 'desktop', dynamicProperties: {} });
});

test('who sent a reader is kept until the browser ends, only where they agreed to advertising', async () => {
  const kept = await ask('?affiliate=journal&placement=article');
  expect(kept.headers['set-cookie']).toBe('wf-from=journal.article; Path=/; HttpOnly; SameSite=Lax; Secure');
  const cookie = 'wf-from=journal.article';
  expect((await ask('', { cookie })).json()).toMatchObject({ affiliate: 'journal', placement: 'article' });
  consent = { ...consent, allows: (category) => category !== 'advertising' };
  const refused = await ask('?affiliate=journal&placement=article');
  expect([refused.headers['set-cookie'], refused.json<{ affiliate: string }>().affiliate]).toEqual([
    undefined,
    'journal',
  ]);
  expect((await ask('', { cookie })).json()).toMatchObject({ affiliate: null });
});

test('[4-18] a device that asks for no sharing (Sec-GPC) is opted out, whatever was agreed to', async () => {
  const answer = await ask('?affiliate=journal', { 'sec-gpc': '1' });
  expect(answer.json()).toMatchObject({ dataSharingOptOut: true, affiliate: 'journal' });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await ask('', { 'sec-gpc': '0' })).json()).toMatchObject({ dataSharingOptOut: false });
});

test('[7.5-06] one address cannot fill the sums: after thirty metrics at once it is told to wait', async () => {
  const payload = { metricName: 'contextReady', metricValue: 1 };
  const post = () => site.app.inject({ method: 'POST', url: `${METRIC}/timing`, payload, remoteAddress: '192.0.2.9' });
  const statuses = await Promise.all(Array.from({ length: 31 }, async () => (await post()).statusCode));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test.for([AD_BAIT, AD_CHECK])(
  '[7.7-01c] what a blocker is looked for with is our own, an answer and an image, and kept by nobody: $request',
  async (pair) => {
    const [request, image] = await Promise.all([pair.request, pair.image].map((address) => site.app.inject(address)));
    expect([request?.statusCode, request?.headers['cache-control']]).toEqual([200, 'no-store']);
    expect([image?.statusCode, image?.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(image?.headers['content-type']).toBe('image/gif');
    expect(image?.rawPayload.subarray(0, 6).toString('latin1')).toBe('GIF89a');
    expect(request?.headers['content-type']).toMatch(
      pair.request.endsWith('.js') ? 'text/javascript' : 'application/json',
    );
    expect([request?.headers['set-cookie'], image?.headers['set-cookie']]).toEqual([undefined, undefined]);
  },
);
