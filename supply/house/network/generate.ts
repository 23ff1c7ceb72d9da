import type { FlightRows, World as TimetableWorld } from '#engine/timetable';
import { CONFIGS } from './aircraft.ts';
import { ALLIANCES, HOUSE_CARRIERS } from './carriers.ts';
import type { HouseCarrier } from './carriers.ts';
import { chooseRoutes } from './choose.ts';
import { coverRest } from './coverage.ts';
import { layOutFlights } from './flights.ts';
import { assignAircraft, reachOf } from './fleet.ts';
import { setFrequencies } from './frequency.ts';
import { connects, interlinePairs, presenceOf } from './partners.ts';
import type { Route } from './route.ts';
import { createWorld } from './world.ts';
import type { NetworkAirport, World } from './world.ts';

export interface NetworkInput {
  readonly airports: readonly NetworkAirport[];
  readonly seed: number;
  /** First civil day covered, days since 1970-01-01. */
  readonly firstDay: number;
  readonly dayCount: number;
  /** Routes per unit of carrier size; 1.05 gives the volume of 2019, the default. */
  readonly scale?: number;
}

export interface GeneratedNetwork {
  readonly world: TimetableWorld;
  readonly flights: FlightRows;
}

/**
 * The invented network over real airports, as plain rows for the timetable. Equal input gives equal rows; times, numbers and
 * aircraft of a flight do not depend on `firstDay`, so a rebuilt snapshot keeps what was sold.
 */
export function generateNetwork(input: NetworkInput): GeneratedNetwork {
  const world = createWorld(input.airports);
  const carriers = HOUSE_CARRIERS;
  const routes = routesOf(world, input.seed, carriers, input.scale ?? 1.05);
  const presence = presenceOf(world, carriers, routes);
  return {
    world: {
      firstDay: input.firstDay,
      dayCount: input.dayCount,
      airports: input.airports.map((a) => ({
        code: a.code,
        lat: a.lat,
        lon: a.lon,
        country: a.countryCode,
        zone: a.zone,
        size: a.size,
        terminals: a.terminals,
      })),
      carriers: carriers.map((carrier) => ({
        code: carrier.code,
        name: carrier.name,
        ...(carrier.alliance < 0 ? {} : { alliance: ALLIANCES[carrier.alliance]! }),
        connects: connects(carrier),
      })),
      interline: interlinePairs(input.seed, carriers, presence),
      configs: CONFIGS.map(({ type, seats }) => ({ aircraft: type.icao, aircraftName: type.name, seats })),
    },
    flights: layOutFlights({
      world,
      seed: input.seed,
      carriers,
      routes,
      presence,
      firstDay: input.firstDay,
      dayCount: input.dayCount,
    }),
  };
}

/** Every route of every carrier, with its monthly frequency and its aircraft. */
export function routesOf(world: World, seed: number, carriers: readonly HouseCarrier[], scale: number): Route[] {
  const reach = reachOf(world, seed, carriers);
  const chosen = carriers.flatMap((carrier, row) =>
    chooseRoutes({ world, seed, scale, reachKm: reach[row]! }, carrier, row),
  );
  const routes = [...chosen, ...coverRest(world, seed, carriers, chosen)];
  setFrequencies(world, seed, carriers, routes);
  return assignAircraft(world, seed, carriers, routes);
}
