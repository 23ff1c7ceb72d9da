import { expect, test } from 'vitest';
import type { StayQuery } from '#contract/search';
import { InvalidInput } from '#domain/kernel';
import type { SearchPlace } from '../../places.ts';
import { checkStayQuery } from './check.ts';

const paris: SearchPlace = {
  id: 'metro:PAR',
  type: 'metro',
  code: 'PAR',
  name: 'Paris',
  cityName: 'Paris',
  countryCode: 'FR',
  lat: 48.85,
  lon: 2.35,
  timeZone: 'Europe/Paris',
};
const orly: SearchPlace = { ...paris, id: 'airport:ORY', type: 'airport', code: 'ORY', name: 'Orly' };

const rules = {
  places: {
    resolve: (text: string) => {
      const place = [paris, orly].find(({ id, code }) => id === text || code === text);
      return place && { place, airports: [] };
    },
    near: () => [],
    suggest: () => [{ id: 'metro:PAR', name: 'Paris', code: 'PAR' }],
  },
  rates: { id: 'test', date: '2026-11-20', currencies: new Map([['EUR', { exponent: 2, microPerBase: 1_000_000 }]]) },
  now: new Date('2026-11-22T12:00:00Z'),
  horizonDays: 300,
};

const asked: StayQuery = {
  place: 'PAR',
  checkIn: '2027-03-03',
  checkOut: '2027-03-06',
  rooms: [{ adults: 2, children: [] }],
  currency: 'EUR',
};

function problemsOf(more: Partial<StayQuery>) {
  try {
    checkStayQuery({ ...asked, ...more }, rules);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.problems.map(({ code, field, detail }) => ({ code, field, detail }));
  }
}

test('a city is a circle around its middle, an airport a smaller one', () => {
  const { query, places } = checkStayQuery(asked, rules);
  expect(query).toMatchObject({ nights: 3, within: { near: { lat: 48.85, lon: 2.35 }, km: 20, box: null } });
  expect(places.place?.id).toBe('metro:PAR');
  expect(checkStayQuery({ ...asked, place: 'ORY' }, rules).query.within.km).toBe(15);
});

test('a point and a piece of the map need no name; distances count from their middle or from a named place', () => {
  expect(checkStayQuery({ ...asked, place: { lat: 1, lon: 2 } }, rules).places).toEqual({
    place: null,
    near: { lat: 1, lon: 2 },
    km: 5,
    box: null,
  });
  const box = { south: -20, west: 170, north: -10, east: -170 };
  expect(checkStayQuery({ ...asked, place: box }, rules).places.near).toEqual({ lat: -15, lon: 180 });
  expect(checkStayQuery({ ...asked, place: box, near: 'PAR' }, rules).places).toMatchObject({
    place: { id: 'metro:PAR' },
    near: { lat: 48.85, lon: 2.35 },
    box,
  });
  expect(checkStayQuery({ ...asked, place: '@48.1,11.5' }, rules).places.near).toEqual({ lat: 48.1, lon: 11.5 });
});

test('tonight can be booked while it is still that day there', () => {
  expect(problemsOf({ checkIn: '2026-11-22', checkOut: '2026-11-23' })).toEqual([]);
  expect(problemsOf({ checkIn: '2026-11-21', checkOut: '2026-11-23' })).toMatchObject([
    { code: 'DATE_PAST', field: 'checkIn', detail: { earliest: '2026-11-22' } },
  ]);
});

test.each<[string, Partial<StayQuery>, string, string]>([
  ['an unknown place', { place: 'Parsi' }, 'UNKNOWN_PLACE', 'place'],
  ['a point nowhere', { place: '@95,2' }, 'UNKNOWN_PLACE', 'place'],
  [
    'an unknown place beside a map',
    { place: { south: 1, west: 1, north: 2, east: 2 }, near: '?' },
    'UNKNOWN_PLACE',
    'near',
  ],
  ['a map upside down', { place: { south: 3, west: 1, north: 2, east: 2 } }, 'VALIDATION_ERROR', 'place.north'],
  ['no day', { checkIn: '2027-02-30' }, 'DATE_UNKNOWN', 'checkIn'],
  ['no day of departure', { checkOut: '2027-02-31' }, 'DATE_UNKNOWN', 'checkOut'],
  ['a day too far', { checkIn: '2027-12-01', checkOut: '2027-12-02' }, 'DATE_TOO_FAR', 'checkIn'],
  ['no night', { checkOut: '2027-03-03' }, 'CHECK_OUT_BEFORE_CHECK_IN', 'checkOut'],
  ['days the wrong way round', { checkOut: '2027-03-01' }, 'CHECK_OUT_BEFORE_CHECK_IN', 'checkOut'],
  ['31 nights', { checkOut: '2027-04-03' }, 'TOO_MANY_NIGHTS', 'checkOut'],
  ['nine rooms', { rooms: Array(9).fill({ adults: 1, children: [] }) }, 'TOO_MANY_ROOMS', 'rooms'],
  [
    'a room for nobody',
    {
      rooms: [
        { adults: 2, children: [] },
        { adults: 0, children: [] },
      ],
    },
    'NO_ADULT_IN_ROOM',
    'rooms.1.adults',
  ],
  ['a room for a child alone', { rooms: [{ adults: 0, children: [9] }] }, 'NO_ADULT_IN_ROOM', 'rooms.0.adults'],
  ['ten in a room', { rooms: [{ adults: 7, children: [1, 2, 3] }] }, 'TOO_MANY_GUESTS', 'rooms.0.adults'],
  [
    'a child without an age',
    { rooms: [{ adults: 1, children: [4, null] }] },
    'CHILD_AGE_MISSING',
    'rooms.0.children.1',
  ],
  ['an unknown currency', { currency: 'XXX' }, 'UNKNOWN_CURRENCY', 'currency'],
])('%s is told at its field', (_name, more, code, field) => {
  expect(problemsOf(more)).toMatchObject([{ code, field }]);
});

test('every problem is told at once', () => {
  const found = problemsOf({
    place: '?',
    checkOut: '2027-03-01',
    rooms: [{ adults: 0, children: [null] }],
    currency: 'X',
  });
  expect(found.map(({ field }) => field)).toEqual([
    'place',
    'checkOut',
    'rooms.0.adults',
    'rooms.0.children.0',
    'currency',
  ]);
  expect(found[0]?.detail).toMatchObject({ suggestions: [{ id: 'metro:PAR' }] });
});

test('30 nights and eight rooms are taken', () => {
  expect(problemsOf({ checkOut: '2027-04-02', rooms: Array(8).fill({ adults: 1, children: [0] }) })).toEqual([]);
});
