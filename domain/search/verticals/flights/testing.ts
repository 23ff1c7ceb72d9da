import type { RateTable } from '#engine/rates';
import { bestTerms } from '#engine/ranking';
import type { Logger } from '#platform/core';
import type { Certificate } from '#contract/search';
import type { SearchPlace } from '../../places.ts';
import type { ScoredPage } from '../../profile.ts';
import type { FlightSource, FlightTypes, ResolvedFlightQuery, ScoredOffer } from './types.ts';

const certificate: Certificate = { complete: true, slices: [], combinations: 0, priced: 0, limits: {} };

export const quiet: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => quiet,
};

/** A search that is admitted always, and whose sources may be silent. */
export const unguarded = {
  unanswered: () => undefined,
  admission: { admit: () => undefined, add: () => undefined },
};

/** A place called by its code, that is its own airport. */
export function placeNamed(code: string, timeZone = 'UTC'): SearchPlace {
  const named = { id: code, type: 'airport', code, name: code, cityName: code };
  return { ...named, countryCode: 'XX', lat: 0, lon: 0, timeZone };
}

/** In which tests ask. */
export const rates: RateTable = {
  id: 'test',
  date: '2026-11-20',
  currencies: new Map([
    ['EUR', { exponent: 2, microPerBase: 1_000_000 }],
    ['GBP', { exponent: 2, microPerBase: 861_300 }],
  ]),
};

export const oneWay: ResolvedFlightQuery = {
  slices: [{ from: 'LHR', to: 'SIN', date: '2027-03-03' }],
  airports: [{ from: ['LHR'], to: ['SIN'] }],
  passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
  cabin: 'economy',
  bags: { cabin: 1, checked: 0 },
  currency: 'EUR',
  best: bestTerms('EUR', 1, rates),
};

/** An offer with the facts that order a list; the rest is not looked at by the search. */
export function offerOf(key: string, amountMinor: number, durationMinutes = 600, score = amountMinor): ScoredOffer {
  const money = { amountMinor, currency: 'EUR' };
  const unknown = { status: 'unknown', fee: null, untilHoursBefore: null } as const;
  return {
    key,
    supplier: 'test',
    dataClass: 'demo',
    price: { total: money, perPerson: money, lines: [], rates: null },
    slices: [],
    fare: {
      family: 'light',
      familyName: 'Light',
      bookingClasses: [],
      bags: [],
      conditions: { refund: unknown, change: unknown },
    },
    tickets: 1,
    totals: { durationMinutes, stops: 0, co2eGrams: 1_000, co2eVersusRoutePercent: null },
    seatsLeft: null,
    validity: { createdAt: '2026-11-20T12:00:00Z', expiresAt: '2026-11-20T12:30:00Z' },
    best: { totalMinor: score, slices: [] },
    score,
  };
}

/** A page of a source, and of the search, for the scores are there. */
export function pageOf(offers: readonly ScoredOffer[]): ScoredPage<FlightTypes> {
  const [cheapest] = offers.toSorted((a, b) => a.price.total.amountMinor - b.price.total.amountMinor);
  return {
    total: offers.length,
    listed: offers.length,
    exact: true,
    unfiltered: offers.length,
    offers,
    facets: [],
    sorts: cheapest
      ? [
          {
            sort: 'cheapest',
            key: cheapest.key,
            amountMinor: cheapest.price.total.amountMinor,
            durationMinutes: cheapest.totals.durationMinutes,
            stops: 0,
            co2eGrams: 1_000,
            co2eVersusRoutePercent: null,
            best: { totalMinor: cheapest.score, slices: [] },
            score: cheapest.score,
          },
        ]
      : [],
    relax: [],
    certificate,
    chosen: [],
    trips: [],
  };
}

/** A source that answers these offers once `gate` opens. */
export function sourceOf(
  id: string,
  offers: readonly ScoredOffer[],
  gate: Promise<void> = Promise.resolve(),
): FlightSource {
  return {
    id,
    name: id,
    dataClass: 'demo',
    deadlineMs: 5_000,
    async open() {
      await gate;
      return {
        view: async ({ offset, limit, sort }) => {
          const by = sort === 'fastest' ? 'durationMinutes' : 'amount';
          const value = (o: ScoredOffer) => (by === 'amount' ? o.price.total.amountMinor : o.totals.durationMinutes);
          const sorted = [...offers].sort((a, b) => value(a) - value(b));
          return { ...pageOf(sorted), offers: sorted.slice(offset, offset + limit) };
        },
        offer: async (key) => {
          const offer = offers.find((candidate) => candidate.key === key);
          return offer && { offer, fares: [] };
        },
      };
    },
  };
}
