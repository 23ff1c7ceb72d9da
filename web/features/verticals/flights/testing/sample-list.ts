import { parseFlightAddress, type Facet } from '#contract/search';
import type { ListedOffer, ListedResults } from '../listed.ts';

export const BILLION = 1_059_546_726;
const STRICT = { status: 'not_allowed', fee: null, untilHoursBefore: null } as const;
export const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

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
export const offer: ListedOffer = {
  key: 'k',
  dataClass: 'demo',
  tickets: 1,
  voidWindow: null,
  price: { total: eur(49_466), perPerson: eur(49_466) },
  slices: ends.map(([from, to, day]) => ({
    durationMinutes: 780,
    stops: 0,
    dayOffset: 0,
    ticketing: { code: 'X-A', name: 'Air A' },
    departure: point(from, `${day}T08:00`),
    arrival: point(to, `${day}T21:00`),
    flights: [{ carrier: 'X-SPC', number: '318', aircraft: 'A320neo', minutes: 780 }],
    connections: [],
  })),
  fare: { conditions: { refund: STRICT, change: STRICT } },
  bags: { cabin: bag, checked: bag },
  totals: { co2eVersusRoutePercent: 0 },
  rank: { reason: 'listed' },
};

/** Cards stand for themselves; here a list is looked at that shows none. */
export function listed(more: Partial<ListedResults>): ListedResults {
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
    sources: [{ id: 'a', name: 'A', dataClass: 'demo', outcome: 'answered', tookMs: 5, checkedAt: null, offers: 957 }],
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
    chosen: [],
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

export const address = (more = '') => parseFlightAddress('/flights/LON-SIN/2027-03-09/2027-03-23/1adults', more)!;
