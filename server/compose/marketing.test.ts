import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MarketingConfig } from '#contract/marketing';
import type { Consent } from '#contract/privacy';
import { type Brand, createBrands } from '#domain/brands';
import { consentNotAsked } from '#domain/privacy';
import { testCtx } from '#platform/testing';
import { openTestSite, type TestSite } from '../http/testing.ts';
import { consentOf } from './consent.ts';
import { marketingPart, masterOrigin } from './marketing.ts';

const MASTER = 'https://travel.example';
const OWN = 'https://juniper.example';
const brands = createBrands([
  { id: 'wayfold', hosts: ['travel.example'] } as unknown as Brand,
  { id: 'juniper', hosts: ['juniper.example'] } as unknown as Brand,
]);
const config = { marketingMaster: 'wayfold', baseUrl: MASTER, secretKeys: ['k'.repeat(32)] };
let site: TestSite;
let consent: Consent;

beforeAll(async () => {
  site = await openTestSite([marketingPart({ brands, config })], {
    origins: new Set([MASTER, OWN]),
    ctxOf: async (request, visitor) => ({
      ...testCtx({ db: site.database.database }),
      actor: { sessionId: await visitor.sessionId() },
      brand: brands.byHost(request.hostname).id,
      consent: consentOf(request, consent),
    }),
  });
});
afterAll(() => site.close());
beforeEach(() => {
  consent = { allows: () => true, dataSharingOptOut: false };
});

const SYNC = '/s/run/kmkid/sync';
const SET = '/s/run/kmkid/set';
const form = 'application/x-www-form-urlencoded';

async function configAt(host: string, headers: Record<string, string> = {}): Promise<MarketingConfig> {
  const answer = await site.app.inject({ url: '/i/api/marketing/v1/config', headers: { host, ...headers } });
  return answer.json();
}

/** As a browser at `origin` asks the master host. */
function ask(suggestedKmkid: string, headers: Record<string, string>) {
  return site.app.inject({
    method: 'POST',
    url: SYNC,
    payload: new URLSearchParams({ suggestedKmkid }).toString(),
    headers: { host: 'travel.example', 'content-type': form, 'sec-fetch-site': 'cross-site', origin: OWN, ...headers },
  });
}

test('[7.5-07] POST /s/run/kmkid/sync takes suggestedKmkid with X-CSRF from a page of another brand, with credentials, and answers kmkid', async () => {
  const { pass, suggestedKmkid, masterHost, runSyncScript } = await configAt('juniper.example');
  expect([masterHost, runSyncScript]).toEqual(['travel.example', true]);
  const answer = await ask(suggestedKmkid ?? '', { 'x-csrf': pass ?? '' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { kmkid: suggestedKmkid }]);
  expect(answer.headers['access-control-allow-origin']).toBe(OWN);
  expect(answer.headers['access-control-allow-credentials']).toBe('true');
  expect(answer.headers['vary']).toContain('origin');
  expect(answer.headers['set-cookie']).toBe(
    `wf-kmkid=${suggestedKmkid}; Path=/; Max-Age=15552000; HttpOnly; Secure; SameSite=None`,
  );
  const again = await configAt('juniper.example');
  const known = { 'x-csrf': again.pass ?? '', cookie: `wf-kmkid=${suggestedKmkid}` };
  expect((await ask(again.suggestedKmkid ?? '', known)).json()).toEqual({ kmkid: suggestedKmkid });
});

test('[7.5-07] a browser that asks before is told who may send what; any other site is told nothing and answered nothing', async () => {
  const preflight = (origin: string) =>
    site.app.inject({
      method: 'OPTIONS',
      url: SYNC,
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-csrf' },
    });
  const ours = await preflight(OWN);
  expect([ours.statusCode, ours.headers['access-control-allow-headers']]).toEqual([204, 'x-csrf']);
  expect(ours.headers['access-control-allow-origin']).toBe(OWN);
  const theirs = await preflight('https://evil.example');
  expect([theirs.statusCode, theirs.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  const { pass, suggestedKmkid } = await configAt('juniper.example');
  const posted = await ask(suggestedKmkid ?? '', { 'x-csrf': pass ?? '', origin: 'https://evil.example' });
  expect([posted.statusCode, posted.headers['access-control-allow-origin'], posted.headers['set-cookie']]).toEqual([
    403,
    undefined,
    undefined,
  ]);
});

test('[7.5-07] without a pass in X-CSRF the master host gives and keeps nothing, and the page may read why', async () => {
  const answer = await ask('a'.repeat(22), { 'x-csrf': 'made-up.pass' });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
  expect(answer.json()).toMatchObject({ errors: [{ code: 'INVALID_FORM_TOKEN' }] });
  expect(answer.headers['access-control-allow-origin']).toBe(OWN);
});

async function setAt(host: string, kmkid: string, withToken = true) {
  const opened = await site.app.inject({ method: 'POST', url: '/s/run/formtoken', headers: { host } });
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  const token = withToken ? { 'x-csrf': opened.json<{ formtoken: string }>().formtoken } : {};
  const payload = new URLSearchParams({ kmkid }).toString();
  return site.app.inject({
    method: 'POST',
    url: SET,
    payload,
    headers: { host, cookie, 'content-type': form, ...token },
  });
}

test('[7.5-07] POST /s/run/kmkid/set with X-CSRF keeps kmkid on this host', async () => {
  const id = 'c'.repeat(22);
  const kept = await setAt('juniper.example', id);
  expect(kept.statusCode).toBe(204);
  expect(String(kept.headers['set-cookie'])).toBe(
    `wf-kmkid=${id}; Path=/; Max-Age=15552000; HttpOnly; Secure; SameSite=Lax`,
  );
  expect(await configAt('juniper.example', { cookie: `wf-kmkid=${id}` })).toMatchObject({
    runSyncScript: false,
    suggestedKmkid: id,
  });
  const without = await setAt('juniper.example', id, false);
  expect([without.statusCode, without.headers['set-cookie']]).toEqual([403, undefined]);
});

test('without consent to advertising, and against Sec-GPC, nothing is suggested, given or kept', async () => {
  const { pass, suggestedKmkid } = await configAt('juniper.example');
  expect((await configAt('juniper.example', { 'sec-gpc': '1' })).suggestedKmkid).toBeNull();
  const quiet = await ask(suggestedKmkid ?? '', { 'x-csrf': pass ?? '', 'sec-gpc': '1' });
  expect([quiet.statusCode, quiet.headers['set-cookie']]).toEqual([403, undefined]);
  consent = consentNotAsked;
  expect(await configAt('juniper.example')).toMatchObject({ suggestedKmkid: null, runSyncScript: false, pass: null });
  const refused = await setAt('juniper.example', 'c'.repeat(22));
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ errors: [{ code: 'CONSENT_REQUIRED' }] });
});

test('a master that is no brand refuses the start; without one no page may ask another host', () => {
  const unknown = { ...config, marketingMaster: 'nobody' };
  expect(() => marketingPart({ brands, config: unknown })).toThrow('MARKETING_MASTER: is "nobody"');
  expect(masterOrigin({ brands, config: { ...config, marketingMaster: null } })).toBeNull();
  expect(masterOrigin({ brands, config })).toBe(MASTER);
});
