import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SentEvent } from '#contract/measuring';
import { attributionOf } from '#domain/brands';
import type { Ctx } from '#domain/kernel';
import type { OpenDatabase } from '#platform/database';
import { fixedClock, openTestDatabase, silentLogger, testCtx } from '#platform/testing';
import { exportEvents } from './export.ts';
import { forgetEvents } from './forget-events.ts';
import { recordEvents } from './record-events.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`delete from analytics_event`.execute(database.database.query);
  await sql`delete from visitor_day_key`.execute(database.database.query);
});

const yes = { allows: () => true, dataSharingOptOut: false };
const clock = fixedClock('2027-03-03T12:00:00Z');

function ctxFor(overrides: Partial<Ctx> = {}): Ctx {
  const actor = { sessionId: 's1' } as const;
  return { ...testCtx({ db: database.database, clock }), actor, consent: yes, ...overrides };
}

const view = (agoMs = 0): SentEvent => ({
  name: 'pageView',
  detail: { vertical: 'flights' },
  pageId: 'results',
  agoMs,
});
const affiliates = [{ id: 'journal', placements: ['article'], properties: { channel: 'editorial' } }];
const keep = recordEvents({
  attributionOf: (brand, said) => attributionOf(brand === 'wayfold' ? affiliates : undefined, said),
  isPageId: async (id) => ['results', 'frontdoor'].includes(id),
});
const record = (ctx: Ctx, ...events: SentEvent[]) =>
  keep({ ctx, input: { locale: 'de-AT', platform: 'desktop', events } });

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const read: string[] = [];
  for await (const line of lines) read.push(line);
  return read;
}

async function rows(): Promise<Record<string, unknown>[]> {
  const found = await sql<Record<string, unknown>>`select * from analytics_event order by at`.execute(
    database.database.query,
  );
  return found.rows;
}

test('an event is kept with page, brand, language, time and detail, and with nothing that says who it was', async () => {
  await record(ctxFor(), view(2_000));
  const [row] = await rows();
  expect(row).toMatchObject({
    at: new Date('2027-03-03T11:59:58Z'),
    name: 'pageView',
    page_id: 'results',
    brand: 'wayfold',
    locale: 'de-AT',
    detail: { vertical: 'flights' },
  });
  expect(Object.keys(row ?? {}).toSorted()).toEqual([
    'affiliate',
    'at',
    'brand',
    'detail',
    'id',
    'locale',
    'name',
    'page_id',
    'placement',
    'platform',
    'properties',
    'visitor',
  ]);
  expect(JSON.stringify(row)).not.toContain('s1"');
});

test('without consent nothing is kept, whatever was sent', async () => {
  const no: Ctx['consent'] = { ...yes, allows: (category) => category !== 'analytical' };
  await expect(record(ctxFor({ consent: no }), view())).rejects.toMatchObject({
    status: 403,
    code: 'CONSENT_REQUIRED',
  });
  expect(await rows()).toEqual([]);
});

test.each([{ job: 'x' }, { supplier: 'x' }, { staff: true, sessionId: 's', accountId: 'a' }] as const)(
  '$kind is no reader and is not measured',
  async (actor) => {
    await expect(record(ctxFor({ actor }), view())).rejects.toMatchObject({ status: 403, code: 'NOT_ALLOWED' });
    expect(await rows()).toEqual([]);
  },
);

test('a visitor has one name for a day and another the next, and the key of a day is thrown away with it', async () => {
  const day = fixedClock('2027-03-03T23:00:00Z');
  const other = { sessionId: 's2' } as const;
  await record(ctxFor({ clock: day }), view());
  await record(ctxFor({ clock: day }), view());
  await record(ctxFor({ clock: day, actor: other }), view());
  day.advance(2 * 3_600_000);
  await record(ctxFor({ clock: day }), view());
  const names = (await rows()).map(({ visitor }) => visitor);
  expect(new Set(names.slice(0, 2)).size).toBe(1);
  expect(new Set(names).size).toBe(3);
  await forgetEvents({ db: database.database, clock: day, log: silentLogger, keepDays: 90 });
  const keys = await sql<{ day: string }>`select day::text from visitor_day_key`.execute(database.database.query);
  expect(keys.rows).toEqual([{ day: '2027-03-04' }]);
});

test('a reader without a session has no name at all', async () => {
  await record(ctxFor({ actor: { sessionId: null } }), view());
  expect((await rows())[0]?.['visitor']).toBeNull();
});

test('events go after the days for which they are kept, all of them', async () => {
  const then = fixedClock('2027-01-01T00:00:00Z');
  await record(ctxFor({ clock: then }), view(), view());
  then.advance(89 * 86_400_000);
  await record(ctxFor({ clock: then }), view());
  const forget = () => forgetEvents({ db: database.database, clock: then, log: silentLogger, keepDays: 90 });
  await forget();
  expect(await rows()).toHaveLength(3);
  then.advance(86_400_001);
  await forget();
  expect(await rows()).toHaveLength(1);
});

