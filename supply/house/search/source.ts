import type { FlightSource, ResolvedFlightQuery, SourcePage, SourceSearch } from '#domain/search/verticals';
import type { FareModel } from '#engine/fares';
import type { Timetable } from '#engine/timetable';
import type { FlightDesk, PriceAsk, PricedOffer } from './desk.ts';
import type { DeskInput } from './engines.ts';
import type { AirportName } from './place-names.ts';
import { createPool } from '../threads/pool.ts';
import { createShared } from '../threads/shared.ts';

export interface HouseFlightSourceInput {
  readonly timetable: Timetable;
  readonly fares: FareModel;
  /** Any order; airports that are missing are shown by their code. */
  readonly airportNames: readonly AirportName[];
  readonly seed: number;
  readonly now: () => Date;
  /** Search threads: one or two. */
  readonly threads: number;
  readonly deadlineMs?: number;
}

/** The house supplier as the search sees it, with what composition needs beside. */
export interface HouseFlightSource extends FlightSource {
  /** Flights and a fare at this moment's price, for the booking desk; undefined when they are not sold (any more). */
  price(ref: Omit<PriceAsk, 'atMs'>): Promise<PricedOffer | undefined>;
  /** Seats that bookings hold or bought, as `loadTaken` reads them: laid over what was told before. */
  applyTaken(seats: ReadonlyMap<string, number>): Promise<void>;
  /** Starts the search threads and has them search once; a search that comes first starts its own. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

const WORKER = new URL('search-worker.ts', import.meta.url);
const ID = 'house';
const NAME = 'Wayfold sample inventory';
const DEADLINE_MS = 8_000;
/** Pages of searches that several readers share, some 60 kB each: they are not computed again, nor wait behind a search. */
const KEPT_PAGES = 100;

/** Sells the invented flights of the timetable: searches run on their own threads over shared columns. */
export function createHouseFlightSource(input: HouseFlightSourceInput): HouseFlightSource {
  const { timetable, fares: model, seed } = input;
  const known = new Map(input.airportNames.map((airport) => [airport.code, airport]));
  const names = timetable.airports.code.map((code): AirportName => {
    const { name = code, cityName = code } = known.get(code) ?? {};
    return { code, name, cityName };
  });
  const start: DeskInput = { timetable, model, names, seed, supplier: ID };
  const pool = createPool<FlightDesk>({ file: WORKER, start }, input.threads);
  const pages = createShared<SourcePage>(KEPT_PAGES);
  let opened = 0;

  async function open(query: ResolvedFlightQuery, signal: AbortSignal, wanted = () => true): Promise<SourceSearch> {
    signal.throwIfAborted();
    const spec = { id: String(opened++), query, openedAtMs: input.now().getTime() };
    const at = await pool.open(spec, { signal, wanted });
    return {
      view: (view) =>
        pages.once(`${spec.id} ${JSON.stringify(view)}`, () => pool.ask(at, { kind: 'view', spec, view })),
      offer: (key) => pool.ask(at, { kind: 'offer', spec, key }),
    };
  }

  return {
    id: ID,
    name: NAME,
    dataClass: 'demo',
    deadlineMs: input.deadlineMs ?? DEADLINE_MS,
    open,
    price: ({ offerKey, fareKey, query }) =>
      pool.ask(undefined, { kind: 'price', price: { offerKey, fareKey, query, atMs: input.now().getTime() } }),
    applyTaken: (seats) => pool.tellAll(seats),
    warmUp: () => pool.warmUp(),
    close: () => pool.close(),
  };
}
