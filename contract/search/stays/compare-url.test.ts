import { expect, test } from 'vitest';
import { formatCompareAddress, parseCompareAddress, parseCompared, type StayAddress } from '../index.ts';

const address: StayAddress = {
  place: 'metro:PAR',
  near: null,
  checkIn: '2027-03-10',
  checkOut: '2027-03-13',
  rooms: [{ adults: 2, children: [7] }],
  sort: 'price',
  filters: { stars: [4, 5] },
  show: 60,
  skip: 0,
};

test('an address says the search and who is compared, and reads back as written', () => {
  const href = formatCompareAddress({ address, keys: ['house.h-1', 'house.h-2'] });
  expect(href).toBe(
    '/compare/metro:PAR/2027-03-10/2027-03-13/2adults-7?sort=price&fs=stars:4,5&show=60&with=house.h-1,house.h-2',
  );
  const [path = '', query = ''] = href.split('?');
  expect(parseCompareAddress(path, query)).toEqual({ address, keys: ['house.h-1', 'house.h-2'] });
});

test('a form says each place in a field of its own, some of them twice or not at all', () => {
  expect(parseCompared('?with=house.h-1&with=house.h-2&with=house.h-1&with=')).toEqual(['house.h-1', 'house.h-2']);
  expect(parseCompared('')).toEqual([]);
});

test('another page is no comparison', () => {
  expect(parseCompareAddress('/stays/metro:PAR/2027-03-10/2027-03-13/2adults', 'with=a')).toBeUndefined();
  expect(parseCompareAddress('/compare/metro:PAR', 'with=a')).toBeUndefined();
});
