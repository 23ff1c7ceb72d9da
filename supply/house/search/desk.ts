import type { FlightQuery } from '#contract/search';
import type { ResolvedFlightQuery, SourceFare, SourceOffer, SourcePage, SourceView } from '#domain/search';
import type { FareModel } from '#engine/fares';
import { openOffers } from '#engine/offers';
import type { OfferDetail, OfferSearch } from '#engine/offers';
import { CABINS } from '#engine/timetable';
import type { ItineraryBatch, Timetable } from '#engine/timetable';
import { createFlightEmissions } from '../emissions/flights.ts';
import { createMarketEmissions } from '../emissions/market.ts';
import { createHouseInventory } from '../inventory.ts';
import { batchOf, parseOfferKey } from './itinerary-key.ts';
import type { KeyLeg } from './itinerary-key.ts';
import { createLru } from './lru.ts';
import { createFinder } from './finder.ts';
import { showDetail, showPage } from './page.ts';
import type { Shop } from './page.ts';
import type { AirportName } from './place-names.ts';
import { seatLines } from './seats.ts';
import type { SeatLine } from './seats.ts';

/** A search as its owner names it; opened again from this whenever it was put away. */
export interface SearchSpec {
  readonly id: string;
  readonly query: ResolvedFlightQuery;
  readonly openedAtMs: number;
}

/** Flights and a fare by name, for a party, at a moment. */
export interface PriceAsk {
  readonly offerKey: string;
  readonly fareKey: string;
  readonly query: FlightQuery;
  readonly atMs: number;
}

/** A fare at today's price, with the seats that the party would take. */
export interface PricedOffer {
  readonly offer: SourceOffer;
  readonly fare: SourceFare;
  readonly seats: readonly SeatLine[];
}

export interface DeskInput {
  readonly timetable: Timetable;
  readonly model: FareModel;
  /** One per timetable airport, in its order. */
  readonly names: readonly AirportName[];
  readonly seed: number;
  readonly supplier: string;
}

/** Answers searches on one thread: opens them, keeps the last ones, shows pages and single offers. */
export interface Desk {
  open(spec: SearchSpec): void;
  view(spec: SearchSpec, view: SourceView): SourcePage;
  /** Looks at the seats of this moment, not of the opening. */
  offer(spec: SearchSpec, key: string): { offer: SourceOffer; fares: SourceFare[] } | undefined;
  /** Undefined when these flights or this fare are not sold (any more) for this party. */
  price(ask: PriceAsk): PricedOffer | undefined;
  applyTaken(seats: ReadonlyMap<string, number>): void;
}

interface Opened {
  readonly search: OfferSearch;
  readonly shop: Shop;
  readonly stockVersion: number;
}

/** Opened searches together hold this many itineraries at most, about 150 bytes each. */
const KEPT_ITINERARIES = 600_000;
const KEPT_MS = 15 * 60_000;
const OFFER_LIFE_MS = 30 * 60_000;
/** Between arriving out and leaving back. */
const MIN_TURN_MINUTES = 60;

export function createDesk(input: DeskInput): Desk {
  const { timetable, model } = input;
  const emissions = createFlightEmissions(timetable);
  const markets = createMarketEmissions(timetable, emissions);
  const inventory = createHouseInventory(timetable, input.seed);
  const finder = createFinder(timetable);
  const kept = createLru<Opened>(KEPT_ITINERARIES, KEPT_MS);

  function openedFrom(
    query: FlightQuery,
    days: readonly number[],
    batches: readonly ItineraryBatch[],
    atMs: number,
  ): Opened {
    const saleDay = Math.floor(atMs / 86_400_000);
    const { passengers: party, cabin, bags, currency } = query;
    const world = { timetable, model, inventory: inventory.on(saleDay), emissions };
    const ask = { party, cabin, bags, currency, saleDay, days };
    const shop = {
      timetable,
      emissions,
      names: input.names,
      pricing: { currency, model, passengers: party },
      supplier: input.supplier,
      createdAt: new Date(atMs),
      expiresAt: new Date(atMs + OFFER_LIFE_MS),
      typicalGrams: undefined,
    };
    return {
      search: openOffers({ ...world, ask, batches, minTurnMinutes: MIN_TURN_MINUTES }),
      shop,
      stockVersion: inventory.version,
    };
  }

  function typicalOf(query: FlightQuery, batches: readonly ItineraryBatch[]): number | undefined {
    const cabin = CABINS.indexOf(query.cabin);
    const typical = batches.map((batch) => markets.typical(batch, cabin));
    return typical.every((grams) => grams !== undefined) ? typical.reduce((sum, grams) => sum + grams, 0) : undefined;
  }

  function open(spec: SearchSpec): Opened {
    const { query } = spec;
    const days = query.slices.map(({ date }) => civilDay(date));
    const batches = days.map((day, i) => finder.find(i, query.airports[i]!.from, query.airports[i]!.to, day));
    const plain = openedFrom(query, days, batches, spec.openedAtMs);
    const opened = { ...plain, shop: { ...plain.shop, typicalGrams: typicalOf(query, batches) } };
    kept.put(spec.id, opened, batches.reduce((sum, batch) => sum + batch.count, 0) + 1_000);
    return opened;
  }

  /** The flights of a key alone, priced now; the same price that a whole search would find. */
  function detailNow(
    query: FlightQuery,
    key: string,
    atMs: number,
  ): { detail: OfferDetail; shop: Shop; legs: KeyLeg[][] } | undefined {
    const legs = parseOfferKey(timetable, key);
    if (legs === undefined || legs.length !== query.slices.length) return undefined;
    const days = legs.map((slice) => timetable.firstDay + slice[0]!.relDay);
    const { search, shop } = openedFrom(
      query,
      days,
      legs.map((slice) => batchOf(timetable, slice)),
      atMs,
    );
    const detail = search.detail(key);
    return detail && { detail, shop, legs };
  }

  return {
    open: (spec) => void open(spec),
    view(spec, view) {
      const { search, shop } = kept.get(spec.id) ?? open(spec);
      return showPage(shop, search.view(view));
    },
    offer(spec, key) {
      const { search, shop, stockVersion } = kept.get(spec.id) ?? open(spec);
      const found = search.detail(key);
      const fresh =
        found && stockVersion !== inventory.version ? detailNow(spec.query, key, spec.openedAtMs)?.detail : found;
      return fresh && showDetail(shop, fresh);
    },
    price({ offerKey, fareKey, query, atMs }) {
      const now = detailNow(query, offerKey, atMs);
      if (now === undefined) return undefined;
      const { offer, fares } = showDetail({ ...now.shop, typicalGrams: typicalAround(query, now.legs) }, now.detail);
      const fare = fares.find(({ key }) => key === fareKey);
      const saleDay = Math.floor(atMs / 86_400_000);
      return fare && { offer, fare, seats: seatLines(timetable, inventory, query.passengers, now.detail, saleDay) };
    },
    applyTaken: inventory.applyTaken,
  };

  function typicalAround(query: FlightQuery, legs: readonly (readonly KeyLeg[])[]): number | undefined {
    const batches = legs.map((slice, i) => {
      const [from, to] = [timetable.pairs.from[pairOf(slice[0]!)]!, timetable.pairs.to[pairOf(slice.at(-1)!)]!];
      const { code } = timetable.airports;
      return finder.find(i, [code[from]!], [code[to]!], timetable.firstDay + slice[0]!.relDay);
    });
    return typicalOf(query, batches);
  }

  function pairOf({ flight }: KeyLeg): number {
    return timetable.flights.pair[flight]!;
  }
}

function civilDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}
