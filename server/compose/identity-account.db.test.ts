import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '#contract/identity';
import { identityAccountPart } from './identity-account.ts';
import { codeIn, type IdentitySite, linkIn, openIdentitySite, PASSWORD, type TestBrowser } from './identity-testing.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await openIdentitySite((needs) => [identityAccountPart(needs, async () => false)]);
});
afterAll(() => site.close());

const MINUTE_MS = 60_000;
const BASE = '/i/api/account/v1';
const OTHER_PASSWORD = 'seven herons read the timetable';
const read = async (of: TestBrowser): Promise<Account> => (await of.get(BASE)).json<Account>();
const login = (of: TestBrowser, username: string, passwd = PASSWORD) =>
  of.ask('/k/run/auth/login', { username, passwd });

/** Status, and code and field of the first fault. */
async function post(of: TestBrowser, path: string, fields: Readonly<Record<string, string>> = {}) {
  const answer = await of.send('POST', `${BASE}${path}`, fields);
  const [fault] = answer.json<{ errors?: readonly { code: string; field?: string }[] }>().errors ?? [];
  return [answer.statusCode, fault?.code, fault?.field];
}
const done = [200, undefined, undefined];

/** An address of the account that is confirmed. */
async function withEmail(of: TestBrowser, email: string): Promise<string> {
  expect(await post(of, '/emails', { email })).toEqual(done);
  await site.deliver();
  expect(await of.ask('/k/run/auth/link', { link: linkIn(site.mailTo(email)) })).toMatchObject({ status: 0 });
  return (await read(of)).emails.find((each) => each.email === email)?.id ?? '';
}

test('an account is read and changed by its owner alone', async () => {
  const stranger = await site.browser();
  for (const path of ['/names', '/emails', '/password', '/secure', '/sessions/endOthers']) {
    expect(await post(stranger, path), path).toEqual([401, 'SIGN_IN_REQUIRED', undefined]);
  }
  expect((await stranger.get(BASE)).statusCode).toBe(401);
  const [own, other] = [await site.signedUp('own@a.example'), await site.signedUp('other@a.example')];
  const id = await withEmail(own, 'own2@a.example');
  const session = (await read(own)).sessions[0]?.id ?? '';
  expect(await post(other, `/emails/${id}/remove`)).toEqual([404, 'NOT_FOUND', undefined]);
  expect(await post(other, `/emails/${id}/primary`)).toEqual([404, 'NOT_FOUND', undefined]);
  expect(await post(other, `/sessions/${session}/end`)).toEqual([404, 'NOT_FOUND', undefined]);
  expect(await read(own)).toMatchObject({ emails: [{ primary: true }, { id }], sessions: [{ id: session }] });
});

test('names, news and the language of mail are kept; a name that is too long is refused at its field', async () => {
  const own = await site.signedUp('names@a.example');
  const names = { firstName: ' Ines ', lastName: 'Moreau', displayName: '' };
  expect(await post(own, '/names', names)).toEqual(done);
  expect(await post(own, '/names', { ...names, lastName: 'M'.repeat(61) })).toEqual([422, 'NAME_LONG', 'lastName']);
  expect(await read(own)).toMatchObject({ news: false, newsSince: null });
  expect((await own.send('POST', `${BASE}/news`, { news: true })).statusCode).toBe(200);
  const newsSince = site.clock.now().toISOString();
  expect(await post(own, '/locale', { locale: 'de-DE' })).toEqual(done);
  expect(await post(own, '/locale', { locale: 'fr-FR' })).toEqual([422, 'VALIDATION_ERROR', 'locale']);
  expect(await read(own)).toMatchObject({
    firstName: 'Ines',
    lastName: 'Moreau',
    news: true,
    newsSince,
    locale: 'de-DE',
  });
  // From now on its mails are German, whoever caused them.
  expect(await post(own, '/password', { passwd: OTHER_PASSWORD })).toEqual(done);
  const { rows } = await sql<{ locale: string }>`
    select locale from mail_proof where email = 'names@a.example' and detail::text like '%newPassword%'`.execute(
    site.database.database.query,
  );
  expect(rows).toEqual([{ locale: 'de-DE' }]);
});

test('a password made of the brand, of the own address or of the own name is refused, opened, changed or set anew', async () => {
  const guessable = { errorCode: 'PASSWORD_GUESSABLE', errorField: 'passwd' };
  const email = 'rosalind.quillfeather@harbour.example';
  for (const passwd of ['wayfoldwayfoldwayfold', 'rosalind.quillfeather@harbour']) {
    const fields = { username: email, passwd, consent: 'on' };
    expect(await (await site.browser()).ask('/k/run/auth/register', fields), passwd).toMatchObject(guessable);
  }
  const own = await site.signedUp(email);
  await post(own, '/names', { firstName: 'Wilhelmina', lastName: 'Brackenbury', displayName: '' });
  const named = 'WilhelminaBrackenbury';
  expect(await post(own, '/password', { passwd: named })).toEqual([422, 'PASSWORD_GUESSABLE', 'passwd']);
  await own.ask('/k/run/auth/forgot', { username: email });
  await site.deliver();
  const link = linkIn(site.mailTo(email));
  expect(await own.ask('/k/run/auth/link', { link, passwd: named })).toMatchObject(guessable);
  expect(await own.ask('/k/run/auth/link', { link, passwd: OTHER_PASSWORD })).toMatchObject({ status: 0 });
});

