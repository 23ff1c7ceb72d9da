import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor, Ctx } from '#domain/kernel';
import type { OpenDatabase } from '#platform/database';
import { openTestDatabase, testCtx } from '#platform/testing';
import { createSpeak } from '#platform/words';
import { bareAccount } from '../../domain/identity/testing/bare-account.ts';
import { openTestSite, type TestSite } from '../http/testing.ts';
import { brandsOf, readBrandFolders } from './brands.ts';
import { travelersPart } from './travelers.ts';

let database: OpenDatabase;
let site: TestSite;
let actor: Actor;

beforeAll(async () => {
  database = await openTestDatabase();
  const base = testCtx({ db: database.database });
  const part = travelersPart({
    ...base,
    brands: brandsOf(readBrandFolders(null)),
    config: { genders: ['M', 'F'] },
    speak: createSpeak({}),
  });
  site = await openTestSite([part], { ctxOf: async () => ({ ...(base as unknown as Ctx), actor }) });
});
afterAll(async () => {
  await site.close();
  await database.close();
});
beforeEach(async () => {
  const accountId = crypto.randomUUID();
  await bareAccount(database.database, accountId);
  actor = { sessionId: 's', accountId };
});

const BASE = '/i/api/account/traveler/v1';
const VERSION = 'knownTravelerNumberApiVersion=v2';

async function proof(): Promise<Record<string, string>> {
  const answer = await site.app.inject({ method: 'POST', url: '/s/run/formtoken' });
  const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
  return { cookie, 'x-csrf': answer.json<{ formtoken: string }>().formtoken };
}

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const headers = method === 'GET' ? {} : await proof();
  const answer = await site.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const ada = { firstName: 'Ada', lastName: 'King', knownTravelerNumber: 'TT1234567' };

test('[7.2-06] a traveller is created, changed and read as preferred at the specified addresses', async () => {
  const made = await ask('POST', `${BASE}/?${VERSION}`, ada);
  expect(made).toMatchObject({
    status: 200,
    body: { firstName: 'Ada', knownTravelerNumber: '*********', preferred: true },
  });
  const id = String(made.body['travelerId']);
  const changed = await ask('PUT', `${BASE}/${id}?${VERSION}`, { ...made.body, firstName: 'Augusta' });
  expect(changed).toMatchObject({ status: 200, body: { travelerId: id, firstName: 'Augusta' } });
  expect(await ask('GET', `${BASE}/preferred?${VERSION}`)).toEqual(changed);
  expect(await ask('GET', `${BASE}/${id}`)).toEqual(changed);
  expect(await ask('GET', `${BASE}/`)).toEqual({
    status: 200,
    body: { travelers: [changed.body], genders: ['M', 'F'] },
  });
  expect(await ask('GET', `${BASE}/choices`)).toMatchObject({
    status: 200,
    body: { travelers: [{ travelerId: id, givenNames: 'Augusta', familyName: 'King', knownTraveller: true }] },
  });
  expect(await ask('DELETE', `${BASE}/${id}`)).toEqual({ status: 200, body: { travelerId: id } });
  expect(await ask('GET', `${BASE}/${id}`)).toMatchObject({ status: 404 });
});

test('[3-02b] who is saved without a word about it is preferred where nobody is, and takes it from nobody', async () => {
  const first = await ask('POST', `${BASE}/?${VERSION}`, ada);
  const second = await ask('POST', `${BASE}/?${VERSION}`, { firstName: 'Ines', lastName: 'Moreau' });
  const [id, other] = [String(first.body['travelerId']), String(second.body['travelerId'])];
  expect([first.body['preferred'], second.body['preferred']]).toEqual([true, false]);
  const { preferred: _, ...silent } = first.body;
  for (const body of [silent, { ...second.body, preferred: undefined }]) {
    await ask('PUT', `${BASE}/${String(body['travelerId'])}?${VERSION}`, body);
    expect((await ask('GET', `${BASE}/preferred?${VERSION}`)).body['travelerId']).toBe(id);
  }
  await ask('PUT', `${BASE}/${other}?${VERSION}`, { ...second.body, preferred: true });
  expect((await ask('GET', `${BASE}/preferred?${VERSION}`)).body['travelerId']).toBe(other);
  for (const each of [id, other]) await ask('DELETE', `${BASE}/${each}`);
});

test('[7.2-06] another version of the known traveller number is refused', async () => {
  expect(await ask('POST', `${BASE}/?knownTravelerNumberApiVersion=v1`, ada)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'knownTravelerNumberApiVersion' }] },
  });
  expect(await ask('GET', `${BASE}/preferred?knownTravelerNumberApiVersion=v3`)).toMatchObject({ status: 422 });
});

test('whoever is not signed in is refused, and so is a write without a token of a page', async () => {
  const unproved = await site.app.inject({ method: 'POST', url: `${BASE}/`, payload: ada });
  expect([unproved.statusCode, unproved.json<{ errors: object[] }>().errors[0]]).toMatchObject([
    403,
    { code: 'INVALID_FORM_TOKEN' },
  ]);
  actor = { sessionId: 's' };
  const id = crypto.randomUUID();
  const refused = { status: 401, body: { errors: [{ code: 'SIGN_IN_REQUIRED' }] } };
  expect(await ask('POST', `${BASE}/`, ada)).toMatchObject(refused);
  expect(await ask('PUT', `${BASE}/${id}`, ada)).toMatchObject(refused);
  expect(await ask('DELETE', `${BASE}/${id}`)).toMatchObject(refused);
  for (const path of ['', '/preferred', `/${id}`]) expect(await ask('GET', `${BASE}${path}`)).toMatchObject(refused);
  expect(await ask('GET', `${BASE}/choices`)).toEqual({ status: 200, body: { travelers: null } });
});

test('what is wrong is said at its field, in a sentence that says how to mend it', async () => {
  const { status, body } = await ask('POST', `${BASE}/`, { ...ada, lastName: '', emailAddress: 'ada@' });
  expect([status, body['errors']]).toMatchObject([
    422,
    [
      { field: 'lastName', localizedDescription: 'Enter the last name as in the passport.' },
      { field: 'emailAddress', localizedDescription: 'Enter the full address, for example name@example.com.' },
    ],
  ]);
});
