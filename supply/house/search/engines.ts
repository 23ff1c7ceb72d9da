import type { FlightQuery } from '#contract/search';
import type { ResolvedFlightQuery } from '#domain/search/verticals';
import type { Emissions, FareModel } from '#engine/fares';
import { openOffers } from '#engine/offers';
import type { OfferSearch } from '#engine/offers';
import { NO_TERMS } from '#engine/ranking';
import { CABINS } from '#engine/timetable';
import type { ItineraryBatch, Timetable } from '#engine/timetable';
import { createFlightEmissions } from '../emissions/flights.ts';
import { createMarketEmissions } from '../emissions/market.ts';
import type { MarketEmissions } from '../emissions/market.ts';
import { createHouseInventory } from '../inventory.ts';
import type { HouseInventory } from '../inventory.ts';
import { createFinder } from './finder.ts';
import type { Finder } from './finder.ts';
import type { KeyLeg } from './itinerary-key.ts';
import type { Shop } from './page.ts';
import type { AirportName } from './place-names.ts';

/** What is asked, and for whom. */
export type AskedFlights = FlightQuery & Partial<Pick<ResolvedFlightQuery, 'audience' | 'best' | 'placeOfSale'>>;

export interface DeskInput {
  readonly timetable: Timetable;
  readonly model: FareModel;
  /** One per timetable airport, in its order. */
  readonly names: readonly AirportName[];
  readonly seed: number;
  readonly supplier: string;
}

/** The engines over one timetable with what they learn as they work. */
export interface Engines extends DeskInput {
  readonly emissions: Emissions;
  readonly markets: MarketEmissions;
  readonly inventory: HouseInventory;
  readonly finder: Finder;
}

/** A priced search and how its rows are shown. */
export interface Opened {
  readonly search: OfferSearch;
  readonly shop: Shop;
  /** Of the inventory when it was priced. */
  readonly stockVersion: number;
}

const DAY_MS = 86_400_000;
const OFFER_LIFE_MS = 30 * 60_000;
/** Between arriving out and leaving back. */
export const MIN_TURN_MINUTES = 60;

export function createEngines(input: DeskInput): Engines {
  const emissions = createFlightEmissions(input.timetable);
  return {
    ...input,
    emissions,
    markets: createMarketEmissions(input.timetable, emissions),
    inventory: createHouseInventory(input.timetable, input.seed),
    finder: createFinder(input.timetable),
  };
}

/** The civil day, UTC, on which something is sold at an instant. */
export function saleDayOf(atMs: number): number {
  return Math.floor(atMs / DAY_MS);
}

/** Prices itineraries, one batch a slice, for the party of a query as sold at `atMs`. `held`: seats of who asks. */
export function openBatches(
  engines: Engines,
  query: AskedFlights,
  days: readonly number[],
  batches: readonly ItineraryBatch[],
  atMs: number,
  held?: ReadonlyMap<string, number>,
): Opened {
  const { timetable, model, emissions, inventory, names, supplier } = engines;
  const { passengers: party, cabin, bags, currency } = query;
  const saleDay = saleDayOf(atMs);
  const world = { timetable, model, inventory: inventory.on(saleDay, held), emissions };
  const ask = { party, cabin, bags, currency, saleDay, days, contracts: query.audience?.contracts };
  const shop: Shop = {
    timetable,
    emissions,
    names,
    pricing: { currency, model, passengers: party },
    supplier,
    createdAt: new Date(atMs),
    expiresAt: new Date(atMs + OFFER_LIFE_MS),
    typicalGrams: undefined,
    placeOfSale: query.placeOfSale,
  };
  const search = openOffers({ ...world, ask, best: query.best ?? NO_TERMS, batches, minTurnMinutes: MIN_TURN_MINUTES });
  return { search, shop, stockVersion: inventory.version };
}

/** Typical grams of the whole trip: the sum over its slices, undefined when one of them has no sensible way. */
export function typicalOf(
  { markets }: Engines,
  query: FlightQuery,
  batches: readonly ItineraryBatch[],
): number | undefined {
  const cabin = CABINS.indexOf(query.cabin);
  return sumOf(batches.map((batch) => markets.typical(batch, cabin)));
}

/** The same for flights alone: over all ways between their first and last airport on that day. */
export function typicalAround(
  { timetable, finder, markets }: Engines,
  query: FlightQuery,
  legs: readonly (readonly KeyLeg[])[],
): number | undefined {
  const { code } = timetable.airports;
  const cabin = CABINS.indexOf(query.cabin);
  const pairOf = ({ flight }: KeyLeg): number => timetable.flights.pair[flight]!;
  const typical = legs.map((slice) => {
    const from = timetable.pairs.from[pairOf(slice[0]!)]!;
    const to = timetable.pairs.to[pairOf(slice.at(-1)!)]!;
    return markets.typical(finder.find(0, [code[from]!], [code[to]!], timetable.firstDay + slice[0]!.relDay), cabin);
  });
  return sumOf(typical);
}

function sumOf(grams: readonly (number | undefined)[]): number | undefined {
  return grams.every((each) => each !== undefined) ? grams.reduce((sum, each) => sum + each, 0) : undefined;
}
