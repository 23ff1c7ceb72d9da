import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '#platform/clock';
import { silentLogger } from '#platform/logger';
import { createOutbound } from '#platform/outbound';
import {
  createSignInProviders,
  type ProviderName,
  SignInRefused,
  type SignInProvider,
  SignInUnavailable,
} from './index.ts';
import type { Fault } from './testing/id-token.ts';
import { PERSON, startLocalProvider } from './testing/local-provider.ts';

type Local = Awaited<ReturnType<typeof startLocalProvider>>;
const NAMES = ['google', 'apple', 'naver'] as const;
const SIGNED = ['google', 'apple'] as const;
const REDIRECT = 'https://travel.example/k/run/back';
const appleKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

let locals: Readonly<Record<ProviderName, Local>>;
let providers: ReadonlyMap<ProviderName, SignInProvider>;
beforeAll(async () => {
  const clientKey = { key: appleKeys.publicKey, teamId: 'TEAM', keyId: 'KEY' };
  const [google, apple, naver] = await Promise.all([
    startLocalProvider({ clientId: 'google-client', clientSecret: 'google-secret' }),
    startLocalProvider({ clientId: 'apple-client', clientKey }),
    startLocalProvider({ clientId: 'naver-client', clientSecret: 'naver-secret' }),
  ]);
  locals = { google, apple, naver };
});
/** New ones for each test: they remember what a provider said of itself. */
beforeEach(() => {
  for (const local of Object.values(locals)) {
    local.misbehave(null);
    local.signedIn(PERSON);
  }
  const trustedOrigins = Object.values(locals).map(({ origin }) => origin);
  const outbound = createOutbound({ log: silentLogger, origins: [], trustedOrigins });
  const { google, apple, naver } = locals;
  providers = createSignInProviders(
    {
      google: { clientId: 'google-client', clientSecret: 'google-secret', issuer: google.origin },
      apple: {
        clientId: 'apple-client',
        teamId: 'TEAM',
        keyId: 'KEY',
        privateKey: appleKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        issuer: apple.origin,
      },
      naver: { clientId: 'naver-client', clientSecret: 'naver-secret', signInUrl: naver.origin, apiUrl: naver.origin },
    },
    { outbound, clock: systemClock, timeoutMs: 400 },
  );
});
afterAll(async () => {
  await Promise.all(Object.values(locals).map((local) => local.stop()));
});

const providerOf = (name: ProviderName): SignInProvider => providers.get(name) ?? expect.fail(`no ${name}`);

/** A whole round with the fault in it; what came of it. */
async function round(name: ProviderName, fault: Fault | null = null) {
  const provider = providerOf(name);
  const { url, secrets } = await provider.begin({ redirectUri: REDIRECT });
  locals[name].misbehave(fault);
  const params = await locals[name].approve(url);
  return provider.finish({ params, secrets });
}

/** How many hostile answers these tests sent, and how many signed somebody in. */
const tally = { sent: 0, accepted: 0 };
async function hostile(work: Promise<unknown>): Promise<unknown> {
  tally.sent += 1;
  const outcome = await work.catch((error: unknown) => error);
  if (!(outcome instanceof SignInRefused || outcome instanceof SignInUnavailable)) tally.accepted += 1;
  return outcome;
}
afterAll(() => {
  console.info(`S11: ${tally.sent} hostile provider answers, ${tally.accepted} accepted`);
  expect(tally.accepted).toBe(0);
});

test.each(NAMES)('a whole round with %s says who it is', async (name) => {
  expect(await round(name)).toEqual({ provider: name, ...PERSON, emailVerified: name !== 'naver' });
});

test('S11 every round begins with a state, a nonce and a challenge of its own', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => providerOf('google').begin({ redirectUri: REDIRECT })));
  for (const key of ['state', 'nonce', 'verifier'] as const) {
    expect(first?.secrets[key]).toMatch(/^[\w-]{43,}$/);
    expect(first?.secrets[key]).not.toBe(second?.secrets[key]);
  }
  const asked = new URL(first?.url ?? '').searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('state')).toBe(first?.secrets.state);
  expect(first?.url).not.toContain(first?.secrets.verifier);
});

const BAD_TOKENS: readonly Fault[] = [
  'wrong state',
  'no state',
  'wrong issuer in the address',
  'no issuer in the address',
  'wrong nonce',
  'no nonce',
  'wrong audience',
  'no audience',
  'wrong issuer',
  'expired',
  'from tomorrow',
  'no expiry',
  'unsigned',
  'signed with the secret',
  'signed with another key',
  'changed after signing',
  'no subject',
];
test.each(
  SIGNED.flatMap((name) =>
    [...BAD_TOKENS, 'no token' as const, 'another party' as const].map((fault) => [name, fault] as const),
  ),
)('S11 %s: %s is refused', async (name, fault) => {
  expect(await hostile(round(name, fault))).toMatchObject({ code: 'PROVIDER_ANSWER_INVALID' });
});

test.each([
  ['wrong state', 'PROVIDER_ANSWER_INVALID'],
  ['no state', 'PROVIDER_ANSWER_INVALID'],
  ['no subject', 'PROVIDER_ANSWER_INVALID'],
  ['no profile', 'PROVIDER_UNAVAILABLE'],
] as const)('S11 naver: %s is refused', async (fault, code) => {
  expect(await hostile(round('naver', fault))).toMatchObject({ code });
});

