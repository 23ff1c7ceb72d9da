import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataSubjectPart } from './data-subject.ts';
import { type IdentitySite, linkIn, openIdentitySite, PASSWORD, type TestBrowser } from './identity-testing.ts';
import { PERSONAL } from './personal.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await openIdentitySite((needs) => [dataSubjectPart(needs)]);
});
afterAll(() => site.close());

const DAY_MS = 86_400_000;
const deletion = '/i/api/account/v1/deletion';
const login = (username: string) => ({ username, passwd: PASSWORD, sticky: 'on' });

/** Sends what is owed and erases what is due. */
async function hourLater(): Promise<void> {
  await sql`insert into job (id, topic, payload) values (gen_random_uuid(), 'account.eraseDue', '{}')`.execute(
    site.database.database.query,
  );
  await site.deliver();
}

async function acts(of: TestBrowser): Promise<readonly { id: string; act: string; by: string }[]> {
  return (await of.get('/i/api/account/v1/activity')).json<{ entries: { id: string; act: string; by: string }[] }>()
    .entries;
}

async function findText(text: string): Promise<string[]> {
  const found = new Set<string>();
  for (const { table } of PERSONAL.flatMap(({ tables }) => tables)) {
    if (table.startsWith('kysely_')) continue;
    const { rows } = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(
      site.database.database.query,
    );
    if (rows.some(({ row }) => JSON.stringify(row).includes(text))) found.add(table);
  }
  return [...found].sort();
}

test('P10 an account asks for its end, is told how to go back, and is gone after fourteen days and not before', async () => {
  const email = 'gone@canary.example';
  const own = await site.signedUp(email);
  expect((await own.get(deletion)).json()).toMatchObject({ closingAt: null, waitDays: 14, fresh: true, email });
  const asked = await own.post(deletion);
  const closingAt = new Date(site.clock.now().getTime() + 14 * DAY_MS).toISOString();
  expect(asked.json()).toEqual({ closingAt });
  expect((await own.post(deletion)).json()).toEqual({ closingAt });
  await site.deliver();
  expect(site.mailTo(email)).toMatchObject({ subject: expect.stringMatching(/will be deleted/) });
  expect(site.mails.filter(({ to, subject }) => to === email && /will be deleted/.test(subject))).toHaveLength(1);

  site.clock.advance(13 * DAY_MS);
  await hourLater();
  // Whoever signs in meanwhile sees it.
  const again = await site.browser();
  expect(await again.ask('/k/run/auth/login', { ...login(email), redir: '/flights' })).toMatchObject({
    status: 0,
    loginRedirectUrl: '/profile/account/data?redir=%2Fflights',
  });
  const state = (await again.get('/horizon/common/authentication/providers/AuthStateProviderAction')).json();
  expect(state).toMatchObject({ loggedInSession: true, authStateParams: { closingAt } });

  site.clock.advance(DAY_MS);
  await hourLater();
  expect(site.mailTo(email)).toMatchObject({ subject: expect.stringMatching(/was deleted/) });
  expect(await findText('gone@canary')).toEqual([]);
  expect((await again.get(deletion)).statusCode).toBe(401);
  expect(await (await site.browser()).ask('/k/run/auth/login', login(email))).toMatchObject({ status: -1 });
});

test('P10 the account stays when its owner takes it back, by the mail or signed in', async () => {
  const [one, two] = ['mail@canary.example', 'page@canary.example'];
  const [first, second] = [await site.signedUp(one), await site.signedUp(two)];
  await first.post(deletion);
  await second.post(deletion);
  await site.deliver();
  await (await site.browser()).ask('/k/run/auth/link', { link: linkIn(site.mailTo(one)) });
  expect((await second.post('/i/api/account/v1/keep')).json()).toEqual({ closingAt: null });
  site.clock.advance(15 * DAY_MS);
  await hourLater();
  for (const email of [one, two]) {
    expect(await (await site.browser()).ask('/k/run/auth/login', login(email))).toMatchObject({ status: 0 });
    expect(await findText(email)).toContain('account_email');
  }
});

test('an open browser is not enough to take everything away or to end the account; a fresh sign-in is', async () => {
  const email = 'stale@canary.example';
  const own = await site.signedUp(email);
  site.clock.advance(16 * 60_000);
  expect((await own.get(deletion)).json()).toMatchObject({ fresh: false });
  for (const answer of [await own.post(deletion), await own.get('/i/api/account/v1/export')]) {
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([403, 'FRESH_SIGN_IN_REQUIRED']);
  }
  await own.ask('/k/run/auth/login', login(email));
  const file = await own.get('/i/api/account/v1/export');
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="wayfold-[\d-]+\.zip"$/);
  const files = unzipSync(file.rawPayload);
  expect(Object.keys(files)).toEqual(['identity.json', 'audit.json', 'index.html']);
  const identity = Buffer.from(files['identity.json'] ?? []).toString();
  expect(identity).toContain(email);
  expect(identity).not.toMatch(/argon2|password_hash|handle/);
});

test('S32 an account reads what was done in it, nobody else does, and visitors get nothing', async () => {
  const [mine, other] = [await site.signedUp('acts@canary.example'), await site.signedUp('other@canary.example')];
  const entries = await acts(mine);
  expect(entries.map(({ act }) => act)).toEqual(expect.arrayContaining(['register', 'useLink', 'signIn']));
  const ids = new Set(entries.map(({ id }) => id));
  expect((await acts(other)).some(({ id }) => ids.has(id))).toBe(false);
  const visitor = await site.browser();
  for (const path of [deletion, '/i/api/account/v1/activity', '/i/api/account/v1/export']) {
    expect((await visitor.get(path)).statusCode).toBe(401);
  }
  expect((await visitor.post(deletion)).statusCode).toBe(401);
});
