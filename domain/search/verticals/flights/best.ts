import type { BestFormula, FlightQuery, Slice } from '#contract/search';
import { bestTerms, scoreOf, type BestFacts, type BestTerms, type SliceFacts } from '#engine/ranking';
import type { RateTable } from '#engine/rates';
import type { ScoredOffer, SourceOffer } from './types.ts';

/** By which Best orders what is found for a query. */
export function termsFor({ passengers, currency }: Pick<FlightQuery, 'passengers' | 'currency'>, rates: RateTable) {
  const { adults, children, infantsInSeat } = passengers;
  return bestTerms(currency, adults + children.length + infantsInSeat, rates);
}

/** With its score: of the facts that its source names, else of those that everybody reads of it. */
export function scored(offer: SourceOffer, terms: BestTerms): ScoredOffer {
  return { ...offer, score: scoreOf(terms, offer.best ?? factsOf(offer)) };
}

/** What Best knows of a whole offer, from what is shown of it. */
export function factsOf({ price, slices }: Pick<SourceOffer, 'price' | 'slices'>): BestFacts {
  return { totalMinor: price.total.amountMinor, slices: slices.map(sliceFacts) };
}

function sliceFacts({ durationMinutes, stops, segments, connections }: Slice): SliceFacts {
  const [first, last] = [segments.at(0), segments.at(-1)];
  return {
    durationMinutes,
    stops,
    nightWaits: connections.filter(({ overnight }) => overnight).length,
    departureMinute: minuteOf(first?.departure.local),
    arrivalMinute: minuteOf(last?.arrival.local),
    from: first?.departure.airport ?? '',
    to: last?.arrival.airport ?? '',
  };
}

/** Of `2027-03-03T06:30`. */
function minuteOf(local = ''): number {
  return 60 * Number(local.slice(11, 13)) + Number(local.slice(14, 16));
}

/** As pages show it. */
export function publishTerms(terms: BestTerms, currency: string): BestFormula {
  const money = (amountMinor: number) => ({ amountMinor, currency });
  return {
    perHour: money(terms.hourMinor),
    perStop: money(terms.stopMinor),
    perNightWait: money(terms.nightWaitMinor),
    perUnsocialHour: money(terms.unsocialMinor),
    perAirportChange: money(terms.airportChangeMinor),
    earlyMinute: terms.earlyMinute,
    lateMinute: terms.lateMinute,
  };
}
