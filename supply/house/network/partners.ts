import type { HouseCarrier } from './carriers.ts';
import { keyOf, unit } from '../hash.ts';
import type { Route } from './route.ts';
import type { World } from './world.ts';

/** Who serves what: airports by carrier, and hubs by carrier. */
export interface Presence {
  readonly serves: readonly ReadonlySet<number>[];
  readonly hubs: readonly ReadonlySet<number>[];
}

export function presenceOf(world: World, carriers: readonly HouseCarrier[], routes: readonly Route[]): Presence {
  const serves = carriers.map(() => new Set<number>());
  for (const { carrier, hub, spoke } of routes) serves[carrier]!.add(hub).add(spoke);
  const hubs = carriers.map((carrier) => new Set(carrier.hubs.flatMap((code) => world.row.get(code) ?? [])));
  return { serves, hubs };
}

/** Low-cost and holiday carriers sell point to point only. */
export function connects(carrier: HouseCarrier): boolean {
  return carrier.model === 'network' || carrier.model === 'regional';
}

/**
 * Carrier pairs that combine on one ticket: alliance members, regionals with the network carriers that meet them at a hub, and
 * a seeded third of other network pairs of which one serves the other's hub, but not compatriots of two alliances.
 */
export function interlinePairs(
  seed: number,
  carriers: readonly HouseCarrier[],
  { serves, hubs }: Presence,
): [number, number][] {
  const pairs: [number, number][] = [];
  for (let a = 0; a < carriers.length; a++) {
    for (let b = a + 1; b < carriers.length; b++) {
      const [left, right] = [carriers[a]!, carriers[b]!];
      if (!connects(left) || !connects(right)) continue;
      const allied = left.alliance >= 0 && left.alliance === right.alliance;
      const meet = overlaps(hubs[a]!, serves[b]!) || overlaps(hubs[b]!, serves[a]!);
      const rivals = left.countryCode === right.countryCode && left.alliance >= 0 && right.alliance >= 0;
      const feeder = left.model === 'regional' || right.model === 'regional';
      const chance = unit(seed, keyOf('interline'), keyOf(left.code), keyOf(right.code));
      if (allied || (meet && !rivals && chance < (feeder ? 0.75 : 0.35))) pairs.push([a, b]);
    }
  }
  return pairs;
}

/**
 * Partners that sell a route under their own number: the network carriers of the same alliance that meet it at one of their
 * hubs, and some of those that serve its hub and so sell the flight beyond it.
 */
export function codesharePartners(
  seed: number,
  world: World,
  carriers: readonly HouseCarrier[],
  { serves, hubs }: Presence,
  route: Route,
): number[] {
  const own = carriers[route.carrier]!;
  if (own.alliance < 0) return [];
  const partners: number[] = [];
  for (let b = 0; b < carriers.length; b++) {
    const other = carriers[b]!;
    if (b === route.carrier || other.model !== 'network' || other.alliance !== own.alliance) continue;
    const chance = unit(
      seed,
      keyOf('codeshare'),
      keyOf(other.code) ^ keyOf(own.code),
      world.key[route.hub]! ^ world.key[route.spoke]!,
    );
    const meets = hubs[b]!.has(route.hub) || hubs[b]!.has(route.spoke);
    const beyond = serves[b]!.has(route.hub) && !serves[b]!.has(route.spoke) && route.km < 3_000;
    if (meets ? chance < 0.85 : beyond && chance < BEYOND) partners.push(b);
  }
  return partners;
}

const BEYOND = 0.075;

function overlaps(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  for (const value of a) if (b.has(value)) return true;
  return false;
}
