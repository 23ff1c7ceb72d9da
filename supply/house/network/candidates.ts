import type { HouseCarrier } from './carriers.ts';
import { bell, keyOf } from '../hash.ts';
import { isClosed } from './regions.ts';
import { TRUNKS } from './trunks.ts';
import { distanceKm } from './world.ts';
import type { World } from './world.ts';

/** Everything route choice looks at. */
export interface Choice {
  readonly world: World;
  readonly seed: number;
  /** Routes that a carrier of size 1 gets. */
  readonly scale: number;
  /** Longest route that the carrier's fleet can fly. */
  readonly reachKm: number;
}

export interface Candidate {
  readonly hub: number;
  readonly spoke: number;
  readonly km: number;
  /** Logarithm of the attraction: only its order counts. */
  readonly score: number;
  readonly trunk: boolean;
}

/** How far a model flies, how score falls with distance, how much own-country routes count. */
interface Taste {
  readonly maxKm: number;
  readonly minKm: number;
  readonly hubMass: number;
  readonly spokeMass: number;
  readonly home: number;
  /** Score falls as (km + from) ** -slope. */
  readonly from: number;
  readonly slope: number;
  readonly noise: number;
}

const TASTES = {
  network: { maxKm: 15_200, minKm: 120, hubMass: 0, spokeMass: 0.62, home: 2, from: 850, slope: 1.95, noise: 0.55 },
  lowcost: { maxKm: 5_200, minKm: 240, hubMass: 0.35, spokeMass: 0.42, home: 1.5, from: 1200, slope: 2.3, noise: 0.7 },
  regional: { maxKm: 2_300, minKm: 60, hubMass: 0.25, spokeMass: 0.22, home: 3, from: 400, slope: 2, noise: 0.6 },
  leisure: { maxKm: 6_500, minKm: 400, hubMass: 0.3, spokeMass: 0.3, home: 0.8, from: 2500, slope: 1.1, noise: 0.7 },
} as const satisfies Record<HouseCarrier['model'], Taste>;

const HUB_TO_HUB = Math.log(6);
const HOLIDAY = { network: 0, regional: 0, lowcost: Math.log(1.6), leisure: Math.log(8) } as const;

/** Airports that a carrier could fly to from a hub, the most attractive first: gravity of masses over distance, with chance. */
export function candidates(choice: Choice, carrier: HouseCarrier, hub: number, hubs: readonly number[]): Candidate[] {
  const { world, seed } = choice;
  const taste: Taste = TASTES[carrier.model];
  const mayFly = permission(world, carrier, hub);
  const own = keyOf(carrier.code);
  const key = world.key[hub]!;
  const trunks = TRUNKS.get(`${carrier.code} ${world.airports[hub]!.code}`);
  const farthest = Math.min(taste.maxKm, choice.reachKm);
  const base = taste.hubMass * world.logMass[hub]!;
  const home = Math.log(taste.home);
  const list: Candidate[] = [];
  for (let spoke = 0; spoke < world.airports.length; spoke++) {
    if (spoke === hub || world.mass[spoke]! <= 0 || !mayFly(spoke)) continue;
    const km = distanceKm(world, hub, spoke);
    if (km < taste.minKm || km > farthest) continue;
    const other = world.key[spoke]!;
    const score =
      base +
      (taste.spokeMass + Math.min(0.35, km / 20_000)) * world.logMass[spoke]! +
      (world.country[spoke] === world.country[hub] ? home : 0) +
      taste.noise * bell(seed, own, Math.min(key, other), Math.max(key, other)) +
      (hubs.includes(spoke) ? HUB_TO_HUB : 0) +
      world.holiday[spoke]! * HOLIDAY[carrier.model] -
      taste.slope * Math.log(km + taste.from);
    list.push({ hub, spoke, km, score, trunk: trunks !== undefined && trunks.has(world.airports[spoke]!.code) });
  }
  return list.sort((a, b) => b.score - a.score || a.spoke - b.spoke);
}

/** Traffic rights: from any of its hubs a carrier flies at home and abroad, but not where its country or the hub's is shut out. */
function permission(world: World, carrier: HouseCarrier, hub: number): (spoke: number) => boolean {
  const from = world.airports[hub]!.countryCode;
  const shut = world.countries.map((to) => to !== from && (isClosed(from, to) || isClosed(carrier.countryCode, to)));
  return (spoke) => !shut[world.country[spoke]!];
}
