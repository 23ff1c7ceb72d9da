import { afterAll, beforeAll, expect, test } from 'vitest';
import { footer as calls } from '#contract/layout';
import { brandsOf, footersOf, readBrandFolders } from './brands.ts';
import { footerPart } from './footer.ts';
import { systemPart } from './system.ts';
import { openTestSite, type TestSite } from '../http/testing.ts';
import { LINKS, linkedBrand } from './testing/linked-brand.ts';

const linked = linkedBrand();
const folders = readBrandFolders(linked.folder);
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
afterAll(async () => {
  await site.close();
  linked.remove();
});

const get = (path: string) => site.app.inject({ method: 'GET', url: path });

test('[7.5-05] [3-20] the three calls of the footer answer with the fields that they name', async () => {
  const map = await get('/horizon/react/component/FooterSiteMapLinksProviderAction');
  expect(map.statusCode).toBe(200);
  for (const field of ['companyLinks', 'contactLinks', 'airlineTicketsLinks', 'moreLinks']) {
    expect(map.json()).toHaveProperty(field);
  }
  const parsed = calls.siteMap.output.parse(map.json());
  expect(parsed.companyLinks[0]).toEqual({ url: '/how-results-are-ranked', title: 'How we rank results' });
  expect(parsed.appStoreLinks).toEqual(
    LINKS.apps.map(({ store, url, title }) => ({ appStoreType: store, appStoreLink: { url }, title })),
  );
  const state = await get('/horizon/react/component/FooterBrandsStateProviderAction');
  expect(Object.keys(state.json())).toEqual(['brands', 'socialMediaSites', 'socialIconsByName']);
  expect(state.json().socialMediaSites).toEqual(LINKS.social);
  const menu = await get('/horizon/react/component/PrivacyMenuStateProviderAction');
  expect(menu.json()).toEqual([
    { url: '/privacy', title: 'Privacy' },
    { url: '/actual-terms-of-use', title: 'Terms' },
    { url: '/privacy#ccpa', title: 'Do not share my data' },
  ]);
});

test('[2.5-02] [2.5-04a] every shipped brand has a footer that can be read, and none names an app or a social site that it has not', () => {
  const shipped = readBrandFolders(null);
  const footerOf = footersOf(shipped);
  for (const { brand } of shipped) {
    expect(footerOf(brand.id).company.length).toBeGreaterThan(0);
    expect([brand.id, footerOf(brand.id).apps, footerOf(brand.id).social]).toEqual([brand.id, [], []]);
  }
});

test.for(['/help#elsewhere', 'http://x.example/a', 'javascript:alert(1)', '//x.example'])(
  'a store or a social site at %s is refused: it is an address at another site, or nothing',
  (url) => {
    for (const links of [{ apps: [{ ...LINKS.apps[0], url }] }, { social: [{ ...LINKS.social[0], url }] }]) {
      const brand = linkedBrand(links);
      expect(() => footersOf(readBrandFolders(brand.folder))).toThrow(/url: must be an https address, or empty/);
      brand.remove();
    }
  },
);

test('a browser can report a part that did not come', async () => {
  const payload = { part: 'footer: brands', path: '/', message: 'No connection' };
  const answer = await site.app.inject({ method: 'POST', url: '/i/api/layout/v1/failures', payload });
  expect(answer.statusCode).toBe(204);
});
