import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fileAddress } from '#contract/files';
import { hasPasskey } from '#domain/identity';
import type { Actor } from '#domain/kernel';
import { measurePicture } from '#platform/pictures';
import { asTableOwner } from '#platform/testing';
import type { memoryStore } from '../../platform/files/testing/memory-store.ts';
import { paint, withExif } from '../../platform/pictures/testing/samples.ts';
import { dataSubjectPart } from './data-subject.ts';
import { filesPart } from './files.ts';
import { type IdentitySite, openIdentitySite, PASSWORD, type TestBrowser } from './identity-testing.ts';
import { identityAccountPart } from './identity-account.ts';
import { type Part, sendParts } from './testing/send-parts.ts';

const SET = '/i/api/account/v1/picture';
const photo = () => withExif(paint(300, 200, (x, y) => [x % 256, y, 90]).get_bytes_jpeg(90), 6);

let site: IdentitySite;
let store: ReturnType<typeof memoryStore>;
let acting: (actor: Actor) => Actor = (actor) => actor;
beforeAll(async () => {
  site = await openIdentitySite(
    (needs) => {
      store = needs.files;
      return [filesPart(needs), dataSubjectPart(needs), identityAccountPart(needs, hasPasskey)];
    },
    undefined,
    undefined,
    { actor: (actor) => acting(actor) },
  );
});
afterAll(() => site.close());
beforeEach(() => {
  acting = (actor) => actor;
  store.kept.clear();
});

let people = 0;
async function somebody(): Promise<TestBrowser> {
  people += 1;
  return site.signedUp(`picture-${people}@files.example`);
}

const send = (browser: Pick<TestBrowser, 'cookie'>, picture: Part | string, csrf = true) =>
  sendParts(site, browser, { url: SET, parts: { picture }, csrf });
const imageOf = async (browser: TestBrowser) =>
  (await browser.get('/i/api/account/v1')).json<{ image: string | null }>().image;

interface Refusal {
  readonly errors: readonly { readonly code: string; readonly field?: string; readonly localizedDescription: string }[];
}

test('a picture is kept as a square JPEG without what it said of place and camera, and shown to its owner alone', async () => {
  const own = await somebody();
  expect(await imageOf(own)).toBe(null);
  const answer = await send(own, { bytes: photo(), name: '../../etc/passwd.html', type: 'text/html' });
  expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  const image = (await imageOf(own)) ?? '';
  const shown = await own.get(image);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'content-disposition': 'inline; filename="picture.jpg"',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, max-age=3600',
  });
  expect(measurePicture(shown.rawPayload)).toMatchObject({ type: 'image/jpeg', width: 200, height: 200, turn: 1 });
  expect(shown.rawPayload.includes('GPS')).toBe(false);
  const state = await own.get('/horizon/common/authentication/providers/AuthStateProviderAction');
  expect(state.json()).toMatchObject({ userInfoState: { userImgUrl: image } });

  const [other, nobody] = [await somebody(), await site.browser()];
  for (const stranger of [other, nobody]) expect((await stranger.get(image)).statusCode).toBe(404);
  for (const id of [crypto.randomUUID(), 'x', '..%2f..%2fsecret-key']) {
    expect([404, 422]).toContain((await own.get(fileAddress(id))).statusCode);
  }
});

test('another picture takes the place of the first, whose bytes go; removed, initials are left', async () => {
  const own = await somebody();
  await send(own, { bytes: photo() });
  const first = await imageOf(own);
  await send(own, { bytes: paint(40, 40, () => [1, 2, 3]).get_bytes() });
  const second = await imageOf(own);
  expect(second).not.toBe(first);
  expect(store.kept.size).toBe(2);
  await site.deliver();
  expect([...store.kept.keys()].map(fileAddress)).toEqual([second]);
  expect((await own.get(first ?? '')).statusCode).toBe(404);
  expect((await own.send('POST', `${SET}/remove`)).statusCode).toBe(200);
  await site.deliver();
  expect([await imageOf(own), store.kept.size]).toEqual([null, 0]);
  expect((await own.send('POST', `${SET}/remove`)).statusCode).toBe(200);
});

