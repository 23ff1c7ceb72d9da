import { CONFIGS } from './aircraft.ts';
import type { AircraftConfig } from './aircraft.ts';
import type { HouseCarrier } from './carriers.ts';
import { bell, hash, keyOf } from '../hash.ts';
import type { Route } from './route.ts';
import type { World } from './world.ts';

const NARROWS = [
  'A319 A320 A20N A321 A21N',
  'B737 B738 B38M B739 B39M',
  'A319 A20N A21N BCS3',
  'A320 A20N A21N B738 B38M',
] as const;
const WIDES = [
  'A332 A333 A339 A359',
  'B788 B789 B78X B77W',
  'A333 A359 A35K',
  'B763 B772 B77W B789',
  'A332 A333 B788 B789',
] as const;
const SMALLS = ['E190 AT46 E145', 'E75L CRJ9 AT46', 'E190 E290 DH8C', 'BCS1 AT76 AT46', 'CRJ9 SF34 CRJ2'] as const;
const DENSE = [
  'A320 A20N A21N',
  'B738 B38M',
  'A20N A21N',
  'A319 A320 A20N A321',
  'B738 B38M B39M',
  'A320 A20N A21N',
] as const;
const DENSE_WIDE = ['A333 A339', 'B788 B789', 'A332', ''] as const;
const HOLIDAY = ['A321 B763', 'B738 B38M B788', 'A320 A21N A332', 'B738 B752 B789'] as const;
const COMMUTER: Readonly<Record<string, string>> = {
  US: 'CRJ2 CRJ7 CRJ9 E145 E75L SF34',
  CA: 'DH8C DH8D CRJ2 CRJ9 AT46 DHC6',
  RU: 'SU95 AT76 AT46 L410 CRJ2',
  CN: 'AJ27 E190 CRJ9 E145 AT46',
  JP: 'DH8D E170 AT46 SF34',
  AU: 'SF34 DH8C DH8D E190 B190',
  BR: 'AT76 C208 E195',
};
const COMMUTERS = ['AT46 AT76', 'DH8D DH8C AT46', 'AT46 SF34 E190 CRJ9', 'AT46 AT76 E145', 'DHC6 AT46 AT76'] as const;
/** Bush and island carriers, whose hubs see little traffic: nothing larger finds a runway there. */
const BUSH = 'C208 DHC6 B190 DH8A SF34';
/** Any carrier may run these to an airport that would have no service otherwise. */
const LIFELINE = 'C208 DHC6 L410 B190 SF34 AT46 DH8C';

/** Rows of CONFIGS that each carrier has, by its model, country and a seeded choice. */
export function fleetOf(world: World, seed: number, carrier: HouseCarrier): number[] {
  const pick = (list: readonly string[], word: string): string =>
    list[hash(seed, keyOf(carrier.code), keyOf(word)) % list.length]!;
  const main = world.row.get(carrier.hubs[0]!);
  const mass = main === undefined ? 0 : world.mass[main]!;
  switch (carrier.model) {
    case 'lowcost':
      return rows(`${pick(DENSE, 'dense')} ${carrier.size >= 80 ? pick(DENSE_WIDE, 'wide') : ''}`, ['dense']);
    case 'leisure':
      return rows(pick(HOLIDAY, 'holiday'), ['dense']);
    case 'regional':
      if (mass < 0.06 && carrier.countryCode !== 'RU') return rows(`${BUSH} AT46 AT76`, ['dense', 'classic']);
      return rows(COMMUTER[carrier.countryCode] ?? pick(COMMUTERS, 'commuter'), ['dense', 'classic']);
    case 'network':
      return rows(networkTypes(carrier, pick), ['classic', 'long', 'grand']);
  }
}

