import { invertedTimes, parseFilters } from '#contract/search';
import { InvalidInput } from '#domain/kernel';
import type { Certificate, FlightOffer, FlightResults, FlightReturns, FlightSort } from '#contract/search';
import { scoreOf } from '#engine/ranking';
import { formatFareId, formatOfferId, type OfferRef } from '../../offer-id.ts';
import { OfferGone } from '../../offer-gone.ts';
import type { AnsweredPage, SearchProfile } from '../../profile.ts';
import { publishTerms, scored } from './best.ts';
import type { FlightTypes, ResolvedFlightQuery, ScoredOffer, SortSummary, WholeTrip } from './types.ts';
import { publishVerdict, type Verdict } from '../../judge.ts';
import { sellersOf } from './sellers.ts';
import { parseStep } from './step.ts';

/** What decides under each sort, one figure after the other, lower first. */
const FIGURES: Readonly<Record<FlightSort, readonly (keyof FlightTypes['ranked'])[]>> = {
  best: ['score', 'durationMinutes', 'amountMinor'],
  cheapest: ['amountMinor', 'durationMinutes'],
  fastest: ['durationMinutes', 'amountMinor'],
  greenest: ['co2eGrams', 'amountMinor', 'durationMinutes'],
};

/** Flights as the shared search sees them. */
export const flightsProfile: SearchProfile<FlightTypes> = {
  vertical: 'flights',
  sorts: ['best', 'cheapest', 'fastest', 'greenest'],
  currencyOf: ({ currency }) => currency,
  parseFilters: readFilters,
  parseStep,
  asksIn: (step, sourceId) => !('sourceId' in step) || step.sourceId === sourceId,
  factsOf: ({ price, slices }) => ({
    totalMinor: price.total.amountMinor,
    sellers: sellersOf({ slices }),
  }),
  tell: () => ({}),
  score: (page, { query: { best } }) => ({
    ...page,
    offers: page.offers.map((offer) => scored(offer, best)),
    sorts: page.sorts.map((summary) => ({ ...summary, score: scoreOf(best, summary.best) })),
    trips: page.trips.map((offer) => scored(offer, best)),
  }),
  rankedOf,
  compareFor,
  joinExtras: (pages) => ({
    certificate: mergeCertificates(pages.map(({ page }) => page.certificate)),
    answered: pages.length > 0,
    chosen: pages.find(({ page }) => page.chosen.length > 0)?.page.chosen ?? [],
    trips: wholeTrips(pages),
  }),
  publish: ({ shared, search, sort, step, offers, sorts, winners, extra, judge }) => {
    if (step && 'sourceId' in step && extra.chosen.length === 0 && shared.done) throw new OfferGone();
    const { currency, best } = search.query;
    return {
      ...shared,
      certificate: extra.certificate,
      best: extra.answered ? publishTerms(best, currency) : null,
      chosen: [...extra.chosen],
      vertical: 'flights',
      query: withoutAirports(search.query),
      places: publishEnds(search.places),
      sort,
      step: step?.list ?? null,
      trips: extra.trips.map(({ sort: reason, sourceId, offer }) =>
        publishOffer({ searchId: search.id, sourceId, key: offer.key }, offer, reason, judge(offer)),
      ),
      offers: offers.map(({ sourceId, offer }) => ({
        ...publishOffer(
          { searchId: search.id, sourceId, key: offer.key },
          offer,
          winners.get(`${sourceId}.${offer.key}`) ?? 'listed',
          judge(offer),
        ),
        ...(offer.returns && { returns: publishReturns(sourceId, offer.returns) }),
      })),
      sorts: publishSorts(sorts, currency),
    };
  },
  publishDetail: (ref, { offer, fares }, { query, places, verdict }) => ({
    vertical: 'flights',
    offer: publishOffer(ref, scored(offer, query.best), 'listed', verdict),
    fares: fares.map(({ key, ...fare }) => ({ ...fare, id: formatFareId(formatOfferId(ref), key) })),
    query: withoutAirports(query),
    places: publishEnds(places),
  }),
};