test('a language that the site does not have counts as that of the request', async () => {
  const input = { locale: 'x'.repeat(60), platform: 'desktop' as const, events: [view()] };
  await keep({ ctx: ctxFor({ locale: 'ja-JP' }), input });
  expect((await rows())[0]?.['locale']).toBe('ja-JP');
});

test.each([
  ['an unknown event', { name: 'keyPressed', detail: {}, pageId: 'results', agoMs: 0 }],
  ['an unknown page', { ...view(), pageId: 'secret' }],
  ['more than the table of the event says', { ...view(), detail: { vertical: 'flights', email: 'a@b.example' } }],
  ['a time to come', { ...view(), agoMs: -1 }],
])('%s is refused', async (_what, event) => {
  await expect(record(ctxFor(), event as SentEvent)).rejects.toMatchObject({ status: 422 });
  expect(await rows()).toEqual([]);
});

test('[7.5-04] a change of currency is kept with selected, prefilled, changed, device locale and permanent', async () => {
  const detail = { selected: 'JPY', prefilled: 'EUR', changed: true, deviceLocale: 'de-AT', permanent: false };
  await record(ctxFor(), { name: 'currencyChange', detail, pageId: 'results', agoMs: 0 });
  await record(ctxFor(), {
    name: 'currencyChange',
    detail: { ...detail, deviceLocale: 'nobody@home' },
    pageId: 'results',
    agoMs: 0,
  });
  expect((await rows()).map((row) => row['detail'])).toEqual([detail, { ...detail, deviceLocale: 'und' }]);
});

test('[7.7-01c] whether advertisements are blocked is kept as yes or no, and as nothing else', async () => {
  await record(ctxFor(), { name: 'adBlock', detail: { blocked: true }, pageId: 'frontdoor', agoMs: 0 });
  expect((await rows()).map((row) => row['detail'])).toEqual([{ blocked: true }]);
  const detail = { blocked: true, blocker: 'which' };
  const named = record(ctxFor(), { name: 'adBlock', detail, pageId: 'frontdoor', agoMs: 0 } as never);
  await expect(named).rejects.toMatchObject({ status: 422 });
});

test('an export has each event of its days once, as NDJSON and as CSV', async () => {
  const at = (iso: string) => ctxFor({ clock: fixedClock(iso) });
  await record(at('2027-03-01T23:59:59Z'), view());
  await record(at('2027-03-02T00:00:00Z'), view());
  await record(at('2027-03-03T00:00:00Z'), view());
  const span = { from: new Date('2027-03-02T00:00:00Z'), to: new Date('2027-03-03T00:00:00Z') };
  const lines = async (format: 'ndjson' | 'csv') => all(exportEvents(database.database, span, format));
  const ndjson = await lines('ndjson');
  expect(ndjson.map((line) => JSON.parse(line) as object)).toMatchObject([
    { at: '2027-03-02T00:00:00.000Z', name: 'pageView', detail: { vertical: 'flights' } },
  ]);
  const [head, line] = await lines('csv');
  expect(head).toBe('id,at,name,page_id,brand,locale,visitor,platform,affiliate,placement,properties,detail\r\n');
  expect(line).toMatch(
    /^[\w-]{36},2027-03-02T00:00:00.000Z,pageView,results,wayfold,de-AT,[\w-]{16},desktop,,,\{\},"\{""vertical"":""flights""\}"\r\n$/,
  );
});

test('an export longer than one page of rows leaves none out', async () => {
  for (let batch = 0; batch < 60; batch++) await record(ctxFor(), ...Array.from({ length: 20 }, () => view()));
  const lines = await all(exportEvents(database.database, {}, 'ndjson'));
  expect(new Set(lines).size).toBe(1_200);
});

test('an event says from which affiliate its reader came, as far as the brand knows it, and what it says of all from there', async () => {
  const from = (affiliate: string, placement: string, brand = 'wayfold') =>
    keep({
      ctx: ctxFor({ brand }),
      input: { locale: 'de-AT', platform: 'mobile', affiliate, placement, events: [view()] },
    });
  await from('journal', 'article');
  expect((await rows())[0]).toMatchObject({
    affiliate: 'journal',
    placement: 'article',
    platform: 'mobile',
    properties: { channel: 'editorial' },
  });
  await sql`delete from analytics_event`.execute(database.database.query);
  await from('journal', 'somewhere');
  await from('nobody', 'article');
  await from('journal', 'article', 'juniper');
  const said = (await rows()).map(({ affiliate, placement, properties }) => ({ affiliate, placement, properties }));
  const nobody = { affiliate: null, placement: null, properties: {} };
  expect(said).toHaveLength(3);
  expect(said).toContainEqual({ affiliate: 'journal', placement: null, properties: { channel: 'editorial' } });
  expect(said.filter((one) => one.affiliate === null)).toEqual([nobody, nobody]);
});
