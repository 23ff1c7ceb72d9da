import { expect, test } from 'vitest';
import type { Api } from '#contract/core';
import { resolveField } from './resolve-field.ts';

const KNOWN = ['LHR', 'STN', 'SIN', 'London', 'Paris', 'Cambridge', 'Cambridge, United States', 'city:1'];
const api = (async (_call: unknown, { q }: { q: string }) => ({
  place: KNOWN.includes(q) ? { id: q, name: q } : null,
  airports: [],
  suggestions: [],
})) as unknown as Api;

const read = async (...texts: string[]) =>
  (await resolveField(api, texts)).map(({ typed, place }) => (place ? typed : `${typed}?`));

test('chosen places are read each by itself, a typed text whole or as several with commas', async () => {
  expect(await read('LHR', 'city:1')).toEqual(['LHR', 'city:1']);
  expect(await read('Cambridge, United States')).toEqual(['Cambridge, United States']);
  expect(await read('LHR, STN')).toEqual(['LHR', 'STN']);
  expect(await read('London; Paris')).toEqual(['London', 'Paris']);
  expect(await read()).toEqual([]);
});

test('what is wrong among several is told of that one; a comma alone does not make several', async () => {
  expect(await read('LHR, XQX')).toEqual(['LHR', 'XQX?']);
  expect(await read('London, Paris, Atlantis')).toEqual(['London', 'Paris', 'Atlantis?']);
  expect(await read('Cambridge, Untied States')).toEqual(['Cambridge, Untied States?']);
});

test('a place that is not known is told without the kind of its id', async () => {
  expect(await read('metro:ZZZ', 'city:1')).toEqual(['ZZZ?', 'city:1']);
  expect(await read('LHR, metro:ZZZ')).toEqual(['LHR', 'ZZZ?']);
});
