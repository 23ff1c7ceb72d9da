import { expect, test } from 'vitest';
import { affiliatesSchema, attributionOf } from './affiliate.ts';

const journal = { id: 'journal', placements: ['article'], properties: { channel: 'editorial' } };

test('only an affiliate of the brand counts, and only a place on it that the brand knows', () => {
  const known = affiliatesSchema.parse([journal]);
  const article = { affiliate: 'journal', placement: 'article', properties: journal.properties };
  expect(attributionOf(known, { affiliate: 'journal', placement: 'article' })).toEqual(article);
  expect(attributionOf(known, { affiliate: 'journal', placement: 'x' })).toEqual({ ...article, placement: null });
  const nobody = { affiliate: null, placement: null, properties: {} };
  expect(attributionOf(known, { affiliate: 'x', placement: 'article' })).toEqual(nobody);
  expect(attributionOf(known, {})).toEqual(nobody);
  expect(attributionOf(undefined, { affiliate: 'journal' })).toEqual(nobody);
});

test('an affiliate that is there twice, or has a field that nobody reads, is refused', () => {
  expect(affiliatesSchema.safeParse([journal, journal]).success).toBe(false);
  expect(affiliatesSchema.safeParse([{ ...journal, comission: 3 }]).success).toBe(false);
  expect(affiliatesSchema.safeParse([{ id: 'blog' }]).data).toEqual([{ id: 'blog', placements: [], properties: {} }]);
});
