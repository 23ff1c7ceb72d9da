import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { Consent } from '#contract/privacy';
import { createBrands, readBrand } from '#domain/brands';
import type { BrowserSession } from '#domain/identity';
import { consentNotAsked } from '#domain/privacy';
import { loadConfig } from '#platform/config';
import { testCtx } from '#platform/testing';
import type { Frame } from './embedding.ts';
import { createRequestFlags } from './feature-flags.ts';
import type { Foundation } from './foundation.ts';
import { createReader } from './reader.ts';

const brandOf = (id: string, more: object) =>
  readBrand(
    {
      id,
      name: id,
      hosts: [`${id}.localhost`],
      verticals: ['flights'],
      locale: 'en-GB',
      currency: 'EUR',
      country: 'IE',
      footer: 'default',
      legal: { entity: id, address: 'Here 1', email: 'hello@brand.example' },
      ...more,
    },
    id,
  );
const message = { id: 'strike-3', text: { en: 'Trains may be late.', de: 'Züge können sich verspäten.' } };
const brands = createBrands([
  brandOf('wayfold', {}),
  brandOf('shut', { signIn: 'closed' }),
  brandOf('kestrel', {
    locale: 'de-DE',
    country: 'DE',
    navigation: { account: { dashboard: 'overview' } },
    banner: { ...message, link: { url: 'help', text: 'Mehr' } },
  }),
]);

function factsOf(
  url: string,
  headers: Record<string, string> = {},
  env: Record<string, string> = {},
  {
    consent = consentNotAsked,
    frame = null,
    chance = 0,
    session = null,
  }: { consent?: Consent; frame?: Frame | null; chance?: number; session?: BrowserSession | null } = {},
) {
  const random = { next: () => chance, bytes: (count: number) => new Uint8Array(count) };
  const foundation = {
    ...testCtx({ db: null as never }),
    random,
    brands,
    config: loadConfig(env),
  } as unknown as Foundation;
  const reader = createReader(foundation, {
    brands,
    flags: createRequestFlags(foundation),
    isCurrency: (code) => ['EUR', 'JPY', 'CHF'].includes(code),
    consentOf: () => consent,
    frameIn: () => frame,
    identity: { signIn: '/login', signUp: '/login?mode=signup' },
  });
  const hostname = headers['host'] ?? 'localhost';
  const request = { method: 'GET', url, headers, hostname, id: 'r' } as unknown as FastifyRequest;
  return reader.factsOf(request, session);
}

test('the host names the brand, and with it language, currency and address', () => {
  expect(factsOf('/', { host: 'kestrel.localhost' })).toMatchObject({
    brand: { id: 'kestrel' },
    locale: 'de-DE',
    country: 'DE',
    origin: 'http://kestrel.localhost:3000',
    base: '',
  });
  expect(factsOf('/')).toMatchObject({ brand: { id: 'wayfold' }, locale: 'en-GB', origin: 'http://localhost:3000' });
});

test('[2.4-08b] a listed first segment is the base and the language of a page', () => {
  expect(factsOf('/ja?x=1')).toMatchObject({ base: '/ja', locale: 'ja-JP', currency: 'JPY', country: 'JP' });
  expect(factsOf('/de-ch/flights/LON-SIN', { cookie: 'wf-locale=ar' })).toMatchObject({
    base: '/de-ch',
    locale: 'de-CH',
    currency: 'CHF',
  });
  expect(factsOf('/flights/de')).toMatchObject({ base: '', locale: 'en-GB' });
});

test('a call says its language in a header, a reader in a cookie, a browser in its own header', () => {
  expect(factsOf('/i/api/x', { 'x-locale': 'ar-AE', cookie: 'wf-locale=de' })).toMatchObject({
    locale: 'ar-AE',
    dir: 'rtl',
    base: '',
  });
  expect(factsOf('/', { cookie: 'wf-locale=de-AT', 'accept-language': 'ja' }).locale).toBe('de-AT');
  expect(factsOf('/', { 'accept-language': 'ja' }).locale).toBe('ja-JP');
});

test('a currency that is not sold in gives way to the brand', () => {
  expect(factsOf('/', { cookie: 'wf-currency=CHF' }).currency).toBe('CHF');
  expect(factsOf('/', { cookie: 'wf-currency=XXX' }).currency).toBe('EUR');
  expect(factsOf('/ar').currency).toBe('EUR');
});

test('the pseudo-locale is not for production', () => {
  expect(factsOf('/en-xa').locale).toBe('en-XA');
  const production = {
    MODE: 'production',
    BASE_URL: 'https://travel.example.com',
    SECRET_KEYS: 'k'.repeat(32),
    DATABASE_URL: 'postgres://app:pw@db/wayfold',
    MAIL_URL: 'smtps://mail.example.com',
  };
  expect(factsOf('/en-xa', {}, production)).toMatchObject({ locale: 'en-GB', base: '' });
});

