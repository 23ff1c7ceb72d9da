import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { parseFlightAddress, type Facet } from '#contract/search';
import { showPage } from '../../booking/testing/show-page.tsx';
import { HowRanked } from './how-ranked.island.tsx';
import { Nothing } from './nothing.tsx';
import { Results } from './results.tsx';
import type { ListedOffer, ListedResults } from './listed.ts';
import { Sheets } from './sheets.tsx';

const BILLION = 1_059_546_726;
const STRICT = { status: 'not_allowed', fee: null, untilHoursBefore: null } as const;
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

const place = (code: string, cityName: string) => ({
  id: `metro:${code}`,
  type: 'metro' as const,
  code,
  name: cityName,
  cityName,
  countryCode: 'XX',
  lat: 0,
  lon: 0,
  timeZone: 'UTC',
});
const [london, singapore] = [place('LON', 'London'), place('SIN', 'Singapore')];

const stops: Facet = {
  kind: 'options',
  id: 'stops',
  exact: true,
  options: [
    { value: '0', label: null, count: 489_894, from: eur(58_252), selected: false },
    { value: '1', label: null, count: 32_912_345, from: eur(49_466), selected: false },
  ],
};

const point = (airport: string, local: string) => ({ local, airport, airportName: airport });
const bag = { how: 'included' } as const;
const ends = [
  ['LHR', 'SIN', '2027-03-09'],
  ['SIN', 'LHR', '2027-03-23'],
] as const;

/** Nonstop there and back. */
const offer: ListedOffer = {
  key: 'k',
  dataClass: 'demo',
  tickets: 1,
  refundHours: null,
  price: { total: eur(49_466), perPerson: eur(49_466) },
  slices: ends.map(([from, to, day]) => ({
    durationMinutes: 780,
    stops: 0,
    dayOffset: 0,
    ticketing: { code: 'X-A', name: 'Air A' },
    segments: [
      {
        operating: { name: 'Air A' },
        durationMinutes: 780,
        departure: point(from, `${day}T08:00`),
        arrival: point(to, `${day}T21:00`),
      },
    ],
    connections: [],
  })),
  fare: { conditions: { refund: STRICT, change: STRICT } },
  bags: { cabin: bag, checked: bag },
  totals: { co2eVersusRoutePercent: 0 },
  rank: { reason: 'listed' },
};

/** Cards stand for themselves; here a list is looked at that shows none. */
function listed(more: Partial<ListedResults>): ListedResults {
  const slice = { from: 'LON', to: 'SIN', date: '2027-03-09' };
  return {
    vertical: 'flights',
    id: 's1',
    revision: 1,
    done: true,
    total: BILLION,
    listed: 200,
    exact: true,
    unfiltered: BILLION,
    offset: 0,
    facets: [stops],
    relax: [],
    sources: [
      { id: 'a', name: 'A', dataClass: 'demo', outcome: 'answered', tookMs: 5, checkedAt: null, offers: BILLION },
    ],
    checkedAt: '2027-01-01T00:00:00Z',
    query: {
      slices: [slice, { from: 'SIN', to: 'LON', date: '2027-03-23' }],
      passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
      cabin: 'economy',
      bags: { cabin: 1, checked: 0 },
      currency: 'EUR',
    },
    places: [{ from: london, to: singapore }],
    sort: 'best',
    offers: [] as ListedOffer[],
    step: null,
    chosen: null,
    trips: [],
    sorts: [
      {
        sort: 'cheapest',
        price: eur(49_466),
        durationMinutes: 1_800,
        stops: 1,
        co2eGrams: 900_000,
        co2eVersusRoutePercent: 0,
      },
    ],
    certificate: { complete: true, slices: [], combinations: BILLION, priced: 70_000, limits: { listedPairs: 200 } },
    best: null,
    ...more,
  };
}

const address = (more = '') => parseFlightAddress('/flights/LON-SIN/2027-03-09/2027-03-23/1adults', more)!;

/** `1.06 billion`, `1.06bn`, `32.9m`, `489,894`: what counts pairs, however it is written. */
const COUNTS = /billion|million|\d(bn|b|m)\b|\d,\d{3},\d{3}|489,894|pairs?\b/i;

async function textOf(results: ListedResults, more = ''): Promise<string> {
  await Nothing.load();
  const rail = { results, address: address(more), combined: true, hrefWith: () => '', onChange: () => undefined };
  const page = await showPage(
    <>
      <Results results={results} address={address(more)} />
      <HowRanked results={results} />
      <Sheets {...rail} kind="filters" onSort={() => undefined} onBags={() => undefined} onClose={() => undefined} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: /sources? answered/ }));
  return page.ownerDocument.body.textContent;
}

test('a list of round trips never says how many pairs there are: not in head, filters, sources, sheet or small print', async () => {
  const text = await textOf(listed({}));
  expect(text).not.toMatch(COUNTS);
  expect(text).toContain('Round trips from €494.66');
  expect(text).toContain('from €582.52');
  expect(text).toContain('Show results');
  expect(text).toContain('All bookable combinations were compared.');
});

test('while sources are asked nothing is said to be missing', async () => {
  const waiting = { done: false, total: 0, listed: 0, unfiltered: 0, sorts: [] };
  vi.stubGlobal(
    'EventSource',
    vi.fn(function stream() {
      return { addEventListener: () => undefined, close: () => undefined };
    }),
  );
  expect(await textOf(listed(waiting))).not.toContain('No round trips');
  vi.unstubAllGlobals();
});

test('filters that leave no round trip are named by what each costs, without counts', async () => {
  const none = { total: 0, listed: 0, sorts: [], relax: [{ filter: 'stops', count: 32_912_345, from: eur(49_466) }] };
  const text = await textOf(listed(none), '?fs=stops:0');
  expect(text).not.toMatch(COUNTS);
  expect(text).toContain('Together they leave nothing. Take one away:');
  expect(text).toContain('from €494.66');
});

test.each([
  ['slowTwoStops', 'The slowest flights with two stops are left out'],
  ['twoStops', 'Flights with two stops are left out'],
])('a list that leaves flights out as %s says which', async (bound, said) => {
  const slices = [{ considered: 500_000, itineraries: 70_000, pruned: [{ bound, count: 430_000 }] }];
  const certificate = { complete: false, slices, combinations: 1, priced: 70_000, limits: {} };
  const text = await textOf(listed({ offers: [offer], certificate, exact: false }));
  expect(text).toContain(said);
  expect(text.match(/two stops are left out/g)).toHaveLength(1);
  expect(await textOf(listed({ offers: [offer] }))).not.toContain('left out');
  // Where the filter leaves no flights with two stops, it says nothing of these.
  const direct = await textOf(listed({ offers: [offer], certificate, exact: false }), '?fs=stops:0');
  expect(direct.includes(said)).toBe(bound === 'twoStops');
});

test('a page past the end of the list says so and leads to the first', async () => {
  const text = await textOf(listed({}), '?skip=400');
  expect(text).toContain('This page is past the end of the list');
  expect(text).toContain('Only the first 200 results are listed. Narrow your search to see others.');
  const first = screen.getByRole('link', { name: 'Show the first page' });
  expect(first.getAttribute('href')).toBe('/flights/LON-SIN/2027-03-09/2027-03-23/1adults');
});
