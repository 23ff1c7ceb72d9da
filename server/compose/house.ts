import { join } from 'node:path';
import type { Places } from '#domain/places';
import type { FareModel } from '#engine/fares';
import type { StaySnapshot } from '#engine/stays';
import type { Timetable } from '#engine/timetable';
import { houseFareModel } from '#supply/house/fares';
import {
  createHouseFlightSource,
  createHouseStaySource,
  HOUSE_CARRIERS,
  HOUSE_SEED,
  loadHouseStays,
  loadHouseTimetable,
  priceNow,
} from '#supply/house';
import type { HouseFlightSource, HouseStaySource } from '#supply/house';
import { loadTaken, sweepTimer } from '#supply/house/stock';
import type { Foundation } from './foundation.ts';
import type { Part } from './part.ts';

const DIST = join(import.meta.dirname, '../../dist');
const DAY_MS = 86_400_000;
/** The search sees what was sold after at most this long; a price at the booking desk looks at the database itself. */
const STOCK_EVERY_MS = 2_000;
const THREADS = 2;
/** Sold this far ahead, as airlines do. */
const SALE_DAYS = 361;

export interface HousePart extends Part {
  readonly source: HouseFlightSource;
  readonly stays: HouseStaySource;
  readonly isCurrency: (code: string) => boolean;
  /** Days from today that are sold; the snapshot may end earlier. */
  readonly horizonDays: number;
}

export interface HouseWorld {
  readonly timetable: Timetable;
  readonly fares: FareModel;
  readonly stays: StaySnapshot;
}

/** The snapshot of the invented world and what is sold in it. Needs no database. */
export async function loadHouseWorld(): Promise<HouseWorld> {
  const [timetable, stays] = await Promise.all([
    loadHouseTimetable(join(DIST, 'world.bin')),
    loadHouseStays(join(DIST, 'stays.bin')),
  ]);
  return { timetable, stays, fares: houseFareModel(timetable, HOUSE_CARRIERS, HOUSE_SEED) };
}

/** The built-in supplier of an invented world, searched on its own threads over shared snapshots. */
export async function housePart(
  { clock, db, log }: Foundation,
  { timetable, fares, stays: world }: HouseWorld,
  places: Places,
): Promise<HousePart> {
  const search = createHouseFlightSource({
    timetable,
    fares,
    airportNames: timetable.airports.code.flatMap((code) => {
      const place = places.resolvePlace(code)?.place;
      return place ? [{ code, name: shortName(place), cityName: place.cityName }] : [];
    }),
    seed: HOUSE_SEED,
    now: () => clock.now(),
    threads: THREADS,
  });
  const source = { ...search, price: priceNow(search, db, log) };
  const stays = createHouseStaySource({ world, rates: fares.rates, now: () => clock.now() });
  const watching = await watchStock([source, stays], db, log);
  const lastDay = timetable.firstDay + timetable.dayCount - 3;
  return {
    ...sweepTimer({ database: db, clock }),
    source,
    stays,
    isCurrency: (code) => fares.rates.currencies.has(code),
    horizonDays: Math.min(SALE_DAYS, lastDay - Math.floor(clock.now().getTime() / DAY_MS)),
    async warmUp() {
      await source.warmUp();
      await stays.warmUp();
    },
    async stop() {
      clearInterval(watching);
      await Promise.all([source.close(), stays.close()]);
    },
  };
}

/** `London Heathrow Airport` in London is `Heathrow`; an airport called like its city keeps that name. */
function shortName({ name, cityName }: { readonly name: string; readonly cityName: string }): string {
  const bare = name.replace(/\b(international|regional|municipal|airport|airfield)\b/gi, ' ').replace(/[\s–-]+/g, ' ');
  const start = bare.trim().toLowerCase().startsWith(`${cityName.toLowerCase()} `) ? cityName.length : 0;
  return bare.trim().slice(start).trim() || cityName;
}

/** Tells the search threads what is gone, now and while the site runs. */
async function watchStock(
  sources: readonly Pick<HouseFlightSource, 'applyTaken'>[],
  db: Foundation['db'],
  log: Foundation['log'],
): Promise<NodeJS.Timeout> {
  let since: Date | undefined;
  const look = async (): Promise<void> => {
    const { seats, until } = await loadTaken(db.query, since);
    since = until;
    if (seats.size > 0) await Promise.all(sources.map((source) => source.applyTaken(seats)));
  };
  await look();
  const timer = setInterval(() => {
    look().catch((cause: unknown) => log.warn('stock was not read', { cause }));
  }, STOCK_EVERY_MS);
  return timer.unref();
}
