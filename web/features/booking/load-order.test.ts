import { expect, test } from 'vitest';
import { loadOrder } from './load-order.ts';
import { fakeApi } from './testing/fake-api.ts';
import { sampleOrder } from './testing/sample-order.ts';

test('who issued a document is called by the name of the country, in the language of the reader', async () => {
  const order = sampleOrder('confirmed');
  expect(order.travellers.map(({ document }) => document?.issuedBy)).toContain('IE');
  const issuersIn = async (locale: string) => {
    const { travellers } = await loadOrder(fakeApi({ 'booking.getOrder': () => order }).api, { id: 'o1' }, locale);
    return travellers.flatMap(({ document }) => document?.issuedBy ?? []);
  };
  expect(await issuersIn('en')).toEqual(['Ireland']);
  expect(await issuersIn('de')).toEqual(['Irland']);
});
