import type { Places } from '#domain/places';
import { type House, type HouseWorld, openHouse } from '#supply/house';
import { loadTaken, sweepTimer } from '#supply/house/stock';
import type { Foundation } from './foundation.ts';
import type { SupplierPart } from './suppliers.ts';

const DAY_MS = 86_400_000;
/** The search sees what was sold after at most this long; a price at the booking desk looks at the database itself. */
const STOCK_EVERY_MS = 2_000;
/** Sold this far ahead, as airlines do. */
const SALE_DAYS = 361;

/** The built-in supplier of an invented world, searched on its own threads over shared snapshots. */
export async function housePart(foundation: Foundation, world: HouseWorld, places: Places): Promise<SupplierPart> {
  const { clock, config, db, log } = foundation;
  const { timetable } = world;
  const { sources, suppliers, desks } = openHouse(world, {
    ...foundation,
    airportName: (code) => places.airportName(code),
    practise: config.warmUp,
  });
  const watching = await watchStock(desks, db, log);
  const lastDay = timetable.firstDay + timetable.dayCount - 3;
  return {
    ...sweepTimer({ database: db, clock }),
    sources,
    suppliers,
    // The snapshot may end earlier than sale.
    horizonDays: Math.min(SALE_DAYS, lastDay - Math.floor(clock.now().getTime() / DAY_MS)),
    async warmUp() {
      for (const desk of desks) await desk.warmUp();
    },
    async stop() {
      clearInterval(watching);
      await Promise.all(desks.map((desk) => desk.close()));
    },
  };
}

/** Tells the search threads what is gone, now and while the site runs. */
async function watchStock(
  desks: House['desks'],
  db: Foundation['db'],
  log: Foundation['log'],
): Promise<NodeJS.Timeout> {
  let since: Date | undefined;
  const look = async (): Promise<void> => {
    const { units, until } = await loadTaken(db.query, since);
    since = until;
    if (units.size > 0) await Promise.all(desks.map((desk) => desk.applyTaken(units)));
  };
  await look();
  const timer = setInterval(() => {
    look().catch((cause: unknown) => log.warn('stock was not read', { cause }));
  }, STOCK_EVERY_MS);
  return timer.unref();
}
