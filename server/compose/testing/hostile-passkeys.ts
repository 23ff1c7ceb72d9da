import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { everyRow } from '#platform/testing';
import { ORIGIN } from '../../http/testing.ts';
import type { TestBrowser } from '../identity-testing.ts';
import { type Misbehaviour, SoftAuthenticator } from './authenticator.ts';
import {
  login,
  paramsOf,
  type PasskeyPeople,
  passkeyOwner,
  register,
  signedInAs,
  signIn,
  WEBAUTHN,
} from './passkey-site.ts';

/** S8: what an authenticator, or somebody in its place, tries. */
export interface Ceremony {
  readonly what: string;
  /** What came out otherwise than it must, in words. */
  readonly run: (people: PasskeyPeople) => Promise<readonly string[]>;
}

/** Each fact that is not as it must be. */
function otherwise(facts: Readonly<Record<string, readonly [is: unknown, must: unknown]>>): readonly string[] {
  return Object.entries(facts).flatMap(([name, [is, must]]) =>
    is === must ? [] : [`${name}: ${String(is)}, not ${String(must)}`],
  );
}

const elsewhere = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const changed = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

type Wrong = readonly [what: string, because: string, Misbehaviour];

const WRONG: readonly Wrong[] = [
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
  ['the handle of another account', 'user handle', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
  ['a credential that is not known', 'unknown', { as: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  [
    'data that was changed after signing',
    'signature',
    {
      tamper: (a) => ({
        ...a,
        response: { ...a.response, authenticatorData: changed(a.response.authenticatorData, 47) },
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

/** Signs in wrongly, held to nothing by the browser: what counts is that nobody was let in, and why. */
async function refusedFor({ site, owner }: PasskeyPeople, because: string, wrong: Misbehaviour) {
  // Names of audit rows follow the clock.
  site.clock.advance(1);
  const browser = await site.browser();
  const { status, errorCode } = await signIn(browser, owner.device, wrong);
  const { rows } = await sql<{ facts: { why?: string } }>`
    select facts from audit_entry where verb = 'passkeyRefused' order by id desc limit 1`.execute(
    everyRow(site.database.database),
  );
  return otherwise({
    status: [status, -1],
    code: [errorCode, 'PASSKEYS_NOT_SETUP'],
    'signed in': [await signedInAs(browser), null],
    why: [rows[0]?.facts.why, because],
  });
}

const COUNTERS: readonly Ceremony[] = [
  {
    what: 'a counter that stood still',
    async run(people) {
      // It has to have counted before: standing still is then a copy of it.
      const { status } = await signIn(await people.site.browser(), people.owner.device);
      const { counter } = people.owner.device.newest;
      return [...otherwise({ before: [status, 0] }), ...(await refusedFor(people, 'counter', { counter }))];
    },
  },
  {
    what: 'a counter that went back',
    async run({ site, other }) {
      const on = await signIn(await site.browser(), other.device, { counter: 500 });
      const browser = await site.browser();
      const back = await signIn(browser, other.device, { counter: 499 });
      const who = await signedInAs(browser);
      const further = await signIn(browser, other.device, { counter: 501 });
      return otherwise({
        before: [on.status, 0],
        back: [back.status, -1],
        'signed in': [who, null],
        after: [further.status, 0],
      });
    },
  },
];

/** Nobody is let in by these. */
export const SIGN_INS: readonly Ceremony[] = [
  ...WRONG.map(([what, because, wrong]) => ({
    what,
    run: (people: PasskeyPeople) => refusedFor(people, because, wrong),
  })),
  ...COUNTERS,
];

type AnswerOf = (people: PasskeyPeople, browser: TestBrowser) => Promise<object>;

const SPENT: readonly (readonly [what: string, answerOf: AnswerOf])[] = [
  [
    'used before',
    async ({ owner }, browser) => {
      const answer = owner.device.use(await paramsOf(browser, 'loginParams'));
      const first = await login(browser, answer);
      if (first.status !== 0) throw new TypeError(`The first use was refused: ${first.errorCode}`);
      await browser.ask('/k/run/auth/logout');
      return answer;
    },
  ],
  [
    'of another browser',
    async ({ site, owner }) => owner.device.use(await paramsOf(await site.browser(), 'loginParams')),
  ],
  [
    'older than five minutes',
    async ({ site, owner }, browser) => {
      const params = await paramsOf(browser, 'loginParams');
      site.clock.advance(5 * 60_000);
      return owner.device.use(params);
    },
  ],
  [
    'that was made up',
    async ({ owner }, browser) =>
      owner.device.use(await paramsOf(browser, 'loginParams'), {
        challenge: Buffer.alloc(32, 1).toString('base64url'),
      }),
  ],
  [
    'of a registration',
    async ({ owner, other }) => owner.device.use(await paramsOf(other.browser, 'newCredentialParams')),
  ],
  [
    'spent by a wrong answer',
    async ({ owner }, browser) => {
      const params = await paramsOf(browser, 'loginParams');
      await login(browser, owner.device.use(params, { verified: false }));
      return owner.device.use(params);
    },
  ],
];

/** Nobody is let in by a challenge that is none of theirs, or none any more. */
export const CHALLENGES: readonly Ceremony[] = SPENT.map(([what, answerOf]) => ({
  what,
  async run(people) {
    const browser = await people.site.browser();
    const { status, errorCode } = await login(browser, await answerOf(people, browser));
    return otherwise({
      status: [status, 2],
      code: [errorCode, 'CHALLENGE_EXPIRED'],
      'signed in': [await signedInAs(browser), null],
    });
  },
}));

const BAD: readonly (readonly [what: string, Misbehaviour, errorCode: string])[] = [
  ['nobody verified', { verified: false }, 'PASSKEY_REFUSED'],
  ['nobody present', { present: false }, 'PASSKEY_REFUSED'],
  ['an origin of another site', { origin: 'https://evil.example' }, 'PASSKEY_REFUSED'],
  ['a relying party of another site', { rpId: 'evil.example' }, 'PASSKEY_REFUSED'],
  ['the answer of a sign-in', { type: 'webauthn.get' }, 'PASSKEY_REFUSED'],
  ['a kind of key that was not asked for', { algorithm: -65_535 }, 'PASSKEY_REFUSED'],
  ['another site around ours', { crossOrigin: true }, 'PASSKEY_REFUSED'],
  ['a challenge that was made up', { challenge: Buffer.alloc(32, 2).toString('base64url') }, 'CHALLENGE_EXPIRED'],
];

/** No passkey is made with these. */
export const NEW_KEYS: readonly Ceremony[] = BAD.map(([what, wrong, code]) => ({
  what,
  async run({ site }) {
    const browser = await site.signedUp(`bad-${randomUUID().slice(0, 8)}@x.example`);
    const { errorCode } = await register(browser, new SoftAuthenticator(ORIGIN), wrong);
    const { passkeys } = (await browser.get('/i/api/identity/v1/passkeys')).json<{ passkeys: unknown[] }>();
    return otherwise({ code: [errorCode, code], passkeys: [passkeys.length, 0] });
  },
}));

/** What two do at once, or one in the name of another. */
export const MIXED_UP: readonly Ceremony[] = [
  {
    what: 'of two who answer one challenge at once one is let in',
    async run({ site, owner }) {
      const browser = await site.browser();
      const params = await paramsOf(browser, 'loginParams');
      const answers = [owner.device.use(params), owner.device.use(params)];
      const said = await Promise.all(answers.map((answer) => login(browser, answer)));
      return otherwise({ 'let in': [said.filter(({ status }) => status === 0).length, 1] });
    },
  },
  {
    what: 'a key that was asked of one account opens no other',
    async run({ site, owner, other }) {
      const browser = await site.browser();
      const params = await paramsOf(browser, 'loginParams', { username: other.email });
      const own = await login(browser, owner.device.use(params));
      const lent = await login(browser, owner.device.use(params, { as: other.device.newest.id }));
      return otherwise({
        own: [own.status, -1],
        lent: [lent.status, 2],
        'signed in': [await signedInAs(browser), null],
      });
    },
  },
  {
    what: 'a credential of somebody else cannot be added, and stays theirs',
    async run({ site, owner }) {
      const thief = await passkeyOwner(site);
      const { status, errorCode } = await register(thief.browser, thief.device, { id: owner.device.newest.id });
      const browser = await site.browser();
      await signIn(browser, owner.device);
      return otherwise({
        status: [status, -1],
        code: [errorCode, 'PASSKEY_KNOWN'],
        opens: [await signedInAs(browser), owner.email],
      });
    },
  },
  {
    what: 'a challenge to make a key counts for the account that asked, not for the next in this browser',
    async run({ site, other }) {
      const browser = await site.signedUp(`first-${randomUUID().slice(0, 8)}@shared.example`);
      const params = await paramsOf(browser, 'newCredentialParams');
      const credential = new SoftAuthenticator(ORIGIN).make(params);
      await signIn(browser, other.device, { counter: other.device.newest.counter + 10 });
      const who = await signedInAs(browser);
      const answer = await browser.send('POST', `${WEBAUTHN}/register`, { credential });
      const { status, errorCode } = answer.json<{ status?: number; errorCode?: string }>();
      return otherwise({ who: [who, other.email], status: [status, 2], code: [errorCode, 'CHALLENGE_EXPIRED'] });
    },
  },
];