const BAD_CREDENTIALS: readonly Fault[] = [...BAD_TOKENS.slice(4), 'a second audience', 'another party'];
test.each(BAD_CREDENTIALS)('S11 a token from the browser: %s is refused', async (fault) => {
  locals.google.misbehave(fault);
  const credential = await locals.google.credential('n-1');
  locals.google.misbehave(null);
  const judged = providerOf('google').verify?.({ credential, nonce: 'n-1' }) ?? expect.fail();
  expect(await hostile(judged)).toMatchObject({ code: 'PROVIDER_ANSWER_INVALID' });
});

test('a token from the browser says who it is, and not for an empty nonce', async () => {
  const verify = providerOf('google').verify ?? expect.fail();
  expect(await verify({ credential: await locals.google.credential('n-1'), nonce: 'n-1' })).toMatchObject(PERSON);
  const credential = await locals.google.credential('');
  expect(await hostile(verify({ credential, nonce: '' }))).toMatchObject({ code: 'PROVIDER_ANSWER_INVALID' });
  expect(await hostile(verify({ credential: 'x'.repeat(9_000), nonce: 'n-1' }))).toBeInstanceOf(SignInRefused);
  expect([providerOf('apple').verify, providerOf('naver').verify]).toEqual([undefined, undefined]);
});

test.each(NAMES)('S11 a code of %s is good once', async (name) => {
  const provider = providerOf(name);
  const { url, secrets } = await provider.begin({ redirectUri: REDIRECT });
  const params = await locals[name].approve(url);
  await provider.finish({ params, secrets });
  expect(await hostile(provider.finish({ params, secrets }))).toMatchObject({ code: 'PROVIDER_CODE_USED' });
});

test.each(NAMES)('S11 a code of %s that somebody else was given is refused: PKCE', async (name) => {
  const provider = providerOf(name);
  const [theirs, ours] = await Promise.all([1, 2].map(() => provider.begin({ redirectUri: REDIRECT })));
  const stolen = await locals[name].approve(theirs?.url ?? '');
  const params = { ...stolen, state: ours?.secrets.state ?? '' };
  const secrets = ours?.secrets ?? expect.fail();
  expect(await hostile(provider.finish({ params, secrets }))).toMatchObject({ code: 'PROVIDER_CODE_USED' });
});

test('S11 mix-up: the answer of one provider is no answer to a round with another, and its code is not sent there', async () => {
  const google = await providerOf('google').begin({ redirectUri: REDIRECT });
  const apple = await providerOf('apple').begin({ redirectUri: REDIRECT });
  const params = { ...(await locals.apple.approve(apple.url)), state: google.secrets.state };
  locals.google.asked.length = 0;
  const outcome = await hostile(providerOf('google').finish({ params, secrets: google.secrets }));
  expect(outcome).toMatchObject({ code: 'PROVIDER_ANSWER_INVALID' });
  expect(locals.google.asked).not.toContain('/token');
});

test('S11 a description that names another issuer is not believed', async () => {
  locals.google.misbehave('describes another issuer');
  expect(await hostile(providerOf('google').begin({ redirectUri: REDIRECT }))).toBeInstanceOf(Error);
});

test.each(SIGNED)('S11 an unverified address of %s is called unverified', async (name) => {
  expect(await round(name, 'unverified e-mail')).toMatchObject({ email: PERSON.email, emailVerified: false });
  expect(await round(name, 'no e-mail')).toMatchObject({ email: null, emailVerified: false });
});

test.each(NAMES)('going back at %s is told apart from being refused there', async (name) => {
  await expect(round(name, 'cancelled')).rejects.toMatchObject({ code: 'PROVIDER_CANCELLED' });
  await expect(round(name, 'denied')).rejects.toMatchObject({ code: 'PROVIDER_DENIED' });
  await expect(round(name, 'wrong secret')).rejects.toMatchObject({ code: 'PROVIDER_DENIED' });
});

test.each(['slow', '500', 'not JSON', 'too large', 'hangs up'] as const)(
  'a provider that is %s is unavailable, for as long as it is',
  async (fault) => {
    locals.google.misbehave(fault);
    const begun = providerOf('google').begin({ redirectUri: REDIRECT });
    await expect(begun).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    locals.google.misbehave(null);
    const { url, secrets } = await providerOf('google').begin({ redirectUri: REDIRECT });
    const params = await locals.google.approve(url);
    locals.google.misbehave(fault);
    const finished = providerOf('google').finish({ params, secrets });
    await expect(finished).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  },
);

test('Apple posts its answer and tells the name beside it', async () => {
  const { url, secrets } = await providerOf('apple').begin({ redirectUri: REDIRECT });
  expect(new URL(url).searchParams.get('response_mode')).toBe('form_post');
  const { user: _, ...later } = await locals.apple.approve(url);
  expect(await providerOf('apple').finish({ params: later, secrets })).toMatchObject({
    name: null,
    email: PERSON.email,
  });
});

test('S31 an error holds no code and no token', async () => {
  const provider = providerOf('google');
  const { url, secrets } = await provider.begin({ redirectUri: REDIRECT });
  const answer = await locals.google.approve(url);
  const params = { ...answer, state: 'another' };
  const error = await provider.finish({ params, secrets }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SignInRefused);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(answer['code']);
});

test('nobody is asked through a private address, unless the operator named it', async () => {
  const { origin } = locals.google;
  const outbound = createOutbound({ log: silentLogger, origins: [origin] });
  const config = { google: { clientId: 'google-client', clientSecret: 'x', issuer: origin }, apple: null, naver: null };
  const google = createSignInProviders(config, { outbound, clock: systemClock }).get('google') ?? expect.fail();
  locals.google.asked.length = 0;
  await expect(google.begin({ redirectUri: REDIRECT })).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  expect(locals.google.asked).toEqual([]);
});