function rankedOf({ price, totals, figures = totals, score }: ScoredOffer): FlightTypes['ranked'] {
  const { durationMinutes, co2eGrams } = figures;
  return { amountMinor: price.total.amountMinor, durationMinutes, co2eGrams, score };
}

function compareFor(sort: FlightSort): (a: FlightTypes['ranked'], b: FlightTypes['ranked']) => number {
  const figures = FIGURES[sort];
  return (a, b) => {
    const figure = figures.find((each) => a[each] !== b[each]);
    return figure ? a[figure] - b[figure] : 0;
  };
}

/** The best, the cheapest and the fastest of the trips of all sources, each once. */
function wholeTrips(pages: readonly AnsweredPage<FlightTypes>[]): WholeTrip[] {
  const trips = pages.flatMap(({ sourceId, page }) => page.trips.map((offer) => ({ sourceId, offer })));
  const first = (sort: FlightSort): WholeTrip[] => {
    const compare = compareFor(sort);
    const [trip] = trips.toSorted((a, b) => compare(rankedOf(a.offer), rankedOf(b.offer)));
    return trip ? [{ sort, ...trip }] : [];
  };
  const found = (['best', 'cheapest', 'fastest'] as const).flatMap(first);
  return found.filter(({ offer }, at) => found.findIndex((other) => other.offer === offer) === at);
}

function readFilters(fs: string): FlightTypes['filters'] {
  const [facet, ...more] = invertedTimes(fs);
  if (facet === undefined) return parseFilters(fs);
  const description = `${[facet, ...more].join(', ')}: the range ends before it begins`;
  throw new InvalidInput([{ code: 'RANGE_INVERTED', description, field: 'fs', detail: { facet } }]);
}

function publishOffer(ref: OfferRef, offer: ScoredOffer, reason: FlightSort | 'listed', verdict: Verdict): FlightOffer {
  const { score, best: _best, figures: _figures, returns: _returns, ...known } = offer;
  return {
    ...known,
    key: `${ref.sourceId}.${offer.key}`,
    id: formatOfferId(ref),
    rank: { reason, score },
    ...publishVerdict(verdict),
  };
}

function publishReturns(sourceId: string, { count, shown }: FlightReturns): FlightReturns {
  return { count, shown: shown.map(({ key, slice }) => ({ key: `${sourceId}.${key}`, slice })) };
}

function publishSorts(sorts: readonly SortSummary[], currency: string): FlightResults['sorts'] {
  return sorts.map(({ sort, amountMinor, durationMinutes, stops, co2eGrams, co2eVersusRoutePercent }) => ({
    sort,
    price: { amountMinor, currency },
    durationMinutes,
    stops,
    co2eGrams,
    co2eVersusRoutePercent,
  }));
}

function publishEnds(ends: FlightTypes['places']): FlightResults['places'] {
  return ends.map(({ from, to, alsoFrom, alsoTo }) => ({
    from: { ...from },
    to: { ...to },
    ...(alsoFrom && { alsoFrom: [...alsoFrom] }),
    ...(alsoTo && { alsoTo: [...alsoTo] }),
  }));
}

/** As it was asked: who asks knows for whom they act, and where. */
function withoutAirports(query: ResolvedFlightQuery): FlightResults['query'] {
  const { airports: _airports, audience: _audience, best: _best, placeOfSale: _placeOfSale, ...asked } = query;
  return asked;
}

function mergeCertificates(list: readonly Certificate[]): Certificate {
  const [first, ...rest] = list;
  if (!first) return { complete: true, slices: [], combinations: 0, priced: 0, limits: {} };
  return rest.reduce<Certificate>(
    (joined, next) => ({
      complete: joined.complete && next.complete,
      slices: joined.slices.map((slice, i) => {
        const other = next.slices[i];
        return other
          ? {
              considered: slice.considered + other.considered,
              itineraries: slice.itineraries + other.itineraries,
              pruned: [...slice.pruned, ...other.pruned],
            }
          : slice;
      }),
      combinations: joined.combinations + next.combinations,
      priced: joined.priced + next.priced,
      limits: { ...joined.limits, ...next.limits },
    }),
    first,
  );
}
