import { expect, test } from 'vitest';
import { texts as calls } from '#contract/texts';
import { BrandRefused, createBrands, readBrand } from '#domain/brands';
import { loadConfig } from '#platform/config';
import { testCtx } from '#platform/testing';
import { brandSupport } from './brand-site.ts';
import { readBrandFolders } from './brands.ts';
import { textsPart } from './texts.ts';

const legal = { entity: 'One Ltd', address: 'Here 1', email: 'legal@one.example', phone: '+353 1 555 0100' };
const support = {
  email: 'care@one.example',
  phone: '+353 20 915 0100',
  hours: { en: 'weekdays', de: 'werktags' },
  helpCenter: 'https://answers.one.example',
};
const brandWith = (id: string, more: object = {}) =>
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
      legal,
      ...more,
    },
    id,
  );

const ENV = {
  SUPPORT_EMAIL: 'desk@operator.example',
  SUPPORT_PHONE: '+44 20 7946 0100',
  HELP_CENTER_URL: 'https://help.operator.example/',
};

test('[9-09a] what a brand says of support goes before its legal notice, and the operator before the first brand', () => {
  const [first, second] = [brandWith('one'), brandWith('two', { support })];
  const brands = createBrands([first, second]);
  const plain = { brands, config: loadConfig({}) };
  const set = { brands, config: loadConfig(ENV) };
  const own = { ...support, hours: 'werktags' };
  expect(brandSupport(first, 'en', plain)).toEqual({
    email: 'legal@one.example',
    phone: '+353 1 555 0100',
    hours: null,
    helpCenter: '/help',
  });
  expect(brandSupport(second, 'de', plain)).toEqual(own);
  expect(brandSupport(first, 'en', set)).toEqual({
    email: 'desk@operator.example',
    phone: '+44 20 7946 0100',
    hours: null,
    helpCenter: 'https://help.operator.example/',
  });
  expect(brandSupport(second, 'de', set)).toEqual(own);
});

test.for([
  ['SUPPORT_EMAIL', 'nobody'],
  ['SUPPORT_EMAIL', 'a@b.example, c@d.example'],
  ['HELP_CENTER_URL', 'http://help.example'],
])('[9-09a] a start with %s=%s is refused', ([name, value]) => {
  expect(() => loadConfig({ [name as string]: value })).toThrow(name);
});

test.for([{ helpCenter: '//evil.example' }, { helpCenter: 'javascript:x' }, { email: 'x' }, { fax: '1' }])(
  '[9-09a] a brand with the support %j is refused',
  (wrong) => expect(() => brandWith('one', { support: wrong })).toThrow(BrandRefused),
);

/** All that the help page of the first brand says and leads to. */
async function helpPage(env: Record<string, string>, locale = 'en-GB'): Promise<string> {
  const brandFolders = readBrandFolders(null);
  const brands = createBrands(brandFolders.map(({ brand }) => brand));
  const { bindings = [] } = textsPart({ brands, brandFolders, config: loadConfig(env) });
  const read = bindings.find(({ call }) => call.name === calls.read.name);
  const ctx = { ...testCtx({ db: null as never }), locale } as never;
  return JSON.stringify(await read?.handle(ctx, { name: 'help' }, null as never));
}

test.for(['en-GB', 'de-DE', 'ja-JP', 'ar-AE'])(
  '[9-09a] the help page in %s names what the operator set, and nothing that nobody set',
  async (locale) => {
    const plain = await helpPage({}, locale);
    expect(plain).toContain('mailto:hello@wayfold.example');
    expect(plain).not.toMatch(/tel:|\{support|\{helpCenter/);
    const set = await helpPage(ENV, locale);
    expect(set).toContain('mailto:desk@operator.example');
    expect(set).toContain('tel:+442079460100');
    expect(set).toContain('https://help.operator.example/');
    expect(set).not.toContain('hello@wayfold.example');
  },
);

test('for how long something is kept is what the operator set', async () => {
  const brandFolders = readBrandFolders(null);
  const brands = createBrands(brandFolders.map(({ brand }) => brand));
  const config = loadConfig({ UNPAID_KEEP_DAYS: '21', FEEDBACK_KEEP_DAYS: '77' });
  const { bindings = [] } = textsPart({ brands, brandFolders, config });
  const said = JSON.stringify(
    await bindings[0]?.handle(testCtx({ db: null as never }), { name: 'privacy' }, null as never),
  );
  expect(said).toContain('21 days after the last change');
  expect(said).toContain('after 77 days');
});
