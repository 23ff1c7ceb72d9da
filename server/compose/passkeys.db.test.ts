import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORIGIN } from '../http/testing.ts';
import { codeIn, type IdentitySite, type TestBrowser } from './identity-testing.ts';
import { SoftAuthenticator } from './testing/authenticator.ts';
import {
  login,
  openPasskeySite,
  type Owner,
  paramsOf,
  passkeyOwner,
  passkeyPeople,
  register,
  signedInAs,
  signIn,
  WEBAUTHN,
} from './testing/passkey-site.ts';

let site: IdentitySite;
let owner: Owner;
let other: Owner;
beforeAll(async () => {
  ({ site, owner, other } = await passkeyPeople(await openPasskeySite()));
});
afterAll(() => site.close());

test('[3-10] [7.3-04] params to make a passkey: challenge, rp, user, kinds of keys, and what is excluded', async () => {
  const params = await paramsOf(owner.browser, 'newCredentialParams');
  expect(params).toMatchObject({
    rp: { id: 'localhost', name: 'Wayfold' },
    user: { name: owner.email, displayName: owner.email },
    pubKeyCredParams: [
      { type: 'public-key', alg: -7 },
      { type: 'public-key', alg: -8 },
      { type: 'public-key', alg: -257 },
    ],
    excludeCredentials: [{ id: owner.device.newest.id, type: 'public-key', transports: ['internal'] }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  expect(Buffer.from(params.challenge, 'base64url')).toHaveLength(32);
  expect(params.user?.id).not.toContain(owner.email);
});

test('[3-10] [7.3-04] params to sign in: any key of this site, or those of an address; each challenge differs', async () => {
  const browser = await site.browser();
  const any = await paramsOf(browser, 'autofillParams');
  expect(any).toMatchObject({ rp: { id: 'localhost' }, allowCredentials: [], userVerification: 'required' });
  const own = await paramsOf(browser, 'loginParams', { username: owner.email.toUpperCase() });
  expect(own.allowCredentials?.map(({ id }) => id)).toEqual([owner.device.newest.id]);
  expect(own.challenge).not.toBe(any.challenge);
});

test('[7.3-04] [5-05b] a passkey is made, its owner told by mail, and opens the account in another browser', async () => {
  const email = 'whole@passkeys.example';
  const browser = await site.signedUp(email);
  const device = new SoftAuthenticator(ORIGIN);
  expect(await register(browser, device)).toMatchObject({ status: 0, userInfo: { accountEmail: email } });
  await site.deliver();
  expect(site.mailTo(email).subject).toBe('A sign-in method was added to your Wayfold account');
  const elsewhere = await site.browser();
  const before = elsewhere.cookie();
  const params = await paramsOf(elsewhere, 'autofillParams');
  const answer = await login(elsewhere, device.use(params));
  expect(answer).toMatchObject({ status: 0, userInfo: { accountEmail: email }, loginRedirectUrl: '/' });
  expect(elsewhere.cookie()).not.toBe(before);
  expect(await signedInAs(elsewhere)).toBe(email);
});

test('[5-05a] an address with its passkey, and one whose own key is not asked for', async () => {
  const browser = await site.browser();
  expect(await signIn(browser, owner.device, { username: owner.email })).toMatchObject({ status: 0 });
  const stranger = await site.browser();
  expect(await signIn(stranger, owner.device, { username: other.email })).toMatchObject({ status: -1 });
});

test('[5-05a] who has no account and who has no passkey are asked for one key alike, the same each time', async () => {
  await site.signedUp('none@passkeys.example');
  const browser = await site.browser();
  const shapes = [];
  for (const username of ['none@passkeys.example', 'nobody@passkeys.example']) {
    const asked = [];
    for (let n = 0; n < 2; n += 1) asked.push(await paramsOf(browser, 'loginParams', { username }));
    const [first, again] = asked;
    expect(first?.allowCredentials).toHaveLength(1);
    expect(first?.allowCredentials).toEqual(again?.allowCredentials);
    expect(first?.challenge).not.toEqual(again?.challenge);
    shapes.push(Object.keys(first ?? {}).sort());
  }
  const real = await paramsOf(browser, 'loginParams', { username: owner.email });
  shapes.push(Object.keys(real).sort());
  expect(shapes[1]).toEqual(shapes[0]);
  expect(shapes[2]).toEqual(shapes[0]);
  const decoy = (await paramsOf(browser, 'loginParams', { username: 'nobody@passkeys.example' })).allowCredentials?.[0];
  expect(Object.keys(decoy ?? {})).toEqual(Object.keys(real.allowCredentials?.[0] ?? {}));
});

test('an answer in the name of a decoy and a wrong one in the name of a real key are told the same', async () => {
  const browser = await site.browser();
  const asked = await paramsOf(browser, 'loginParams', { username: 'nobody@passkeys.example' });
  const answers = [];
  for (const [params, as] of [
    [asked, asked.allowCredentials?.[0]?.id ?? ''],
    [await paramsOf(browser, 'loginParams', { username: owner.email }), owner.device.newest.id],
  ] as const) {
    const wrong = new SoftAuthenticator(ORIGIN);
    wrong.make(params);
    answers.push(await login(browser, wrong.use(params, { as, userHandle: undefined })));
  }
  expect(answers[0]).toEqual(answers[1]);
});

test('[8-06a] what is no address is nobody, and pages go on without a word', async () => {
  const browser = await site.browser();
  const answer = await browser.send('POST', `${WEBAUTHN}/loginParams`, { username: 'mira' });
  expect(answer.json()).toMatchObject({ status: -1, errorCode: 'NO_SUCH_USER' });
});

test('who is not signed in, and who was long ago, can make no passkey', async () => {
  const stranger = await (await site.browser()).send('POST', `${WEBAUTHN}/newCredentialParams`, {});
  expect([stranger.statusCode, stranger.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([
    401,
    'SIGN_IN_REQUIRED',
  ]);
  const browser = await site.signedUp('stale@passkeys.example');
  const params = await paramsOf(browser, 'newCredentialParams');
  site.clock.advance(15 * 60_000 + 1_000);
  for (const [path, body] of [
    ['newCredentialParams', {}],
    ['register', { credential: new SoftAuthenticator(ORIGIN).make(params) }],
  ] as const) {
    const answer = await browser.send('POST', `${WEBAUTHN}/${path}`, body);
    expect([answer.statusCode, answer.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([
      403,
      'FRESH_SIGN_IN_REQUIRED',
    ]);
  }
});

const OWN = '/i/api/identity/v1/passkeys';
const codeOf = (answer: { json<T>(): T }) => answer.json<{ errors: { code: string }[] }>().errors[0]?.code;

test('its owner sees a passkey, names it and removes it; nobody else does', async () => {
  const { browser, device } = await passkeyOwner(site);
  site.clock.advance(1);
  await register(browser, device);
  const { passkeys } = (await browser.get(OWN)).json<{ passkeys: { id: string; name: string }[] }>();
  expect(passkeys).toMatchObject([
    { host: 'localhost', here: true, backedUp: false, lastUsedAt: null },
    { host: 'localhost', here: true },
  ]);
  const path = `${OWN}/${passkeys[0]?.id}`;
  const ask = (who: TestBrowser) => [
    () => who.send('POST', `${path}/name`, { name: ' The  blue\nkey ' }),
    () => who.send('DELETE', path),
  ];
  const { browser: somebody } = await passkeyOwner(site);
  for (const act of ask(somebody)) expect((await act()).statusCode).toBe(404);
  for (const act of ask(await site.browser())) expect((await act()).statusCode).toBe(401);
  for (const act of ask(browser)) expect((await act()).statusCode).toBe(204);
  expect((await browser.get(OWN)).json<{ passkeys: unknown[] }>().passkeys).toHaveLength(1);
  expect(await signIn(await site.browser(), device)).toMatchObject({ status: 0 });
});

test('a passkey is called what its owner says, in one line of sixty characters', async () => {
  const { browser } = await passkeyOwner(site);
  const { passkeys } = (await browser.get(OWN)).json<{ passkeys: { id: string }[] }>();
  const name = async (text: string) => {
    const answer = await browser.send('POST', `${OWN}/${passkeys[0]?.id}/name`, { name: text });
    const named = (await browser.get(OWN)).json<{ passkeys: { name: string }[] }>().passkeys[0]?.name;
    return answer.statusCode === 204 ? named : codeOf(answer);
  };
  expect(await name(' The  blue\nkey ')).toBe('The blue key');
  expect(await name('🔑'.repeat(70))).toBe('🔑'.repeat(60));
  expect(await name(' \n ')).toBe('PASSKEY_NAME_MISSING');
});

test('where an address was proved a code is a way in, so the only passkey goes; without one it stays', async () => {
  const browser = await site.browser();
  const username = 'keys-only@passkeys.example';
  await browser.ask('/k/run/auth/code', { username });
  await site.deliver();
  await browser.ask('/k/run/auth/confirm', { username, code: codeIn(site.mailTo(username)) });
  const device = new SoftAuthenticator(ORIGIN);
  const unprove = (at: string | null) =>
    sql`update account_email set confirmed_at = ${at} where email = ${username}`.execute(site.database.database.query);
  await register(browser, device);
  const list = async () => (await browser.get(OWN)).json<{ passkeys: { id: string }[] }>().passkeys;
  const [first] = await list();
  site.clock.advance(1);
  await unprove(null);
  const refused = await browser.send('DELETE', `${OWN}/${first?.id}`);
  expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'UNCONFIRMED_ACCOUNT']);
  await unprove(site.clock.now().toISOString());
  expect((await browser.send('DELETE', `${OWN}/${first?.id}`)).statusCode).toBe(204);
  expect(await list()).toHaveLength(0);
  site.clock.advance(15 * 60_000 + 1_000);
  const stale = await browser.send('DELETE', `${OWN}/${first?.id}`);
  expect([stale.statusCode, codeOf(stale)]).toEqual([403, 'FRESH_SIGN_IN_REQUIRED']);
});

test('[8-05c] a locked account is not opened by its passkey', async () => {
  const { browser, device, email } = await passkeyOwner(site);
  await sql`update account set status = 'locked' where id = (
    select account_id from account_email where email = ${email})`.execute(site.database.database.query);
  expect(await signIn(await site.browser(), device)).toMatchObject({
    status: -1,
    errorCode: 'ACCOUNT_LOCKED',
    message: 'User denied phone changed and locked account.',
  });
  expect(await signedInAs(browser)).toBe(null);
});