test('[2.4-02] an address is added by its link, in a browser that is signed in; then it signs in too', async () => {
  const own = await site.signedUp('first@b.example');
  expect(await post(own, '/emails', { email: 'second' })).toEqual([422, 'INVALID_EMAIL', 'email']);
  expect(await post(own, '/emails', { email: 'FIRST@b.example' })).toEqual([422, 'EMAIL_YOURS', 'email']);
  expect(await post(own, '/emails', { email: 'second@b.example' })).toEqual(done);
  await site.deliver();
  const link = linkIn(site.mailTo('second@b.example'));
  const stranger = await site.browser();
  expect((await stranger.post('/k/run/auth/link', { link })).statusCode).toBe(403);
  expect(await login(stranger, 'second@b.example')).toMatchObject({ errorCode: 'WRONG_CREDENTIALS' });
  expect(await own.ask('/k/run/auth/link', { link })).toMatchObject({ status: 0 });
  expect(await login(stranger, 'second@b.example')).toMatchObject({ status: 0 });
});

test('whoever adds the address of somebody else learns nothing, and leads nobody into their own account', async () => {
  await site.signedUp('victim@c.example');
  const thief = await site.signedUp('thief@c.example');
  expect(await post(thief, '/emails', { email: 'victim@c.example' })).toEqual(done);
  expect(await post(thief, '/emails', { email: 'newcomer@c.example' })).toEqual(done);
  await site.deliver();
  expect(linkIn(site.mailTo('victim@c.example'))).toBe('');
  // The newcomer signs in by code and gets an account of their own.
  const newcomer = await site.browser();
  await newcomer.ask('/k/run/auth/code', { username: 'newcomer@c.example' });
  await site.deliver();
  const code = codeIn(site.mailTo('newcomer@c.example'));
  expect(await newcomer.ask('/k/run/auth/confirm', { username: 'newcomer@c.example', code })).toMatchObject({
    status: 0,
    confirmStatus: 1,
  });
  expect((await read(newcomer)).emails.map(({ email }) => email)).toEqual(['newcomer@c.example']);
});

test('the main address is changed to a confirmed one, and the old one is told; it can never be removed', async () => {
  const own = await site.signedUp('old@d.example');
  const id = await withEmail(own, 'new@d.example');
  await post(own, '/emails', { email: 'waits@d.example' });
  const ids = async () => new Map((await read(own)).emails.map((each) => [each.email, each.id]));
  const waiting = (await ids()).get('waits@d.example') ?? '';
  expect(await post(own, `/emails/${waiting}/primary`)).toEqual([422, 'EMAIL_UNCONFIRMED', 'id']);
  expect(await post(own, `/emails/${id}/primary`)).toEqual(done);
  await site.deliver();
  expect(site.mailTo('old@d.example').subject).toMatch(/email was changed/);
  expect(await post(own, `/emails/${id}/remove`)).toEqual([422, 'PRIMARY_STAYS', 'id']);
  expect(await post(own, `/emails/${(await ids()).get('old@d.example') ?? ''}/remove`)).toEqual(done);
  expect(await login(await site.browser(), 'old@d.example')).toMatchObject({ errorCode: 'WRONG_CREDENTIALS' });
});

test('another password ends every other session, turns this one and is told by mail', async () => {
  const own = await site.signedUp('pass@e.example');
  const other = await site.browser();
  await login(other, 'pass@e.example');
  const before = own.cookie();
  expect(await post(own, '/password', { passwd: 'short' })).toEqual([422, 'PASSWORD_SHORT', 'passwd']);
  expect(await post(own, '/password', { passwd: OTHER_PASSWORD })).toEqual(done);
  expect(own.cookie()).not.toBe(before);
  expect((await read(own)).sessions.map(({ current }) => current)).toEqual([true]);
  expect((await other.get(BASE)).json()).toMatchObject({ errors: [{ code: 'INVALID_SESSION' }] });
  expect(await login(await site.browser(), 'pass@e.example')).toMatchObject({ errorCode: 'WRONG_CREDENTIALS' });
  await site.deliver();
  expect(site.mailTo('pass@e.example').subject).toMatch(/password was changed/);
});

