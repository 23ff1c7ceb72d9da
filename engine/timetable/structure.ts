import { below, named, ranges } from '#engine/snapshot';
import { requireThat } from './errors.ts';
import type { Timetable } from './types.ts';

/** Throws TimetableError when columns of a loaded timetable point outside each other or break their order. */
export function validateColumns(tt: Timetable): void {
  const { airports, zones, carriers, configs, pairs, flights, codeshares } = tt;
  requireThat(tt.dayCount >= 1 && Number.isInteger(tt.firstDay), () => `${tt.dayCount} days from ${tt.firstDay}`);
  named('airports.code', airports.code, airports.count);
  named('zones.name', zones.name, zones.count);
  named('carriers.code', carriers.code, carriers.count);
  named('carriers.name', carriers.name, carriers.count);
  named('configs.aircraft', configs.aircraft, configs.count);
  named('configs.aircraftName', configs.aircraftName, configs.count);
  below('airports.country', airports.country, airports.countryCode.length);
  below('airports.zone', airports.zone, zones.count);
  below('airports.size', airports.size, 3);
  below('carriers.alliance', carriers.alliance, carriers.allianceName.length);
  below('pairs.from', pairs.from, airports.count);
  below('pairs.to', pairs.to, airports.count);
  below('pairs.inPair', pairs.inPair, pairs.count);
  below('flights.pair', flights.pair, pairs.count);
  below('flights.carrier', flights.carrier, carriers.count);
  below('flights.config', flights.config, configs.count);
  below('flights.departure', flights.departure, 1440);
  below('flights.lastDay', flights.lastDay, tt.dayCount);
  below('codeshares.carrier', codeshares.carrier, carriers.count);
  ranges('pairs.firstFlight', pairs.firstFlight, flights.count);
  ranges('pairs.outFirst', pairs.outFirst, pairs.count);
  ranges('pairs.inFirst', pairs.inFirst, pairs.count);
  ranges('codeshares.first', codeshares.first, codeshares.carrier.length);
}
