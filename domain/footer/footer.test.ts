import { expect, test } from 'vitest';
import { parseFlightAddress } from '#contract/search';
import { createBrands, readBrand, readFooter } from '#domain/brands';
import type { Ctx } from '#domain/kernel';
import { footerBrands, footerSiteMap, privacyMenu } from './index.ts';
import type { FooterDeps } from './index.ts';

const brand = (id: string, footer = 'default', verticals = ['flights']) =>
  readBrand(
    {
      id,
      name: id.toUpperCase(),
      hosts: [`${id}.localhost`],
      verticals,
      locale: 'en-GB',
      currency: 'EUR',
      country: 'IE',
      footer,
      legal: { entity: `${id} Ltd`, address: 'Somewhere 1', email: 'hello@w.example', notice: { en: 'Registered' } },
    },
    id,
  );
const city = (code: string, countryCode: string, lat: number, lon: number) => ({ code, countryCode, lat, lon });
const footer = readFooter([
  {
    where: 'shared',
    json: {
      company: [{ url: '/about', title: { en: 'About', de: 'Über uns' } }],
      airlines: 1,
      places: 2,
      more: [{ url: '/flights', title: 'Flights' }],
      privacy: [{ url: '/privacy#ccpa', title: { en: 'Do not share', de: 'Nicht weitergeben' } }],
    },
  },
  {
    where: 'one',
    json: {
      apps: [{ store: 'apple', url: 'https://store.example/a', title: 'App Store' }],
      social: [{ name: 'x', url: 'https://x.example/x', prompt: { en: 'On X', de: 'Auf X' } }],
      paymentCards: ['Visa'],
      industryPartners: ['Sample Association'],
    },
  },
]);
const deps: FooterDeps = {
  brands: createBrands(['one', 'two', 'three', 'four', 'five', 'six'].map((id) => brand(id))),
  footerOf: () => footer,
  logoOf: (id) => ({ src: `/brands/${id}/1.svg`, width: 80 }),
  originOf: (id) => `https://${id}.example`,
  network: () => ({
    cities: [
      city('ATL', 'US', 33.6, -84.4),
      city('LON', 'GB', 51.5, -0.1),
      city('DUB', 'IE', 53.3, -6.3),
      city('PAR', 'FR', 48.9, 2.4),
      city('AMS', 'NL', 52.3, 4.8),
    ],
    airlinesFrom: (country) => [{ code: 'X-CLV', name: `Cloverline ${country}`, from: 'DUB', to: 'LHR' }],
    cityName: (code, locale) => `${code} ${locale}`,
  }),
};
const ctx = {
  actor: { sessionId: null },
  brand: 'one',
  locale: 'de-DE',
  clock: { now: () => new Date('2026-11-20T12:00:00Z') },
} as unknown as Ctx;
const siteMap = () => footerSiteMap(deps)({ ctx, input: {} });

test("the site map is the brand's, in the language of the reader", async () => {
  expect(await siteMap()).toMatchObject({
    variant: 'default',
    companyLinks: [{ url: '/about', title: 'Über uns' }],
    contactLinks: [],
    moreLinks: [{ url: '/flights', title: 'Flights' }],
    appStoreLinks: [{ appStoreType: 'apple', appStoreLink: { url: 'https://store.example/a' }, title: 'App Store' }],
    brandText: 'one Ltd',
    paymentCards: ['Visa'],
    industryPartners: ['Sample Association'],
    registration: 'Registered',
  });
});

test('popular places are searches from home that can be made, near and far apart', async () => {
  const { cityLinks, destinationLinks, airlineTicketsLinks } = await siteMap();
  expect(cityLinks.map(({ title }) => title)).toEqual(['LON de-DE', 'PAR de-DE']);
  expect(destinationLinks.map(({ title }) => title)).toEqual(['ATL de-DE']);
  expect(parseFlightAddress(cityLinks[0]?.url ?? '', '')).toMatchObject({
    from: ['DUB'],
    to: ['LON'],
    depart: '2027-01-04',
    return: '2027-01-09',
  });
  expect(airlineTicketsLinks).toEqual([
    { url: '/flights/DUB-LHR/2027-01-04/1adults?fs=carriers:X-CLV', title: 'Cloverline IE' },
  ]);
});

test('popular places are searches of what the brand sells first; airlines only where it sells flights', async () => {
  const linksOf = async (...verticals: string[]) => {
    const own = { ...deps, brands: createBrands([brand('one', 'default', verticals)]) };
    const { cityLinks, airlineTicketsLinks } = await footerSiteMap(own)({ ctx, input: {} });
    return [cityLinks[0]?.url, airlineTicketsLinks.length];
  };
  expect(await linksOf('stays')).toEqual(['/stays/LON/2027-01-04/2027-01-07/1adult', 0]);
  expect(await linksOf('stays', 'flights')).toEqual(['/stays/LON/2027-01-04/2027-01-07/1adult', 1]);
  expect(await linksOf('cars')).toEqual([undefined, 0]);
});

test('[2.5-04b] the row of brands has five, the one that is read among them', async () => {
  const { brands, ...social } = await footerBrands(deps)({ ctx, input: {} });
  expect(brands).toHaveLength(5);
  expect(brands[0]).toEqual({
    id: 'one',
    name: 'ONE',
    url: 'https://one.example',
    logo: { src: '/brands/one/1.svg', width: 80 },
    current: true,
  });
  expect(brands.filter(({ current }) => current)).toHaveLength(1);
  expect(social).toEqual({
    socialMediaSites: [{ name: 'x', url: 'https://x.example/x', prompt: 'Auf X' }],
    socialIconsByName: { x: 'x' },
  });
});

test('the privacy menu is a list of links', async () => {
  expect(await privacyMenu(deps)({ ctx, input: {} })).toEqual([{ url: '/privacy#ccpa', title: 'Nicht weitergeben' }]);
});

test('a footer with a misspelt field is refused, with the place', () => {
  expect(() => readFooter([{ where: '/brands/x', json: { compny: [] } }])).toThrow(
    /\/brands\/x cannot be used:.*compny/s,
  );
});
