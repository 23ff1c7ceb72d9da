import { expect, test } from 'vitest';
import type { FlightProduct } from '#contract/booking';
import { besideFlights, faresPath, flightPath, flightSearchPath } from './paths.ts';
import { flightItem } from '../../../checkout/testing/sample.ts';

const flights = flightItem.product as FlightProduct;

const search = '/flights/metro:LON-SIN/2027-03-03/1adults?sort=cheapest&fs=stops:0&bags=checked';

test('other flights are looked for in the search in which these were chosen, filters and all', () => {
  const product = { ...flights, search };
  expect(flightSearchPath(product)).toBe(search);
  expect(faresPath(product)).toBe(`${search.replace('/flights/', '/fares/')}&offer=house.X-SPC30`);
});

test.each([undefined, '/flights/nowhere', '/flights/../../evil'])(
  'without a search that can be read (%s) they are looked for from airport to airport',
  (unreadable) => {
    expect(flightSearchPath({ ...flights, search: unreadable })).toBe('/flights/LHR-SIN/2027-03-03/1adults');
  },
);

test('a place to stay is looked for in the city where, and when the flights land, for everybody on board', () => {
  const passengers = { adults: 2, children: [7], infantsInSeat: 0, infantsOnLap: 1 };
  expect(besideFlights({ ...flights, search, passengers })).toBe(
    '/stays?edit=1&place=SIN&as=city&checkIn=2027-03-04&checkOut=&room=2-7-0',
  );
});

test('where they fly back the places of these nights are listed at once', () => {
  const [out] = flights.slices;
  const [segment] = out?.segments ?? [];
  if (!out || !segment) throw new TypeError('the sample has no flight');
  const departure = { ...segment.departure, local: '2027-03-17T23:30' };
  const back = { ...out, segments: [{ ...segment, departure }] };
  expect(besideFlights({ ...flights, search, slices: [out, back] })).toBe(
    '/stays?place=SIN&as=city&checkIn=2027-03-04&checkOut=2027-03-17&room=1',
  );
});

test.each([
  [0, '/flights/LON-SIN/2027-03-03/2027-03-17/1adults?sort=cheapest'],
  [1, '/flights/LON-SIN/2027-03-03/2027-03-17/1adults?sort=cheapest&out=house.X-SPC30'],
])('the %ith flight of a return is changed in the list of that flight', (at, list) => {
  const offerId = 'search.house.X-SPC30~X-SPC31';
  for (const how of ['', '&by=trip', '&out=house.X-SPC30', '&show=60&skip=30']) {
    const chosenIn = `/flights/LON-SIN/2027-03-03/2027-03-17/1adults?sort=cheapest${how}`;
    expect(flightPath({ ...flights, search: chosenIn, offerId }, at)).toBe(list);
  }
});
