import type { ResolvedFlightQuery, SourceFare, SourceOffer, SourcePage, SourceView } from '#domain/search';
import type { FareModel } from '#engine/fares';
import { openOffers } from '#engine/offers';
import type { OfferSearch } from '#engine/offers';
import { CABINS, createScratch, searchItineraries } from '#engine/timetable';
import type { ItineraryBatch, SearchScratch, Timetable } from '#engine/timetable';
import { createFlightEmissions } from '../emissions/flights.ts';
import { createMarketEmissions } from '../emissions/market.ts';
import { createHouseInventory } from '../inventory.ts';
import { dropWorseTwoStops } from './fewer-stops.ts';
import { createLru } from './lru.ts';
import { showDetail, showPage } from './page.ts';
import type { Shop } from './page.ts';
import type { AirportName } from './place-names.ts';

/** A search as its owner names it; opened again from this whenever it was put away. */
export interface SearchSpec {
  readonly id: string;
  readonly query: ResolvedFlightQuery;
  readonly openedAtMs: number;
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
  applyTaken(seats: ReadonlyMap<string, number>): void;
}

interface Opened {
  readonly search: OfferSearch;
  readonly shop: Shop;
  readonly stockVersion: number;
}

/** Itineraries of one slice at most; beyond it the certificate says so. */
export const MAX_ITINERARIES = 250_000;
/** Opened searches together hold this many itineraries at most, about 150 bytes each. */
const KEPT_ITINERARIES = 1_200_000;
const KEPT_MS = 15 * 60_000;
const OFFER_LIFE_MS = 30 * 60_000;
const MIN_TURN_MINUTES = 60;

export function createDesk(input: DeskInput): Desk {
  const { timetable, model } = input;
  const rowOf = new Map(timetable.airports.code.map((code, row) => [code, row]));
  const emissions = createFlightEmissions(timetable);
  const markets = createMarketEmissions(timetable, emissions);
  const inventory = createHouseInventory(timetable, input.seed);
  const scratches: SearchScratch[] = [];
  const kept = createLru<Opened>(KEPT_ITINERARIES, KEPT_MS);

  function open(spec: SearchSpec): Opened {
    const { query } = spec;
    const batches = query.slices.map((slice, i) => {
      const scratch = (scratches[i] ??= createScratch(timetable, MAX_ITINERARIES));
      return dropWorseTwoStops(
        searchItineraries(
          timetable,
          { ...airportRows(rowOf, query, i), day: civilDay(slice.date), maxStops: 2 },
          scratch,
        ),
      );
    });
    const saleDay = Math.floor(spec.openedAtMs / 86_400_000);
    const { passengers: party, cabin, bags, currency } = query;
    const days = query.slices.map((slice) => civilDay(slice.date));
    const ask = { party, cabin, bags, currency, saleDay, days };
    const search = openOffers({
      timetable,
      model,
      inventory: inventory.on(saleDay),
      emissions,
      ask,
      batches,
      minTurnMinutes: MIN_TURN_MINUTES,
    });
    const shop = {
      timetable,
      emissions,
      names: input.names,
      pricing: { currency, model, passengers: party },
      supplier: input.supplier,
      createdAt: new Date(spec.openedAtMs),
      expiresAt: new Date(spec.openedAtMs + OFFER_LIFE_MS),
      typicalGrams: typicalOf(query, batches),
    };
    const opened = { search, shop, stockVersion: inventory.version };
    kept.put(spec.id, opened, batches.reduce((sum, batch) => sum + batch.count, 0) + 1_000);
    return opened;
  }

  function typicalOf(query: ResolvedFlightQuery, batches: readonly ItineraryBatch[]): number | undefined {
    const cabin = CABINS.indexOf(query.cabin);
    const typical = batches.map((batch, i) => {
      const { origins, destinations } = airportRows(rowOf, query, i);
      return origins.length * destinations.length === 0
        ? undefined
        : markets.typical(batch, origins[0]!, destinations[0]!, cabin);
    });
    return typical.reduce<number | undefined>(
      (sum, grams) => (sum === undefined || grams === undefined ? undefined : sum + grams),
      0,
    );
  }

  return {
    open: (spec) => void open(spec),
    view(spec, view) {
      const { search, shop } = kept.get(spec.id) ?? open(spec);
      return showPage(shop, search.view(view));
    },
    offer(spec, key) {
      const before = kept.get(spec.id);
      const { search, shop } = before?.stockVersion === inventory.version ? before : open(spec);
      const detail = search.detail(key);
      return detail && showDetail(shop, detail);
    },
    applyTaken: inventory.applyTaken,
  };
}

/** Airports that the timetable does not know have no flights, so they are left out. */
function airportRows(
  rowOf: ReadonlyMap<string, number>,
  query: ResolvedFlightQuery,
  slice: number,
): { origins: number[]; destinations: number[] } {
  const { from, to } = query.airports[slice]!;
  const rows = (codes: readonly string[]): number[] => codes.flatMap((code) => rowOf.get(code) ?? []);
  return { origins: rows(from), destinations: rows(to) };
}

function civilDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}
