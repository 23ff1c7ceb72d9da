import { expect, test } from 'vitest';
import { readBrand, supportOf } from '#domain/brands';
import { chromeOf } from './chrome.ts';
import { signInOf } from './sign-in.ts';

const brand = readBrand(
  {
    id: 'juniper',
    name: 'Juniper',
    hosts: ['juniper.localhost'],
    verticals: ['flights'],
    locale: 'en-GB',
    currency: 'GBP',
    country: 'GB',
    footer: 'leisure',
    navigation: { drawer: 'rail' },
    legal: { entity: 'Juniper Ltd', address: 'Somewhere 1', email: 'hello@juniper.example' },
  },
  'juniper',
);
const reader = {
  locale: 'en-GB',
  presentation: 'site',
  protocol: 'https:',
  flags: {},
  drawer: null,
  identity: null,
  support: supportOf(brand, 'en-GB'),
} as const;

test('[2.4-10c] the menu begins open where that was asked for, until the reader opened or closed it', () => {
  const opens = (given: object) => chromeOf(brand, { ...reader, ...given }).drawer.open;
  const asked = { 'shell.drawerOpen': true };
  expect(opens({})).toBe(false);
  expect(opens({ flags: asked })).toBe(true);
  expect(opens({ flags: asked, drawer: 'closed' })).toBe(false);
  expect(opens({ drawer: 'open' })).toBe(true);
});

test('[2.4-10a] which menu it is, is data of the brand', () => {
  expect(chromeOf(brand, reader).drawer.kind).toBe('rail');
  const { navigation: _, ...plain } = brand;
  expect(chromeOf(plain, reader).drawer.kind).toBe('menu');
});

test('[1-01b] sign-in and sign-up are allowed where there are accounts and the reader has not signed in', () => {
  const pages = { signIn: '/in', signUp: '/up' };
  const links = [
    { to: 'sign-in', url: '/in' },
    { to: 'sign-up', url: '/up' },
  ];
  const nothing = { allowed: false, links: [] };
  expect(signInOf({ pages, presentation: 'site', known: false })).toEqual({ allowed: true, links });
  expect(signInOf({ pages, presentation: 'site', known: true })).toEqual(nothing);
  expect(signInOf({ pages, presentation: 'aos', known: false })).toEqual(nothing);
  expect(signInOf({ pages: null, presentation: 'site', known: false })).toEqual(nothing);
  // Half signed in: the header leads to the step that is missing.
  expect(signInOf({ pages, presentation: 'site', known: false, half: true })).toEqual({
    allowed: true,
    links: [{ to: 'verify', url: '/business/verify' }],
  });
  expect(chromeOf(brand, { ...reader, identity: pages }).signIn).toEqual({ allowed: true, links });
  expect(chromeOf(brand, reader).signIn).toEqual(nothing);
});

test('the menu leads to the feedback form unless the brand says otherwise', () => {
  expect(chromeOf(brand, reader).feedback).toBe(true);
  expect(chromeOf({ ...brand, navigation: { feedback: false } }, reader).feedback).toBe(false);
});
