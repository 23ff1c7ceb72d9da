import type { BagKind, FlightOffer, FlightResults, FlightReturns, Segment, Slice } from '#contract/search';
import type { InPage } from '../../../in-page.ts';
import type { FoldedFacet } from '../../results/fold-facets.ts';
import { bagFactOf, type BagFact } from './bag-facts.ts';

type ListedPoint = Pick<Segment['departure'], 'local' | 'airport' | 'airportName'>;

export interface ListedSlice extends Pick<Slice, 'durationMinutes' | 'stops' | 'dayOffset' | 'ticketing'> {
  readonly departure: ListedPoint;
  readonly arrival: ListedPoint;
  readonly flights: readonly {
    readonly carrier: string;
    readonly number: string;
    /** Another carrier than the one whose ticket it is. */
    readonly operator?: string;
    /** `A350-900`: the type without its maker, where that is plain from it. */
    readonly aircraft: string;
    readonly minutes: number;
  }[];
  /** The closest seat on the way; Wi-Fi and power where all its flights have them. */
  readonly seat?: { readonly pitchCm: number; readonly wifi: 'free' | 'paid' | null; readonly power: boolean };
  readonly connections: readonly Pick<
    Slice['connections'][number],
    'airport' | 'cityName' | 'durationMinutes' | 'overnight'
  >[];
}

/** What a card of a list shows of an offer. */
export interface ListedOffer extends Pick<FlightOffer, 'key' | 'dataClass' | 'tickets' | 'voidWindow'> {
  readonly price: Pick<FlightOffer['price'], 'total' | 'perPerson'>;
  readonly slices: readonly ListedSlice[];
  readonly fare: Pick<FlightOffer['fare'], 'conditions' | 'audience'>;
  readonly bags: Readonly<Record<BagKind, BagFact>>;
  readonly totals: Pick<FlightOffer['totals'], 'co2eVersusRoutePercent'>;
  readonly rank: Pick<FlightOffer['rank'], 'reason'>;
  /** Of a whole trip: the flights back at its total. */
  readonly returns?: { readonly count: number; readonly shown: readonly ListedReturn[] };
}

interface ListedReturn {
  readonly key: string;
  readonly slice: Pick<Slice, 'durationMinutes' | 'stops' | 'dayOffset'> & {
    readonly departure: string;
    readonly arrival: string;
    readonly airline: string;
  };
}

export interface ListedResults extends Omit<FlightResults, 'offers' | 'trips' | 'chosen' | 'facets'> {
  readonly facets: readonly FoldedFacet[];
  readonly offers: readonly (ListedOffer | InPage)[];
  readonly trips: readonly (ListedOffer | InPage)[];
  readonly chosen: readonly ListedSlice[];
}

/** Leaves out what no card shows (price lines, zones, middle airports): a list travels to the browser as data too. */
export function listedResults(results: FlightResults): ListedResults {
  const { offers, trips, chosen } = results;
  return {
    ...results,
    offers: offers.map(listedOffer),
    trips: trips.map(listedOffer),
    chosen: chosen.map(listedSlice),
  };
}

/** Up to the flight that is being chosen: which later ones make its total is chosen later. */
export function upToFlight(at: number): (offer: ListedOffer) => ListedOffer {
  return (offer) => ({ ...offer, slices: offer.slices.slice(0, at + 1) });
}

export function listedOffer({ price, slices, fare, totals, rank, returns, ...offer }: FlightOffer): ListedOffer {
  const { key, dataClass, tickets, voidWindow } = offer;
  return {
    key,
    dataClass,
    tickets,
    voidWindow,
    price: { total: price.total, perPerson: price.perPerson },
    slices: slices.map(listedSlice),
    fare: { conditions: fare.conditions, audience: fare.audience },
    bags: { cabin: bagFactOf(fare.bags, 'cabin'), checked: bagFactOf(fare.bags, 'checked') },
    totals: { co2eVersusRoutePercent: totals.co2eVersusRoutePercent },
    rank: { reason: rank.reason },
    ...(returns && { returns: { count: returns.count, shown: returns.shown.map(listedReturn) } }),
  };
}

function listedReturn({ key, slice }: FlightReturns['shown'][number]): ListedReturn {
  const { durationMinutes, stops, dayOffset, segments, ticketing } = slice;
  const [departure, arrival] = [segments[0]?.departure.local ?? '', segments.at(-1)?.arrival.local ?? ''];
  return { key, slice: { durationMinutes, stops, dayOffset, departure, arrival, airline: ticketing.name } };
}

/** Of a slice what its line in a list shows. */
export function listedSlice(slice: Slice): ListedSlice {
  const { durationMinutes, stops, dayOffset, ticketing, segments, connections } = slice;
  const [first, last] = [segments.at(0), segments.at(-1)];
  if (!first || !last) throw new TypeError('a slice has segments');
  const seat = closestSeat(segments);
  return {
    durationMinutes,
    stops,
    dayOffset,
    ticketing,
    departure: pointOf(first.departure),
    arrival: pointOf(last.arrival),
    flights: segments.map(({ marketing: { carrier, number }, operating, aircraft, durationMinutes: minutes }) => ({
      carrier,
      number,
      aircraft: aircraft.name.replace(/^(?:Airbus|Boeing) /, ''),
      minutes,
      ...(operating.name !== ticketing.name && { operator: operating.name }),
    })),
    ...(seat && { seat }),
    connections: connections.map(({ airport, cityName, overnight, ...wait }) => ({
      airport,
      cityName,
      durationMinutes: wait.durationMinutes,
      overnight,
    })),
  };
}

/** Undefined where the pitch of one of them is not known. */
function closestSeat(segments: readonly Segment[]): ListedSlice['seat'] {
  const pitches = segments.flatMap(({ seat }) => seat?.pitchCm ?? []);
  if (pitches.length < segments.length) return undefined;
  return {
    pitchCm: Math.min(...pitches),
    wifi: wifiOn(segments),
    power: segments.every(({ seat }) => seat?.power),
  };
}

/** Where all of them have it; for a fee where one of them asks one. */
function wifiOn(segments: readonly Segment[]): NonNullable<ListedSlice['seat']>['wifi'] {
  const all = segments.map(({ seat }) => seat?.wifi);
  if (all.every((wifi) => wifi === 'free')) return 'free';
  return all.every((wifi) => wifi === 'free' || wifi === 'paid') ? 'paid' : null;
}

function pointOf({ local, airport, airportName }: Segment['departure']): ListedPoint {
  return { local, airport, airportName };
}
