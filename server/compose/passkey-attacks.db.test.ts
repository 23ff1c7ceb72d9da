import { generateKeyPairSync } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthState } from '#contract/identity';
import { ORIGIN } from '../http/testing.ts';
import type { IdentitySite, TestBrowser } from './identity-testing.ts';
import { type Misbehaviour, SoftAuthenticator } from './testing/authenticator.ts';
import {
  openPasskeySite,
  type Owner,
  paramsOf,
  passkeyOwner,
  register,
  signIn,
  WEBAUTHN,
} from './testing/passkey-site.ts';

let site: IdentitySite;
let owner: Owner;
let other: Owner;
beforeAll(async () => {
  site = await openPasskeySite();
  [owner, other] = [await passkeyOwner(site), await passkeyOwner(site)];
});
afterAll(() => site.close());

const STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';
const signedIn = async (browser: TestBrowser) =>
  (await browser.get(STATE)).json<AuthState>().userInfoState?.accountEmail ?? null;
const login = (browser: TestBrowser, credential: object) => browser.send('POST', `${WEBAUTHN}/login`, { credential });

/** Browsers that are held to nothing: what counts is only that nobody was let in. */
async function refused(wrong: Misbehaviour) {
  // Names of audit rows follow the clock.
  site.clock.advance(1);
  const browser = await site.browser();
  const answer = await signIn(browser, owner.device, wrong);
  expect(await signedIn(browser)).toBe(null);
  return answer;
}

/** Why the newest one was refused, as the audit trail has it. */
async function why(): Promise<string> {
  const { rows } = await sql<{ facts: object }>`
    select facts from audit_entry where verb = 'passkeyRefused' order by id desc limit 1`.execute(
    site.database.database.query,
  );
  return ((rows[0]?.facts ?? {}) as { why?: string }).why ?? '';
}

const elsewhere = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const changed = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

