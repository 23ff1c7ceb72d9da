import { expect, test } from 'vitest';
import { indexOf, placeInput } from './fixture.ts';
import { lookup } from './lookup.ts';
import { findNear, kilometresTo, rankByNearness } from './near.ts';
import { placeAt } from './read.ts';

const index = indexOf([
  placeInput({ type: 'airport', key: 'BHX', code: 'BHX', name: 'Birmingham', lat: 52.45, lon: -1.75, weight: 0.12 }),
  placeInput({ type: 'airport', key: 'BHM', code: 'BHM', name: 'Birmingham', lat: 33.56, lon: -86.75, weight: 0.03 }),
  placeInput({ type: 'airport', key: 'NAN', code: 'NAN', name: 'Nadi', lat: -17.75, lon: 177.44, weight: 0.02 }),
]);
const codes = (count: number) =>
  [...index.scratch.found.subarray(0, count)].map((ordinal) => placeAt(index, ordinal).code);

test('near Alabama the Birmingham there comes first, elsewhere the better known', () => {
  lookup(index, 'birmingham', { limit: 8 });
  rankByNearness(index, 2, 33.5, -86.8, 0);
  expect(codes(2)).toEqual(['BHM', 'BHX']);
  lookup(index, 'birmingham', { limit: 8 });
  rankByNearness(index, 2, 48, 11, 0);
  expect(codes(2)).toEqual(['BHX', 'BHM']);
});

test('what is fixed stays first', () => {
  lookup(index, 'birmingham', { limit: 8 });
  rankByNearness(index, 2, 33.5, -86.8, 1);
  expect(codes(2)).toEqual(['BHX', 'BHM']);
});

test('the slips of a place go where nearness puts it', () => {
  const mixed = indexOf([
    placeInput({ type: 'airport', key: 'NDO', code: 'NDO', name: 'Nado', lat: 37, lon: -6, weight: 0.001 }),
    placeInput({ type: 'airport', key: 'NAN', code: 'NAN', name: 'Nadi', lat: -17.75, lon: 177.44, weight: 0.02 }),
  ]);
  const count = lookup(mixed, 'nado', { limit: 8 });
  const { found, edits } = mixed.scratch;
  const slips = () => Array.from({ length: count }, (_, at) => [placeAt(mixed, found[at] ?? 0).code, edits[at]]);
  expect(slips()).toEqual([
    ['NDO', 0],
    ['NAN', 1],
  ]);
  rankByNearness(mixed, count, -17.7, 177.4, 0);
  expect(slips()).toEqual([
    ['NAN', 1],
    ['NDO', 0],
  ]);
});

test('distances cross the date line the short way', () => {
  lookup(index, 'nadi', { limit: 1 });
  const nadi = index.scratch.found[0] ?? 0;
  expect(kilometresTo(index, nadi, -17.75, -177.44)).toBeLessThan(600);
  expect(kilometresTo(index, nadi, -17.75, 177.44)).toBeLessThan(1);
});

test('the airports near a point', () => {
  expect(codes(findNear(index, 52, -2, 2))).toEqual(['BHX', 'BHM']);
  expect(codes(findNear(index, -18, 178, 1))).toEqual(['NAN']);
});
