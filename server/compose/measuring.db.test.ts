import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Consent } from '#contract/privacy';
import { consentNotAsked } from '#domain/privacy';
import { silentLogger, testCtx } from '#platform/testing';
import { openTestSite, type TestSite } from '../http/testing.ts';
import { measuringPart } from './measuring.ts';

let site: TestSite;
let consent: Consent;

beforeAll(async () => {
  const needs = { ...testCtx({ db: null as never }), log: silentLogger, config: { eventsKeepDays: 90 } };
  site = await openTestSite([measuringPart(needs)], {
    ctxOf: async (request, visitor) => ({
      ...testCtx({ db: site.database.database }),
      actor: { kind: 'anonymous', sessionId: await visitor.sessionId() },
      consent,
      requestId: request.id,
    }),
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  consent = { allows: () => true };
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

test('more than twenty events at once are refused', async () => {
  const events = Array.from({ length: 21 }, () => payload.events[0]);
  const answer = await site.app.inject({ method: 'POST', url: EVENTS, payload: { ...payload, events } });
  expect(answer.statusCode).toBe(422);
});
