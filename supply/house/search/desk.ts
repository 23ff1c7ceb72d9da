import { dayNumber } from '#contract/core';
import type { FlightQuery, PlaceOfSale } from '#contract/search';
import type { ResolvedFlightQuery, SourceFare, SourceOffer, SourcePage, SourceView } from '#domain/search/verticals';
import type { OfferDetail } from '#engine/offers';
import { createEngines, MIN_TURN_MINUTES, openBatches, saleDayOf, typicalAround, typicalOf } from './engines.ts';
import type { AskedFlights, DeskInput, Engines, Opened } from './engines.ts';
import { batchOf, parseOfferKey } from './itinerary-key.ts';
import type { KeyLeg } from './itinerary-key.ts';
import type { AskAt, Desk, DeskSpec } from '../threads/desk.ts';
import { createLru } from '../threads/lru.ts';
import { showDetail, showPage } from './page.ts';
import type { Shop } from './page.ts';
import { seatLines } from './seats.ts';
import { comparableWays, findWays } from './ways.ts';
import type { SeatLine } from './seats.ts';

export type SearchSpec = DeskSpec<ResolvedFlightQuery>;

/** Flights and a fare by name, for a party. */
export interface PriceAsk {
  readonly offerKey: string;
  readonly fareKey: string;
  readonly query: FlightQuery;
  /** Codes of the contracts of whoever asks. */
  readonly contracts?: readonly string[] | undefined;
  readonly placeOfSale?: PlaceOfSale | undefined;
  /** What who asks keeps of the stock: it is for sale to them. */
  readonly held?: ReadonlyMap<string, number> | undefined;
}

/** A fare at today's price, with the seats that the party would take. */
export interface PricedOffer {
  readonly offer: SourceOffer;
  readonly fare: SourceFare;
  readonly seats: readonly SeatLine[];
}

/** What the desk of flights is asked and answers. */
export interface FlightDesk {
  readonly query: ResolvedFlightQuery;
  readonly view: SourceView;
  readonly opened: object;
  readonly page: SourcePage;
  readonly found: { readonly offer: SourceOffer; readonly fares: readonly SourceFare[] };
  readonly ask: PriceAsk;
  readonly priced: PricedOffer;
  readonly own: never;
  readonly ownAnswer: never;
}

/** Opened searches together hold this many itineraries at most, about 150 bytes each. */
const KEPT_ITINERARIES = 250_000;
const KEPT_MS = 15 * 60_000;
/** What an opened search weighs beside its itineraries. */
const SEARCH_WEIGHT = 1_000;

export function createDesk(input: DeskInput): Desk<FlightDesk> {
  const engines = createEngines(input);
  const { inventory } = engines;
  const kept = createLru<Opened>(KEPT_ITINERARIES, KEPT_MS);

  function open(spec: SearchSpec): Opened {
    const { opened, itineraries } = openSearch(engines, spec);
    kept.put(spec.id, opened, itineraries + SEARCH_WEIGHT);
    return opened;
  }

  return {
    open(spec) {
      open(spec);
      return {};
    },
    view(spec, { filters, limits, ...view }) {
      const { search, shop } = kept.get(spec.id) ?? open(spec);
      return showPage(shop, search.view({ ...view, filters: { ...filters, ...(limits && { limits }) } }));
    },
    offer(spec, key) {
      const { search, shop, stockVersion } = kept.get(spec.id) ?? open(spec);
      const found = search.detail(key);
      const stale = found !== undefined && stockVersion !== inventory.version;
      const detail = stale ? detailNow(engines, spec.query, key, spec.openedAtMs, spec.held)?.detail : found;
      return detail && showDetail(shop, detail);
    },
    price: (ask) => priceNow(engines, ask),
    own: (nothing) => nothing,
    applyTaken: inventory.applyTaken,
  };
}

function openSearch(
  engines: Engines,
  { query, openedAtMs, held }: SearchSpec,
): { opened: Opened; itineraries: number } {
  const days = query.slices.map(({ date }) => dayNumber(date));
  const found = findWays(engines, query, days);
  const typicalGrams = typicalOf(engines, query, found);
  const batches = comparableWays(found, MIN_TURN_MINUTES);
  const opened = openBatches(engines, query, days, batches, openedAtMs, held);
  const shop = { ...opened.shop, typicalGrams };
  return { opened: { ...opened, shop }, itineraries: batches.reduce((sum, batch) => sum + batch.count, 0) };
}

interface DetailNow {
  readonly detail: OfferDetail;
  readonly shop: Shop;
  readonly legs: KeyLeg[][];
}

/** The flights of a key alone, priced with the seats of now; the same price that a whole search would find. */
function detailNow(
  engines: Engines,
  query: AskedFlights,
  key: string,
  atMs: number,
  held?: ReadonlyMap<string, number>,
): DetailNow | undefined {
  const { timetable } = engines;
  const legs = parseOfferKey(timetable, key);
  if (legs === undefined || legs.length !== query.slices.length) return undefined;
  const days = legs.map((slice) => timetable.firstDay + slice[0]!.relDay);
  const batches = legs.map((slice) => batchOf(timetable, slice));
  const { search, shop } = openBatches(engines, query, days, batches, atMs, held);
  const detail = search.detail(key);
  return detail && { detail, shop, legs };
}

function priceNow(engines: Engines, ask: AskAt<PriceAsk>): PricedOffer | undefined {
  const { offerKey, fareKey, query, contracts, placeOfSale, atMs, held } = ask;
  const asked = { ...query, ...(contracts && { audience: { contracts } }), ...(placeOfSale && { placeOfSale }) };
  const now = detailNow(engines, asked, offerKey, atMs, held);
  if (now === undefined) return undefined;
  const shop = { ...now.shop, typicalGrams: typicalAround(engines, query, now.legs) };
  const { offer, fares } = showDetail(shop, now.detail);
  const fare = fares.find(({ key }) => key === fareKey);
  if (fare === undefined) return undefined;
  const chosen = now.detail.fares.find(({ key }) => key === fareKey)!;
  const slices = now.detail.row.slices.map((slice, at) => ({ ...slice, fare: chosen.slices[at]! }));
  const seats = seatLines(engines, query.passengers, slices, saleDayOf(atMs));
  return { offer, fare, seats };
}