function networkTypes(carrier: HouseCarrier, pick: (list: readonly string[], word: string) => string): string {
  const wides =
    carrier.size < 60
      ? 'A332 B788'
      : carrier.size < 120
        ? pick(WIDES, 'wide')
        : `${pick(WIDES, 'wide')} ${pick(WIDES, 'wide two')}`;
  const grand =
    carrier.code === 'X-HGF' || carrier.code === 'X-SPC' || carrier.size >= 500
      ? ' A388 B77W'
      : carrier.size >= 300
        ? ' B77W'
        : '';
  const home =
    carrier.countryCode === 'CN'
      ? ' C919 AJ27'
      : carrier.countryCode === 'RU'
        ? ' SU95'
        : carrier.countryCode === 'US'
          ? ' B712 B752'
          : '';
  return `${pick(NARROWS, 'narrow')} ${wides}${grand}${home} ${pick(SMALLS, 'small')}`;
}

/** Types in the wanted layouts; a type that has none of them comes as it is. */
function rows(types: string, layouts: readonly string[]): number[] {
  const wanted = new Set(types.split(' '));
  return [...CONFIGS.keys()].filter((row) => {
    const { type, layout } = CONFIGS[row]!;
    const offered = layouts.some((use) => use in type.layouts);
    return wanted.has(type.icao) && (layouts.includes(layout) || !offered);
  });
}

/**
 * Gives every route the aircraft of its carrier's fleet that can fly it and comes closest to the seats its demand asks for.
 * Returns the routes that some aircraft can fly.
 */
export function assignAircraft(
  world: World,
  seed: number,
  carriers: readonly HouseCarrier[],
  routes: readonly Route[],
): Route[] {
  const fleets = carriers.map((carrier) => fleetOf(world, seed, carrier));
  const lifeline = rows(LIFELINE, ['dense']);
  const word = keyOf('aircraft');
  return routes.filter((route) => {
    const chance = Math.exp(0.3 * bell(seed ^ word, route.carrier, world.key[route.hub], world.key[route.spoke]));
    const own = fleets[route.carrier]!;
    const wanted = wantedSeats(world, route) * chance;
    route.config = closest(route.lifeline ? [...lifeline, ...own] : own, route, wanted);
    if (route.config < 0 && route.lifeline) route.config = closest([...CONFIGS.keys()], route, wanted);
    return route.config >= 0;
  });
}

/** Longest route in km that each carrier's fleet can fly, for choosing before frequencies are known. */
export function reachOf(world: World, seed: number, carriers: readonly HouseCarrier[]): number[] {
  return carriers.map((carrier) =>
    Math.max(0, ...fleetOf(world, seed, carrier).map((row) => RESERVE * CONFIGS[row]!.type.rangeKm)),
  );
}

/** Share of the published range that is planned with: the rest is wind, detours and diversion fuel. */
const RESERVE = 0.94;

/** Thin routes small, trunk and long routes large. */
function wantedSeats(world: World, route: Route): number {
  if (route.lifeline) return 8 + 260 * world.mass[route.spoke]! ** 0.45;
  const trunk = Math.min(1.6, Math.max(0.4, (route.monthly / 30) ** 0.19));
  return 116 * trunk * Math.max(0.35, route.km / 1_000) ** 0.36;
}

function closest(fleet: readonly number[], route: Route, wanted: number): number {
  let best = -1;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const row of fleet) {
    const config = CONFIGS[row]!;
    const cost = Math.abs(Math.log(config.total / wanted)) + misfit(config, route);
    if (cost < bestCost) [best, bestCost] = [row, cost];
  }
  return best;
}

/** Infinite where it cannot fly the route with reserves; a malus where it could but nobody would. */
function misfit({ type, layout }: AircraftConfig, { km, monthly }: Route): number {
  if (km > type.rangeKm * RESERVE) return Number.POSITIVE_INFINITY;
  switch (type.body) {
    case 'prop':
      return km > 700 ? (km - 700) / 250 : 0;
    case 'regional':
      return km > 1_900 ? (km - 1_900) / 500 : 0;
    case 'narrow':
      if (layout === 'long') return km > 3_800 ? 0 : 0.8;
      return km > 5_200 ? (km - 5_200) / 600 : 0;
    case 'wide':
      if (km < 2_800) return monthly > 250 && km > 500 ? 0.45 : 1.6;
      return layout === 'classic' && km > 5_500 ? 0.25 : 0;
  }
}