/** S8: what an authenticator, or somebody in its place, tries to sign in with. */
const HOSTILE: readonly (readonly [what: string, because: string, Misbehaviour])[] = [
  ['a signature of another key', 'signature', { signWith: elsewhere }],
  [
    'a signature that was changed',
    'signature',
    { tamper: (a) => ({ ...a, response: { ...a.response, signature: changed(a.response.signature, 20) } }) },
  ],
  ['no signature', 'malformed', { tamper: (a) => ({ ...a, response: { ...a.response, signature: '' } }) }],
  ['an origin of another site', 'origin', { origin: 'https://evil.example' }],
  ['an origin of the same host without its port', 'origin', { origin: 'http://localhost' }],
  ['an origin below ours', 'origin', { origin: 'http://evil.localhost:3000' }],
  ['an origin by another scheme', 'origin', { origin: 'https://localhost:3000' }],
  ['an origin of another brand of this installation', 'origin', { origin: 'http://juniper.localhost:3000' }],
  ['a relying party of another site', 'relying party', { rpId: 'evil.example' }],
  ['a relying party of another brand', 'relying party', { rpId: 'juniper.localhost' }],
  ['nobody verified', 'user verification', { verified: false }],
  ['nobody present', 'user presence', { present: false }],
  ['neither present nor verified', 'user presence', { present: false, verified: false }],
  ['the answer of a registration', 'type', { type: 'webauthn.create' }],
  ['an unknown kind of answer', 'type', { type: 'payment.get' }],
  ['another site around ours', 'frame', { crossOrigin: true, topOrigin: 'https://evil.example' }],
  ['another site around ours that is not named', 'frame', { crossOrigin: true }],
  ['a counter that stood still', 'counter', { counter: 0 }],
  ['the handle of another account', 'user handle', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
  ['a credential that is not known', 'unknown', { as: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  [
    'data that was changed after signing',
    'signature',
    {
      tamper: (a) => ({
        ...a,
        response: {
          ...a.response,
          authenticatorData: changed(a.response.authenticatorData, 47),
        },
      }),
    },
  ],
  ['a raw id that differs from the id', 'malformed', { tamper: (a) => ({ ...a, rawId: 'AAAA' }) }],
  ['no passkey at all', 'type', { tamper: (a) => ({ ...a, type: 'password' }) }],
  [
    'data cut short',
    'malformed',
    {
      tamper: (a) => ({
        ...a,
        response: { ...a.response, authenticatorData: a.response.authenticatorData.slice(0, 20) },
      }),
    },
  ],
];

test.for(HOSTILE)('[S8] nobody is let in by %s', async ([what, because, wrong]) => {
  // It has to have counted before: standing still is then a copy of it.
  const still = what === 'a counter that stood still';
  if (still) expect(await signIn(await site.browser(), owner.device)).toMatchObject({ status: 0 });
  const answer = await refused(still ? { counter: owner.device.newest.counter } : wrong);
  expect(answer).toMatchObject({ status: -1, errorCode: 'PASSKEYS_NOT_SETUP' });
  expect(await why()).toBe(because);
});

test('[S8] nobody is let in by a counter that went back', async () => {
  expect(await signIn(await site.browser(), other.device, { counter: 500 })).toMatchObject({ status: 0 });
  const browser = await site.browser();
  expect(await signIn(browser, other.device, { counter: 499 })).toMatchObject({ status: -1 });
  expect(await signedIn(browser)).toBe(null);
  expect(await signIn(browser, other.device, { counter: 501 })).toMatchObject({ status: 0 });
});

test.for([
  [
    'used before',
    async (browser: TestBrowser) => {
      const params = await paramsOf(browser, 'loginParams');
      const answer = owner.device.use(params);
      expect((await login(browser, answer)).json()).toMatchObject({ status: 0 });
      await browser.ask('/k/run/auth/logout');
      return answer;
    },
  ],
  ['of another browser', async () => owner.device.use(await paramsOf(await site.browser(), 'loginParams'))],
  [
    'older than five minutes',
    async (browser: TestBrowser) => {
      const params = await paramsOf(browser, 'loginParams');
      site.clock.advance(5 * 60_000);
      return owner.device.use(params);
    },
  ],
  [
    'that was made up',
    async (browser: TestBrowser) =>
      owner.device.use(await paramsOf(browser, 'loginParams'), {
        challenge: Buffer.alloc(32, 1).toString('base64url'),
      }),
  ],
  ['of a registration', async () => owner.device.use(await paramsOf(other.browser, 'loginParams'))],
  [
    'spent by a wrong answer',
    async (browser: TestBrowser) => {
      const params = await paramsOf(browser, 'loginParams');
      await login(browser, owner.device.use(params, { verified: false }));
      return owner.device.use(params);
    },
  ],
] as const)('[S8] nobody is let in by a challenge %s', async ([, answerOf]) => {
  const browser = await site.browser();
  const credential = await answerOf(browser);
  expect((await login(browser, credential)).json()).toMatchObject({ status: 2, errorCode: 'CHALLENGE_EXPIRED' });
  expect(await signedIn(browser)).toBe(null);
});

test('[S8] of two who answer one challenge at once one is let in', async () => {
  const browser = await site.browser();
  const params = await paramsOf(browser, 'loginParams');
  const answers = [owner.device.use(params), owner.device.use(params)];
  const codes = (await Promise.all(answers.map((answer) => login(browser, answer)))).map(
    (answer) => answer.json<{ status?: number }>().status,
  );
  expect(codes.filter((status) => status === 0)).toHaveLength(1);
});

test('[S8] a key that was asked of one account opens no other', async () => {
  const browser = await site.browser();
  const params = await paramsOf(browser, 'loginParams', { username: other.email });
  expect((await login(browser, owner.device.use(params))).json()).toMatchObject({ status: -1 });
  expect((await login(browser, owner.device.use(params, { as: other.device.newest.id }))).json()).toMatchObject({
    status: 2,
  });
  expect(await signedIn(browser)).toBe(null);
});

/** S8: what is not taken as a new passkey. */
const BAD_KEYS: readonly (readonly [string, Misbehaviour, string])[] = [
  ['nobody verified', { verified: false }, 'PASSKEY_REFUSED'],
  ['nobody present', { present: false }, 'PASSKEY_REFUSED'],
  ['an origin of another site', { origin: 'https://evil.example' }, 'PASSKEY_REFUSED'],
  ['a relying party of another site', { rpId: 'evil.example' }, 'PASSKEY_REFUSED'],
  ['the answer of a sign-in', { type: 'webauthn.get' }, 'PASSKEY_REFUSED'],
  ['a kind of key that was not asked for', { algorithm: -65_535 }, 'PASSKEY_REFUSED'],
  ['another site around ours', { crossOrigin: true }, 'PASSKEY_REFUSED'],
  ['a challenge that was made up', { challenge: Buffer.alloc(32, 2).toString('base64url') }, 'CHALLENGE_EXPIRED'],
];

test.for(BAD_KEYS)('[S8] no passkey is made with %s', async ([, wrong, errorCode]) => {
  const browser = await site.signedUp(`bad-${errorCode}-${BAD_KEYS.findIndex((each) => each[1] === wrong)}@x.example`);
  expect(await register(browser, new SoftAuthenticator(ORIGIN), wrong)).toMatchObject({ errorCode });
  expect((await browser.get('/i/api/identity/v1/passkeys')).json()).toMatchObject({ passkeys: [] });
});

test('[S8] a credential of somebody else cannot be added, and stays theirs', async () => {
  const thief = await passkeyOwner(site);
  const answer = await register(thief.browser, thief.device, { id: owner.device.newest.id });
  expect(answer).toMatchObject({ status: -1, errorCode: 'PASSKEY_KNOWN' });
  const browser = await site.browser();
  expect(await signIn(browser, owner.device)).toMatchObject({ status: 0 });
  expect(await signedIn(browser)).toBe(owner.email);
});

test('[S8] a challenge to make a key counts for the account that asked, not for the next in this browser', async () => {
  const browser = await site.signedUp('first@shared.example');
  const params = await paramsOf(browser, 'newCredentialParams');
  const credential = new SoftAuthenticator(ORIGIN).make(params);
  await signIn(browser, other.device, { counter: other.device.newest.counter + 10 });
  expect(await signedIn(browser)).toBe(other.email);
  const answer = await browser.send('POST', `${WEBAUTHN}/register`, { credential });
  expect(answer.json()).toMatchObject({ status: 2, errorCode: 'CHALLENGE_EXPIRED' });
});
