import { expect, test } from 'vitest';
import { navigationOf, normaliseLink, readBrand } from './index.ts';

const given = {
  id: 'juniper',
  name: 'Juniper',
  hosts: ['juniper.localhost'],
  verticals: ['flights', 'stays'],
  locale: 'en-GB',
  currency: 'GBP',
  country: 'GB',
  footer: 'leisure',
  legal: { entity: 'Juniper Ltd', address: 'Somewhere 1', email: 'hello@juniper.example' },
};
const brandWith = (navigation: object) => readBrand({ ...given, navigation }, 'juniper');

test('[5-11] a link without scheme gets a leading slash, one that starts with www the current protocol', () => {
  const links = ['flights', 'http://a.example', 'https://a.example', '//www.a.example', '/x', '#y', 'www.a.example/z'];
  expect(links.map((link) => normaliseLink(link, 'https:'))).toEqual([
    '/flights',
    'http://a.example',
    'https://a.example',
    '//www.a.example',
    '/x',
    '#y',
    'https://www.a.example/z',
  ]);
  expect(normaliseLink('www.a.example', 'http:')).toBe('http://www.a.example');
});

test('[3-19] navigation items are data of the brand: url, vertical, texts of the reader, new tab', () => {
  const brand = brandWith({
    primary: [
      {
        url: 'stays',
        verticalName: 'stays',
        text: { en: 'Stays', de: 'Unterkünfte' },
        title: 'Hotels and more',
        ariaLabel: 'Stays, hotels and more',
        flagText: { en: 'New', de: 'Neu' },
      },
      { url: 'www.magazine.example', text: 'Magazine', newTab: true },
    ],
    secondary: [{ url: 'clubs', text: 'Clubs', icon: 'users' }],
  });
  expect(navigationOf(brand, 'de-AT', 'https:')).toEqual({
    primary: [
      { url: '/', verticalName: 'flights' },
      {
        url: '/stays',
        verticalName: 'stays',
        text: 'Unterkünfte',
        title: 'Hotels and more',
        ariaLabel: 'Stays, hotels and more',
        flagText: 'Neu',
      },
      { url: 'https://www.magazine.example', text: 'Magazine', newTab: true },
    ],
    secondary: [{ url: '/clubs', text: 'Clubs', icon: 'users' }],
  });
});

test('an item without words, or that would run a script, is refused', () => {
  expect(() => brandWith({ primary: [{ url: '/x' }] })).toThrow('text is missing');
  expect(() => brandWith({ secondary: [{ url: 'javascript:alert(1)', text: 'x' }] })).toThrow('not an address');
});

test('the front door asks for what the brand names first', () => {
  const urls = (...verticals: string[]) =>
    navigationOf(readBrand({ ...given, verticals }, 'juniper'), 'en', 'https:').primary.map(({ url }) => url);
  expect(urls('flights', 'stays')).toEqual(['/', '/stays']);
  expect(urls('stays', 'flights')).toEqual(['/', '/flights']);
  expect(urls('stays')).toEqual(['/']);
});