test('ten minutes after signing in the current password or a mailed code is asked for, and wrong ones count', async () => {
  const email = 'stale@f.example';
  const own = await site.signedUp(email);
  site.clock.advance(11 * MINUTE_MS);
  expect((await read(own)).fresh).toBe(false);
  const passwd = OTHER_PASSWORD;
  expect(await post(own, '/password', { passwd })).toEqual([403, 'FRESH_SIGN_IN_REQUIRED', undefined]);
  for (const [path, fields] of [
    ['/emails', { email: 'more@f.example' }],
    ['/password/remove', {}],
  ] as const) {
    expect((await post(own, path, fields))[1], path).toBe('FRESH_SIGN_IN_REQUIRED');
  }
  const wrong = { passwd, proofPasswd: 'not the one at all' };
  expect(await post(own, '/password', wrong)).toEqual([422, 'PROOF_WRONG', 'proofPasswd']);
  // Both entries are told where both are wrong.
  const both = await own.send('POST', `${BASE}/password`, { ...wrong, passwd: 'short' });
  expect(both.json<{ errors: { code: string; field: string }[] }>().errors).toMatchObject([
    { code: 'PASSWORD_SHORT', field: 'passwd' },
    { code: 'PROOF_WRONG', field: 'proofPasswd' },
  ]);
  expect(await post(own, '/password', { passwd, proofPasswd: PASSWORD })).toEqual(done);
  expect((await read(own)).fresh).toBe(true);

  site.clock.advance(11 * MINUTE_MS);
  expect(await post(own, '/proof')).toEqual(done);
  await site.deliver();
  const code = codeIn(site.mailTo(email));
  const add = { email: 'more@f.example' };
  expect(await post(own, '/emails', { ...add, proofCode: '000000' })).toEqual([422, 'PROOF_CODE_WRONG', 'proofCode']);
  expect(await post(own, '/emails', { ...add, proofCode: code })).toEqual(done);
  for (let tries = 0; tries < 6; tries += 1) {
    site.clock.advance(11 * MINUTE_MS);
    await post(own, '/password', wrong);
  }
  expect((await post(own, '/password', wrong))[1]).toBe('TRIES_PAUSED');
});

test('the password goes only where another way in is left', async () => {
  const own = await site.signedUp('none@g.example');
  const proved = (at: string | null) =>
    sql`update account_email set confirmed_at = ${at} where email = 'none@g.example'`.execute(
      site.database.database.query,
    );
  expect((await read(own)).password).toMatchObject({ set: true, removable: true });
  await proved(null);
  expect((await post(own, '/password/remove')).slice(0, 2)).toEqual([403, 'UNCONFIRMED_ACCOUNT']);
  await proved(site.clock.now().toISOString());
  expect(await post(own, '/password/remove')).toEqual(done);
  expect((await read(own)).password).toMatchObject({ set: false, since: null });
  expect(await login(await site.browser(), 'none@g.example')).toMatchObject({ errorCode: 'WRONG_CREDENTIALS' });
});

test('mails about a password say what became of it and carry the press that secures the account', async () => {
  const own = await site.browser();
  const username = 'first@mails.example';
  await own.ask('/k/run/auth/code', { username });
  await site.deliver();
  await own.ask('/k/run/auth/confirm', { username, code: codeIn(site.mailTo(username)) });
  const subjects = [];
  for (const [path, body] of [
    ['/password', { passwd: OTHER_PASSWORD }],
    ['/password', { passwd: `${OTHER_PASSWORD} again` }],
    ['/password/remove', {}],
  ] as const) {
    expect(await post(own, path, body)).toEqual(done);
    await site.deliver();
    subjects.push(site.mailTo(username).subject);
  }
  expect(subjects).toEqual([
    'A password was set for your Wayfold account',
    'Your Wayfold password was changed',
    'Your Wayfold password was removed',
  ]);
  await (await site.browser()).ask('/k/run/auth/link', { link: linkIn(site.mailTo(username)) });
  expect((await own.get(BASE)).statusCode).toBe(401);
});

test('sessions are listed with their device and ended one by one or all others at once', async () => {
  const own = await site.signedUp('many@h.example');
  const [second, third] = [await site.browser(), await site.browser()];
  await login(second, 'many@h.example');
  await login(third, 'many@h.example');
  const { sessions } = await read(own);
  expect(sessions).toHaveLength(3);
  const theirs = (await read(second)).sessions.find(({ current }) => current)?.id ?? '';
  expect(await post(own, `/sessions/${theirs}/end`)).toEqual(done);
  expect((await second.get(BASE)).statusCode).toBe(401);
  expect(await post(own, '/sessions/endOthers')).toEqual(done);
  expect((await third.get(BASE)).statusCode).toBe(401);
  expect((await read(own)).sessions).toHaveLength(1);
});

test('a secured account lets nobody in until a new password is set by mail', async () => {
  const email = 'secured@i.example';
  const own = await site.signedUp(email);
  expect(await post(own, '/secure')).toEqual(done);
  expect((await own.get(BASE)).statusCode).toBe(401);
  expect(await login(await site.browser(), email)).toMatchObject({ status: -1 });
  await site.deliver();
  expect(site.mailTo(email).subject).toMatch(/is secured/);
  const again = await site.browser();
  await again.ask('/k/run/auth/forgot', { username: email });
  await site.deliver();
  const link = linkIn(site.mailTo(email));
  expect(await again.ask('/k/run/auth/link', { link, passwd: OTHER_PASSWORD })).toMatchObject({ status: 0 });
  expect((await read(again)).password.set).toBe(true);
});