test('a brand greets in its own words, in the language of the reader', () => {
  const front = { title: { en: 'Hello', de: 'Hallo' }, lead: 'Go' };
  const own = createBrands([brandOf('juniper', { front })]);
  const foundation = {
    ...testCtx({ db: null as never }),
    brands: own,
    config: loadConfig({}),
  } as unknown as Foundation;
  const reader = createReader(foundation, {
    brands: own,
    flags: createRequestFlags(foundation),
    isCurrency: () => true,
    consentOf: () => consentNotAsked,
  });
  const facts = reader.factsOf({ url: '/de', headers: {}, hostname: 'x', id: 'r' } as unknown as FastifyRequest);
  expect(facts.brand).toEqual({ id: 'juniper', name: 'juniper', front: { title: 'Hallo', lead: 'Go' } });
});

test('a page knows what its reader agreed to, and carries nothing where that is nothing, or in a frame', () => {
  expect(factsOf('/')).not.toHaveProperty('consent');
  const some: Consent = { allows: (category) => category !== 'advertising', dataSharingOptOut: false };
  expect(factsOf('/', {}, {}, { consent: some }).consent).toEqual(['functional', 'analytical']);
  const frame = { base: '/embed/news', partner: { presentation: {} }, fact: {} } as unknown as Frame;
  expect(factsOf('/embed/news', {}, {}, { consent: some, frame })).not.toHaveProperty('consent');
});

test('a states page shows the brand that its address names, no other page does', () => {
  expect(factsOf('/dev/design/button?brand=kestrel').brand.id).toBe('kestrel');
  expect(factsOf('/de/dev/design?brand=kestrel').brand.id).toBe('kestrel');
  expect(factsOf('/dev/design?brand=gone').brand.id).toBe('wayfold');
  expect(factsOf('/?brand=kestrel').brand.id).toBe('wayfold');
});

test('[4-14] [4-20] [9-04] a page is told of seasonal shows only where a flag asks for one, and never inside another site', () => {
  const on = (flags: string, path = '/') => factsOf(`${path}?flags=${flags}`).extras;
  expect(factsOf('/').extras).toBeUndefined();
  expect(on('seasonal.snow:0,seasonal.confetti:off')).toBeUndefined();
  for (const flag of ['seasonal.snow:1', 'seasonal.confetti:on', 'seasonal.logoCycle:on']) {
    expect(on(flag)).toEqual({ seasonal: true });
    expect(on(flag, '/aos')).toBeUndefined();
  }
});

test('[9-08] [7.7-01c] the server says who is in the share that is looked at for a blocker: of those who agreed, no others', () => {
  const agreed: Consent = { allows: () => true, dataSharingOptOut: false };
  const at = (percent: number, chance: number, consent = agreed, path = '/') =>
    factsOf(`${path}?flags=measuring.adBlockPercent:${percent}`, {}, {}, { consent, chance }).extras;
  expect(factsOf('/', {}, {}, { consent: agreed }).extras).toBeUndefined();
  expect(at(0, 0)).toBeUndefined();
  expect([at(25, 0.249), at(25, 0.25), at(100, 0.999)]).toEqual([
    { adBlock: true },
    { adBlock: false },
    { adBlock: true },
  ]);
  expect(at(100, 0, consentNotAsked)).toBeUndefined();
  const functional: Consent = { allows: (category) => category === 'functional', dataSharingOptOut: false };
  expect(at(100, 0, functional)).toBeUndefined();
  expect(at(100, 0, agreed, '/aos')).toBeUndefined();
});

test('[4-22b] the message of a brand comes in the language of the reader, until they closed this very one', () => {
  const banner = (path: string, cookie = '') => factsOf(path, { host: 'kestrel.localhost', cookie }).chrome.banner;
  const link = { url: '/help', text: 'Mehr' };
  expect(banner('/')).toEqual({ id: 'strike-3', text: message.text.de, link });
  expect(banner('/ja')).toEqual({ id: 'strike-3', text: message.text.en, link });
  expect(banner('/', 'wf-banner=strike-2')).not.toBeNull();
  expect(banner('/', 'wf-banner=strike-3')).toBeNull();
  expect(factsOf('/').chrome.banner).toBeNull();
});

