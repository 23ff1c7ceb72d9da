import { expect, test } from 'vitest';
import { accountMenuOf, accountPathOf, readBrand } from './index.ts';

const given = {
  id: 'juniper',
  name: 'Juniper',
  hosts: ['juniper.localhost'],
  verticals: ['flights'],
  locale: 'en-GB',
  currency: 'GBP',
  country: 'GB',
  footer: 'leisure',
  legal: { entity: 'Juniper Ltd', address: 'Somewhere 1', email: 'hello@juniper.example' },
};
const brandWith = (account?: object) => readBrand({ ...given, ...(account && { navigation: { account } }) }, 'juniper');
const menuWith = (account?: object) => accountMenuOf(brandWith(account));

test('[2.4-01b] which links there are is data of the brand, in its order', () => {
  expect(menuWith().links.map(({ name }) => name)).toEqual(['account', 'help', 'guides']);
  const links = ['trips', 'business', 'help', 'account', 'guides'];
  expect(menuWith({ links }).links.map(({ name }) => name)).toEqual(links);
  expect(menuWith({ links: [] }).links).toEqual([]);
});

test('[2.4-01a] the account begins at /profile/account, or at the path that the brand names', () => {
  expect(accountPathOf(brandWith())).toBe('/profile/account');
  expect(accountPathOf(brandWith({ dashboard: 'overview/start' }))).toBe('/profile/overview/start');
});

test('[5-06a] a link may want one of some permissions or features', () => {
  const link = { link: 'trips', permissions: ['TRIPS_VIEW'], features: ['TRIPS'] };
  expect(menuWith({ links: [link] }).links).toEqual([
    { name: 'trips', permissions: ['TRIPS_VIEW'], features: ['TRIPS'] },
  ]);
});

test('[6-07b] help and account can want none', () => {
  for (const link of ['help', 'account']) {
    expect(() => brandWith({ links: [{ link, permissions: ['X'] }] })).toThrow('navigation.account.links.0');
  }
});

test('a link that stands twice, a path that leads elsewhere, and a misspelt link are refused', () => {
  expect(() => brandWith({ links: ['help', 'help'] })).toThrow('a link stands twice');
  expect(() => brandWith({ dashboard: '../login' })).toThrow('navigation.account.dashboard');
  for (const dashboard of ['travellers', 'travellers/new', 'account/passkeys']) {
    expect(() => brandWith({ dashboard })).toThrow('another page stands there');
  }
  expect(accountPathOf(brandWith({ dashboard: 'account' }))).toBe('/profile/account');
  expect(() => brandWith({ links: ['trip'] })).toThrow('navigation.account.links.0');
});
