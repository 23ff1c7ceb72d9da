import { afterAll, beforeAll, expect, test } from 'vitest';
import { footer as calls } from '#contract/layout';
import { brandsOf, footersOf, readBrandFolders } from './brands.ts';
import { footerPart } from './footer.ts';
import { systemPart } from './system.ts';
import { openTestSite, type TestSite } from '../http/testing.ts';

const folders = readBrandFolders(null);
const brands = brandsOf(folders);
let site: TestSite;

beforeAll(async () => {
  site = await openTestSite([
    footerPart({
      brands,
      footerOf: footersOf(folders),
      logoOf: () => null,
      originOf: (id) => `https://${id}.example`,
      network: () => ({ cities: [], airlinesFrom: () => [], cityName: (code) => code }),
    }),
    systemPart(),
  ]);
});
afterAll(() => site.close());

const get = (path: string) => site.app.inject({ method: 'GET', url: path });

test('[7.5-05] [3-20] the three calls of the footer answer with the fields that they name', async () => {
  const map = await get('/horizon/react/component/FooterSiteMapLinksProviderAction');
  expect(map.statusCode).toBe(200);
  for (const field of ['companyLinks', 'contactLinks', 'airlineTicketsLinks', 'moreLinks']) {
    expect(map.json()).toHaveProperty(field);
  }
  const parsed = calls.siteMap.output.parse(map.json());
  expect(parsed.companyLinks[0]).toEqual({ url: '/how-results-are-ranked', title: 'How we rank results' });
  for (const link of parsed.appStoreLinks) {
    expect(link).toEqual({
      appStoreType: expect.stringMatching(/^(apple|google)$/),
      appStoreLink: { url: expect.any(String) },
      title: expect.any(String),
    });
  }
  const state = await get('/horizon/react/component/FooterBrandsStateProviderAction');
  expect(Object.keys(state.json())).toEqual(['brands', 'socialMediaSites', 'socialIconsByName']);
  expect(state.json().socialMediaSites[0]).toEqual({
    name: 'facebook',
    url: expect.any(String),
    prompt: 'Wayfold on Facebook',
  });
  const menu = await get('/horizon/react/component/PrivacyMenuStateProviderAction');
  expect(menu.json()).toEqual([
    { url: '/privacy', title: 'Privacy' },
    { url: '/actual-terms-of-use', title: 'Terms' },
    { url: '/privacy#ccpa', title: 'Do not share my data' },
  ]);
});

test('every shipped brand has a footer that can be read', () => {
  const footerOf = footersOf(folders);
  for (const { brand } of folders) expect(footerOf(brand.id).company.length).toBeGreaterThan(0);
});

test('a browser can report a part that did not come', async () => {
  const payload = { part: 'footer: brands', path: '/', message: 'No connection' };
  const answer = await site.app.inject({ method: 'POST', url: '/i/api/layout/v1/failures', payload });
  expect(answer.statusCode).toBe(204);
});
