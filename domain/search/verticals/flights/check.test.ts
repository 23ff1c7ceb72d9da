import { expect, test } from 'vitest';
import type { FlightQuery } from '#contract/search';
import { DomainError } from '#domain/kernel';
import { checkFlightQuery, type FlightRules } from './check.ts';
import { placeNamed, rates } from './testing.ts';

const place = (code: string, airports: string[], timeZone: string) => ({
  place: placeNamed(code, timeZone),
  airports,
});
const known = new Map([
  ['LON', place('LON', ['LHR', 'LGW'], 'Europe/London')],
  ['LHR', place('LHR', ['LHR'], 'Europe/London')],
  ['LGW', place('LGW', ['LGW'], 'Europe/London')],
  ['CDG', place('CDG', ['CDG'], 'Europe/Paris')],
  ['SIN', place('SIN', ['SIN'], 'Asia/Singapore')],
  ['AKL', place('AKL', ['AKL'], 'Pacific/Auckland')],
]);
const rules: FlightRules = {
  places: {
    resolve: (code) => known.get(code),
    near: () => [],
    suggest: () => [{ id: 'metro:LON', name: 'London', code: 'LON' }],
  },
  rates: { ...rates, currencies: new Map([['EUR', { exponent: 2, microPerBase: 1_000_000 }]]) },
  now: new Date('2026-11-20T12:00:00Z'),
  horizonDays: 330,
};
const query: FlightQuery = {
  slices: [
    { from: 'LON', to: 'SIN', date: '2027-03-03' },
    { from: 'SIN', to: 'LON', date: '2027-03-17' },
  ],
  passengers: { adults: 2, children: [7], infantsInSeat: 0, infantsOnLap: 1 },
  cabin: 'economy',
  bags: { cabin: 1, checked: 0 },
  currency: 'EUR',
};
const [out, back] = query.slices as [FlightQuery['slices'][number], FlightQuery['slices'][number]];

function problemsOf(asked: Partial<FlightQuery>): string[] {
  try {
    checkFlightQuery({ ...query, ...asked }, rules);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.problems.map((problem) => `${problem.field} ${problem.code}`);
  }
}

const party = (change: Partial<FlightQuery['passengers']>) => ({ passengers: { ...query.passengers, ...change } });

test('a good query keeps what was asked and gains its airports', () => {
  const { query: resolved, places } = checkFlightQuery(query, rules);
  expect(resolved.airports).toEqual([
    { from: ['LHR', 'LGW'], to: ['SIN'] },
    { from: ['SIN'], to: ['LHR', 'LGW'] },
  ]);
  expect(places[0]?.from.timeZone).toBe('Europe/London');
});

test('[8-01] every problem is told at its field, all of them at once', () => {
  expect(problemsOf({ slices: [{ ...out, from: 'Lomdon', date: '2026-11-19' }, back], currency: 'ZZZ' })).toEqual([
    'slices.0.from UNKNOWN_PLACE',
    'slices.0.date DATE_PAST',
    'currency UNKNOWN_CURRENCY',
  ]);
});

test('an unknown place comes with what was perhaps meant', () => {
  try {
    checkFlightQuery({ ...query, slices: [{ ...out, from: 'Lomdon' }] }, rules);
  } catch (error) {
    expect((error as DomainError).problems[0]?.detail).toEqual({
      text: 'Lomdon',
      suggestions: [{ id: 'metro:LON', name: 'London', code: 'LON' }],
    });
  }
  expect.assertions(1);
});

test('the same place twice, by any of its airports', () => {
  expect(problemsOf({ slices: [{ ...out, to: 'LHR' }] })).toEqual(['slices.0.to SAME_PLACE']);
});

test('several places in one field: the union of their airports, any of which will do', () => {
  const { query: resolved, places } = checkFlightQuery({ ...query, slices: [{ ...out, from: ['LON', 'CDG'] }] }, rules);
  expect(resolved.airports).toEqual([{ from: ['LHR', 'LGW', 'CDG'], to: ['SIN'] }]);
  expect([places[0]?.from.code, places[0]?.alsoFrom?.map(({ code }) => code), places[0]?.alsoTo]).toEqual([
    'LON',
    ['CDG'],
    undefined,
  ]);
});

