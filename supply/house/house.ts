import { join } from 'node:path';
import type { Supplier } from '#domain/booking';
import type { VerticalSources } from '#domain/search/verticals';
import type { FareModel } from '#engine/fares';
import type { StaySnapshot } from '#engine/stays';
import type { Timetable } from '#engine/timetable';
import { createHouseSupplier, noFaults } from './booking/index.ts';
import { houseFareModel } from './fares/index.ts';
import { HOUSE_CARRIERS } from './network/carriers.ts';
import type { AirportName } from './search/place-names.ts';
import type { Clock, Database, Ids, Logger, Random } from '#platform/core';
import { heldNow } from './held-now.ts';
import { priceNow } from './price-now.ts';
import { demoFlights, flightGoods } from './search/goods.ts';
import { createHouseFlightSource } from './search/source.ts';
import { demoStays, stayGoods } from './stays/booking/goods.ts';
import { nightsOf } from './stays/search/nights.ts';
import { createHouseStaySource } from './stays/search/source.ts';
import type { DeskSource } from './threads/source.ts';
import { HOUSE_SEED } from './window.ts';
import { loadHouseStays, loadHouseTimetable } from './world.ts';

/** Two searches at once; another vertical's thread is its own. */
const THREADS = 2;

export interface HouseWorld {
  readonly timetable: Timetable;
  readonly fares: FareModel;
  readonly stays: StaySnapshot;
}

export interface House {
  /** What it sells, as each vertical's search sees it. */
  readonly sources: VerticalSources;
  /** Whom booking asks. */
  readonly suppliers: readonly Supplier[];
  /** All of them, to be told what is gone, warmed and closed. */
  readonly desks: readonly Pick<DeskSource<never>, 'applyTaken' | 'warmUp' | 'close'>[];
}

/** The snapshots of the invented world, from the folder that `npm run build` fills. Needs no database. */
export async function loadHouseWorld(folder: string): Promise<HouseWorld> {
  const [timetable, stays] = await Promise.all([
    loadHouseTimetable(join(folder, 'world.bin')),
    loadHouseStays(join(folder, 'stays.bin')),
  ]);
  return { timetable, stays, fares: houseFareModel(timetable, HOUSE_CARRIERS, HOUSE_SEED) };
}

interface HouseNeeds {
  readonly db: Database;
  readonly log: Logger;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  /** Undefined where only the code is known. */
  readonly airportName: (code: string) => AirportName | undefined;
  /** Threads of flights practise when they start. */
  readonly practise?: boolean;
}

/** Opens every source of the house over its shared snapshots; their threads start with the first search. */
export function openHouse(
  { timetable, fares, stays: world }: HouseWorld,
  { db: database, log, clock, ids, random, airportName, practise = false }: HouseNeeds,
): House {
  const now = () => clock.now();
  const desk = { database, clock, ids, random, faults: noFaults };
  const search = createHouseFlightSource({
    timetable,
    fares,
    airportNames: timetable.airports.code.flatMap((code) => airportName(code) ?? []),
    seed: HOUSE_SEED,
    now,
    threads: THREADS,
    practise,
    heldOf: heldNow(database, demoFlights.id, () => search),
  });
  const needs = { db: database, log };
  const flights = { ...search, price: priceNow(search, needs, ({ offerKey }) => search.departures(offerKey)) };
  const rooms = createHouseStaySource({
    world,
    rates: fares.rates,
    now,
    heldOf: heldNow(database, demoStays.id, () => rooms),
  });
  const stays = {
    ...rooms,
    price: priceNow(rooms, needs, ({ property, query }) => nightsOf(query).map((day) => ({ product: property, day }))),
  };
  return {
    sources: { flights: [flights], stays: [stays] },
    suppliers: [
      createHouseSupplier({ ...desk, manifest: demoFlights, goods: flightGoods(flights) }),
      createHouseSupplier({ ...desk, manifest: demoStays, goods: stayGoods(stays) }),
    ],
    desks: [flights, stays],
  };
}