test('[2.4-05] inside a partner’s site the base of every link ends in /aos, after the language', () => {
  const aos = { presentation: 'aos' };
  expect(factsOf('/aos')).toMatchObject({ base: '/aos', chrome: aos });
  expect(factsOf('/de/aos/flights/LON-SIN')).toMatchObject({ base: '/de/aos', chrome: aos });
  expect(factsOf('/flights/aos')).toMatchObject({ base: '', chrome: { presentation: 'site' } });
});

const browserOf = (more: Partial<BrowserSession>): BrowserSession => ({
  id: 's',
  browserId: 'b',
  epoch: 'e',
  createdAt: new Date(0),
  expiresAt: new Date(0),
  sticky: true,
  known: true,
  account: null,
  ended: false,
  provedElsewhere: false,
  ...more,
});
const account: NonNullable<BrowserSession['account']> = {
  sessionId: 'as',
  accountId: 'a',
  handle: 'h',
  half: false,
  confirmed: true,
  role: 'traveler',
  status: 'active',
  authenticatedAt: new Date(0),
  lastUsedAt: new Date(0),
  email: 'ines@home.example',
  firstName: 'Ines',
  lastName: 'Moreau',
  displayName: '',
  imageUrl: null,
  currency: null,
};

test('[4-07b] a page is told of who returns: signed in here before, not now, where one can sign in, unless it is off', () => {
  const returning = (session: Partial<BrowserSession> | null, path = '/') =>
    factsOf(path, {}, {}, { session: session && browserOf(session) }).extras?.returning ?? false;
  expect(returning({})).toBe(true);
  expect(returning(null)).toBe(false);
  expect(returning({ known: false })).toBe(false);
  expect(returning({ account })).toBe(false);
  expect(returning({}, '/aos')).toBe(false);
  expect(returning({}, '/?flags=account.promptSeconds:0')).toBe(false);
});

test('[5-07b] a page has the account and its menu where sign-in is allowed, and nowhere inside another site', () => {
  const { accountMenu, account: shown } = factsOf('/', {}, {}, { session: browserOf({ account }) }).chrome;
  expect(shown).toMatchObject({ name: 'Ines Moreau', email: 'ines@home.example' });
  expect(accountMenu).toEqual({ links: [{ name: 'account' }, { name: 'help' }, { name: 'guides' }] });
  for (const [path, session] of [
    ['/aos', browserOf({ account })],
    ['/', browserOf({ account: { ...account, half: true } })],
    ['/', browserOf({})],
  ] as const) {
    const { chrome } = factsOf(path, {}, {}, { session });
    expect([chrome.account, chrome.accountMenu]).toEqual([undefined, undefined]);
  }
});

test('[2.4-01a] a page is told where the account begins, of nobody as well, unless it is /profile/account', () => {
  expect(factsOf('/', { host: 'kestrel.localhost' }).accountPath).toBe('/profile/overview');
  expect(factsOf('/')).not.toHaveProperty('accountPath');
});

test('[1-01b] [4-07b] [5-07a] [5-07b] a brand that closed sign-in offers none, has no account menu and asks nobody to return', () => {
  const shut = { host: 'shut.localhost' };
  for (const session of [browserOf({ account }), browserOf({}), null]) {
    const { chrome, extras } = factsOf('/', shut, {}, { session });
    expect(chrome.signIn).toEqual({ allowed: false, links: [] });
    expect([chrome.account, chrome.accountMenu, extras?.returning]).toEqual([undefined, undefined, undefined]);
  }
  expect(factsOf('/', {}, {}, { session: browserOf({}) }).chrome.signIn.allowed).toBe(true);
});

test('prices are in the currency of the account where this browser chose none; half a sign-in is nobody', () => {
  const currencyOf = (headers: Record<string, string>, more: Partial<typeof account>) =>
    factsOf('/', headers, {}, { session: browserOf({ account: { ...account, ...more } }) }).currency;
  expect(currencyOf({}, { currency: 'JPY' })).toBe('JPY');
  expect(currencyOf({ cookie: 'wf-currency=CHF' }, { currency: 'JPY' })).toBe('CHF');
  expect(currencyOf({}, { currency: 'XXX' })).toBe('EUR');
  expect(currencyOf({}, { currency: 'JPY', half: true })).toBe('EUR');
  expect(currencyOf({}, { currency: 'JPY', confirmed: false })).toBe('EUR');
});

test('a browser that was signed out because the address was proved elsewhere is told so where it signs in', () => {
  const signIn = (session: BrowserSession) => factsOf('/', {}, {}, { session }).chrome.signIn;
  expect(signIn(browserOf({ ended: true, provedElsewhere: true }))).toMatchObject({ provedElsewhere: true });
  expect(signIn(browserOf({ ended: true }))).not.toHaveProperty('provedElsewhere');
});