test('a list of one is that one', () => {
  const { query: resolved } = checkFlightQuery({ ...query, slices: [{ ...out, from: ['LON'] }] }, rules);
  expect(resolved.slices[0]?.from).toBe('LON');
});

test('[8-01] what is wrong with one of several places is told at that one', () => {
  expect(problemsOf({ slices: [{ ...out, from: ['LHR', 'Lomdon', 'CDG'] }] })).toEqual([
    'slices.0.from.1 UNKNOWN_PLACE',
  ]);
  expect(problemsOf({ slices: [{ ...out, from: ['LHR', 'LHR'] }] })).toEqual(['slices.0.from.1 PLACE_TWICE']);
  expect(problemsOf({ slices: [{ ...out, from: ['LHR', 'LON'] }] })).toEqual(['slices.0.from.0 PLACE_TWICE']);
  expect(problemsOf({ slices: [{ ...out, to: ['SIN', 'LHR'] }] })).toEqual(['slices.0.to SAME_PLACE']);
  expect(problemsOf({ slices: [{ ...out, from: ['LHR', 'LGW', 'CDG', 'AKL', 'LON'] }] })).toEqual([
    'slices.0.from TOO_MANY_PLACES',
  ]);
});

test('a day is over when it is over in every place it may leave from', () => {
  const late = { ...rules, now: new Date('2026-11-20T12:00:00Z') };
  const leave = (from: string[]) => () =>
    checkFlightQuery({ ...query, slices: [{ from, to: 'SIN', date: '2026-11-20' }] }, late);
  expect(leave(['AKL'])).toThrow('is over');
  expect(leave(['AKL', 'LHR'])).not.toThrow();
});

test('today is the calendar day at the origin, not here', () => {
  const late = { ...rules, now: new Date('2026-11-20T12:00:00Z') };
  const fromAuckland = (date: string) => () =>
    checkFlightQuery({ ...query, slices: [{ from: 'AKL', to: 'SIN', date }] }, late);
  expect(fromAuckland('2026-11-20')).toThrow('is over');
  expect(fromAuckland('2026-11-21')).not.toThrow();
});

test('dates that cannot be flown', () => {
  expect(problemsOf({ slices: [out, { ...back, date: '2027-03-02' }] })).toEqual([
    'slices.1.date RETURN_BEFORE_DEPARTURE',
  ]);
  // Two flights to further places are no return.
  expect(problemsOf({ slices: [out, { ...back, to: 'CDG', date: '2027-03-02' }] })).toEqual([
    'slices.1.date DATE_BEFORE_PREVIOUS',
  ]);
  expect(problemsOf({ slices: [{ ...out, date: '2027-11-01' }] })).toEqual(['slices.0.date DATE_TOO_FAR']);
  expect(problemsOf({ slices: [{ ...out, date: '2027-02-30' }] })).toEqual(['slices.0.date DATE_UNKNOWN']);
});

test('parties that cannot travel', () => {
  expect(problemsOf(party({ adults: 10 }))).toEqual(['passengers.adults TOO_MANY_PASSENGERS']);
  expect(problemsOf(party({ adults: 0, children: [], infantsOnLap: 0 }))).toEqual(['passengers.adults NO_PASSENGERS']);
  expect(problemsOf(party({ adults: 0, children: [], infantsOnLap: 1 }))).toEqual([
    'passengers.adults INFANT_WITHOUT_ADULT',
  ]);
  expect(problemsOf(party({ adults: 0, infantsOnLap: 0 }))).toEqual(['passengers.adults CHILD_WITHOUT_ADULT']);
  expect(problemsOf(party({ adults: 1, infantsOnLap: 2 }))).toEqual(['passengers.infantsOnLap INFANT_WITHOUT_ADULT']);
  expect(problemsOf(party({ adults: 9, children: [], infantsOnLap: 9 }))).toEqual([]);
});
