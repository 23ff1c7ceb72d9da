import { expect, test } from 'vitest';
import { brandsOf, readBrandFolders } from './brands.ts';
import { passkeySiteOf, relatedOrigins } from './passkey-site.ts';
import { createBrands } from '#domain/brands';

const brands = brandsOf(readBrandFolders(null));
const baseUrl = 'https://wayfold.example';

test('[7.3-04] each brand keeps passkeys of its own host, by its data', () => {
  expect(passkeySiteOf('wayfold', { brands, baseUrl })).toEqual({
    rpId: 'wayfold.example',
    rpName: 'Wayfold',
    origins: ['https://wayfold.example'],
  });
  expect(passkeySiteOf('juniper', { brands, baseUrl })).toMatchObject({
    rpId: 'juniper.localhost',
    origins: ['https://juniper.localhost'],
  });
  expect(relatedOrigins('wayfold.example', { brands, baseUrl })).toEqual([]);
});

test('a host that is a number has none', () => {
  for (const url of ['http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(passkeySiteOf('wayfold', { brands, baseUrl: url })).toBe(null);
});

test('a brand that takes the passkeys of another is named at the host of that one, and only there', () => {
  const shared = createBrands(
    brands.all.map((brand) => (brand.id === 'juniper' ? { ...brand, passkeysOf: 'wayfold' } : brand)),
  );
  const site = { brands: shared, baseUrl };
  expect(passkeySiteOf('juniper', site)).toEqual({
    rpId: 'wayfold.example',
    rpName: 'Wayfold',
    origins: ['https://juniper.localhost'],
  });
  expect(relatedOrigins('wayfold.localhost', site)).toEqual(['https://wayfold.example', 'https://juniper.localhost']);
  expect(relatedOrigins('juniper.localhost', site)).toEqual([]);
  expect(relatedOrigins('kestrel.localhost', site)).toEqual([]);
});

test.for([['nobody'], ['juniper']])('no brand takes the passkeys of %s', ([passkeysOf]) => {
  const wrong = brands.all.map((brand) => (brand.id === 'juniper' ? { ...brand, passkeysOf } : brand));
  expect(() => createBrands(wrong as Parameters<typeof createBrands>[0])).toThrow('juniper');
});
