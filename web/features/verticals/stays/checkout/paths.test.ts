import { expect, test } from 'vitest';
import type { StayProduct } from '#contract/booking';
import { stayQuote } from '../../../checkout/testing/sample-stay.ts';
import { besideStay, roomsPath, staySearchPath } from './paths.ts';

const stay = stayQuote.items[0]?.product as StayProduct;

test('other places are looked for in the search in which this one was chosen, and its rooms stand as they were chosen', () => {
  expect(staySearchPath(stay)).toBe('/stays/PAR/2027-03-10/2027-03-13/2adults/2adults');
  expect(roomsPath(stay)).toBe(
    '/property/PAR/2027-03-10/2027-03-13/2adults/2adults?offer=house.h-3003737-0&pick=double.saver,double.saver',
  );
});

test('without a search that can be read they are looked for around the house', () => {
  expect(staySearchPath({ ...stay, search: '/stays/../../evil' })).toBe(
    '/stays/@48.81532,2.35904/2027-03-10/2027-03-13/2adults/2adults',
  );
});

test('flights are looked for to where the stay is, on its days and for its guests', () => {
  expect(besideStay(stay)).toBe('/flights?edit=1&to=PAR&depart=2027-03-10&return=2027-03-13&adults=4&infantsOnLap=0');
});
