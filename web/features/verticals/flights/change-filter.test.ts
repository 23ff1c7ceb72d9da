import { expect, test } from 'vitest';
import { formatFilters, parseFilters } from '#contract/search';
import { chosenIn, onlyOption, toggleOption } from './change-filter.ts';

const after = (fs: string, change: typeof toggleOption, id: string, value: string): string =>
  formatFilters(change(parseFilters(fs), id, value));

test('stops and airlines of one flight are asked beside those of the journey, and taken off alone', () => {
  const one = after('stops:0,1;back.departure:0-600', toggleOption, 'back.stops', '0');
  expect(one).toBe('stops:0,1;back.departure:0-600;back.stops:0');
  const two = after(one, toggleOption, 'back.carriers', 'X-NRD');
  expect(two).toBe('stops:0,1;back.departure:0-600;back.stops:0;back.carriers:X-NRD');
  expect(after(two, toggleOption, 'back.stops', '0')).toBe('stops:0,1;back.departure:0-600;back.carriers:X-NRD');
  expect(after('leg3.stops:0,1;leg3.carriers:X-A', onlyOption, 'leg3.stops', '1')).toBe(
    'leg3.stops:1;leg3.carriers:X-A',
  );
  expect(after('leg2.carriers:X-A,X-B', onlyOption, 'leg2.carriers', 'X-C')).toBe('back.carriers:X-C');
});

test('rows of one flight are known by the name of its facet in a return and in a longer journey', () => {
  const chosen = chosenIn(parseFilters('back.stops:0;back.carriers:X-NRD'));
  expect([chosen['back.stops'], chosen['leg2.carriers'], chosen['stops']]).toEqual([[0], ['X-NRD'], undefined]);
});