test.each<[string, Part | string, number, string]>([
  ['an empty field', { bytes: '', name: '' }, 422, 'FILE_MISSING'],
  [
    'a page',
    { bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>', type: 'image/png', name: 'a.png' },
    415,
    'FILE_KIND',
  ],
  ['more than ten megabytes', { bytes: new Uint8Array(10_000_001) }, 413, 'FILE_LARGE'],
  ['much more', { bytes: new Uint8Array(30_000_000) }, 413, 'FILE_LARGE'],
  ['half a picture', { bytes: photo().subarray(0, 900) }, 422, 'PICTURE_BROKEN'],
  ['text in place of a file', 'me.jpg', 422, 'VALIDATION_ERROR'],
])('%s is refused at the field, and the picture of before stays', async (_what, part, status, code) => {
  const own = await somebody();
  await send(own, { bytes: photo() });
  const before = await imageOf(own);
  const answer = await send(own, part);
  const [error] = answer.json<Refusal>().errors;
  expect([answer.statusCode, error?.code, error?.field]).toEqual([status, code, 'picture']);
  expect(error?.localizedDescription).not.toBe('');
  expect([await imageOf(own), store.kept.size]).toEqual([before, 1]);
});

test('who is not signed in, has no form token, or sends more than is read at all is refused', async () => {
  const [own, nobody] = [await somebody(), await site.browser()];
  expect((await send(nobody, { bytes: photo() })).statusCode).toBe(401);
  const forged = await send(own, { bytes: photo() }, false);
  expect([forged.statusCode, forged.json<Refusal>().errors[0]?.code]).toEqual([403, 'INVALID_FORM_TOKEN']);
  expect((await send(own, { bytes: new Uint8Array(40_100_000) })).statusCode).toBe(413);
  const elsewhere = await sendParts(site, own, { url: '/i/api/account/v1/names', parts: { firstName: 'A' } });
  expect(elsewhere.statusCode).toBe(415);
  expect(store.kept.size).toBe(0);
});

test('in one browser each account shows its picture beside the other; signed out, neither is shown', async () => {
  const one = await somebody();
  await send(one, { bytes: photo() });
  const first = (await imageOf(one)) ?? '';
  await one.get('/k/run/auth/add');
  people += 1;
  await site.signedUp(`picture-${people}@files.example`);
  const joined = await one.ask('/k/run/auth/login', { username: `picture-${people}@files.example`, passwd: PASSWORD });
  expect(joined).toMatchObject({ status: 0 });
  expect([await imageOf(one), (await one.get(first)).statusCode]).toEqual([null, 200]);
  await one.post('/k/run/auth/logout');
  expect((await one.get(first)).statusCode).toBe(404);
});

test('a picture is of the person, also while they act for a company', async () => {
  const own = await somebody();
  const companyId = crypto.randomUUID();
  await asTableOwner(site.database.database, (tx) =>
    sql`insert into company (id, created_at) values (${companyId}, now())`.execute(tx),
  );
  acting = (actor) =>
    'accountId' in actor
      ? { ...actor, forCompany: true, membership: { companyId, roles: [], permissions: [] } }
      : actor;
  expect((await send(own, { bytes: photo() })).statusCode).toBe(200);
  expect((await own.get((await imageOf(own)) ?? '')).statusCode).toBe(200);
  const { rows } = await asTableOwner(site.database.database, (tx) =>
    sql<{
      company_id: string | null;
    }>`select company_id from stored_file where id = ${[...store.kept.keys()][0]}`.execute(tx),
  );
  expect(rows).toEqual([{ company_id: null }]);
});

test('bytes that never got a row are removed after an hour, others stay', async () => {
  const own = await somebody();
  await send(own, { bytes: photo() });
  const [kept = ''] = store.kept.keys();
  const [old, young] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [old, young]) await store.put(id, new Uint8Array([1]));
  const now = site.clock.now().getTime();
  for (const [id, minutes] of [
    [kept, 90],
    [old, 61],
    [young, 59],
  ] as const)
    store.kept.get(id)!.writtenAt = new Date(now - minutes * 60_000);
  await sql`insert into job (id, topic, payload) values (gen_random_uuid(), 'files.purge', '{}')`.execute(
    site.database.database.query,
  );
  await site.deliver();
  expect([...store.kept.keys()].toSorted()).toEqual([kept, young].toSorted());
});

test('what somebody takes away holds their picture, and with the account it goes', async () => {
  const own = await somebody();
  await send(own, { bytes: photo() });
  const [id = ''] = store.kept.keys();
  const files = unzipSync((await own.get('/i/api/account/v1/export')).rawPayload);
  const [named] = JSON.parse(Buffer.from(files['files.json'] ?? []).toString() || '{}').files ?? [];
  const bytes = files[`files/${id}.jpg`] ?? new Uint8Array();
  expect(named).toMatchObject({ id, kind: 'profile_picture', type: 'image/jpeg', bytes: bytes.length });
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(named.sha256);
  await own.post('/i/api/account/v1/deletion');
  site.clock.advance(15 * 86_400_000);
  await sql`insert into job (id, topic, payload) values (gen_random_uuid(), 'account.eraseDue', '{}')`.execute(
    site.database.database.query,
  );
  await site.deliver();
  await site.deliver();
  const rows = await asTableOwner(site.database.database, (tx) =>
    sql`select from stored_file where id = ${id}`.execute(tx),
  );
  expect([rows.rows.length, store.kept.size]).toEqual([0, 0]);
});
