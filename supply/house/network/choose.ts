import type { HouseCarrier } from './carriers.ts';
import { bell, keyOf } from './hash.ts';
import { isClosed, SNOW, SUMMER_SUN, WINTER_SUN } from './regions.ts';
import type { Route } from './route.ts';
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

interface Candidate {
  readonly hub: number;
  readonly spoke: number;
  readonly km: number;
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

/** Share of a network carrier's routes that its main hub has, by number of hubs; the others share the rest, each less than the one before. */
const MAIN_SHARE = [1, 0.74, 0.63, 0.58, 0.55] as const;

const LONG_HAUL_KM = 3_500;

/** Share of long-haul routes where a country's network carriers live from transfers between continents, or lie far from them. */
const LONG_HAUL: ReadonlyMap<string, number> = new Map(
  'AE:0.42 QA:0.42 SG:0.36 HK:0.36 AU:0.3 NZ:0.25 ET:0.3 IS:0.45 TR:0.28 FI:0.25 NL:0.3 GB:0.3 FR:0.3 DE:0.28 CH:0.28 PT:0.26 KR:0.3 JP:0.25 TW:0.25 US:0.17 CN:0.14 RU:0.16 IN:0.2 CA:0.22 BR:0.16'
    .split(' ')
    .map((text) => [text.slice(0, 2), Number(text.slice(3))]),
);

function longHaulShare({ countryCode, size }: HouseCarrier): number {
  return LONG_HAUL.get(countryCode) ?? (size < 100 ? 0.1 : 0.16);
}

/** The carrier's routes, best first within each hub. Airports outside the world are passed over. */
export function chooseRoutes(choice: Choice, carrier: HouseCarrier, row: number): Route[] {
  const { world } = choice;
  const hubs = carrier.hubs.flatMap((code) => world.row.get(code) ?? []);
  if (hubs.length === 0) return [];
  const wanted = Math.max(3, Math.round(carrier.size * choice.scale));
  const byHub = hubs.map((hub) => candidates(choice, carrier, row, hub, hubs));
  const picked =
    carrier.model === 'network' ? byShare(byHub, wanted, longHaulShare(carrier)) : byScore(byHub, wanted, hubs.length);
  const seen = new Set<number>();
  const routes: Route[] = [];
  for (const { hub, spoke, km, trunk } of picked) {
    const id = Math.min(hub, spoke) * 65_536 + Math.max(hub, spoke);
    if (seen.has(id)) continue;
    seen.add(id);
    routes.push({ carrier: row, hub, spoke, km, demand: 0, trunk, lifeline: false, monthly: 0, config: -1 });
  }
  return routes;
}

function byShare(byHub: Candidate[][], wanted: number, long: number): Candidate[] {
  const main = MAIN_SHARE[Math.min(byHub.length, MAIN_SHARE.length) - 1]!;
  const weights = byHub.map((_, i) => (i === 0 ? 0 : 1 / (i + 0.5)));
  const sum = weights.reduce((a, b) => a + b, 0);
  return byHub.flatMap((list, i) => {
    const share = i === 0 ? main : ((1 - main) * weights[i]!) / sum;
    return withLongHaul(list, Math.max(2, Math.round(wanted * share)), long);
  });
}

/** The best routes of a hub, of which a fixed share is long-haul: by score alone nearby towns would crowd out the far capitals. */
function withLongHaul(list: readonly Candidate[], count: number, share: number): Candidate[] {
  const trunks = list.filter(({ trunk }) => trunk);
  const rest = list.filter(({ trunk }) => !trunk);
  const farCount = Math.max(0, Math.round(count * share) - trunks.length);
  const far = rest.filter(({ km }) => km > LONG_HAUL_KM).slice(0, farCount);
  const near = rest.filter(({ km }) => km <= LONG_HAUL_KM).slice(0, Math.max(0, count - trunks.length - far.length));
  return [...trunks, ...far, ...near];
}

/** No base takes more than its fair part and a bit, so that low-cost carriers stay point to point. */
function byScore(byHub: Candidate[][], wanted: number, bases: number): Candidate[] {
  const most = Math.ceil((wanted / bases) * 1.6) + 4;
  return byHub
    .flatMap((list) => list.slice(0, most))
    .sort((a, b) => b.score - a.score)
    .slice(0, wanted);
}

function candidates(
  choice: Choice,
  carrier: HouseCarrier,
  row: number,
  hub: number,
  hubs: readonly number[],
): Candidate[] {
  const { world, seed } = choice;
  const taste: Taste = TASTES[carrier.model];
  const mayFly = permission(world, carrier, hub);
  const own = keyOf(carrier.code);
  const trunks = TRUNKS.get(`${carrier.code} ${world.airports[hub]!.code}`);
  const list: Candidate[] = [];
  for (let spoke = 0; spoke < world.airports.length; spoke++) {
    if (spoke === hub || world.mass[spoke]! <= 0 || !mayFly(spoke)) continue;
    const km = distanceKm(world, hub, spoke);
    if (km < taste.minKm || km > Math.min(taste.maxKm, choice.reachKm)) continue;
    const home = world.country[spoke] === world.country[hub] ? taste.home : 1;
    const chance = Math.exp(
      taste.noise *
        bell(seed, own, Math.min(world.key[hub]!, world.key[spoke]!), Math.max(world.key[hub]!, world.key[spoke]!)),
    );
    const pull =
      world.mass[hub]! ** taste.hubMass * world.mass[spoke]! ** (taste.spokeMass + Math.min(0.35, km / 20_000));
    const hubToHub = hubs.includes(spoke) ? 6 : 1;
    const score =
      (pull * home * chance * hubToHub * sunny(carrier, world.airports[spoke]!.code)) /
      (km + taste.from) ** taste.slope;
    list.push({ hub, spoke, km, score, trunk: trunks?.has(world.airports[spoke]!.code) ?? false });
  }
  list.sort((a, b) => b.score - a.score || a.spoke - b.spoke);
  return list;
}

function sunny(carrier: HouseCarrier, code: string): number {
  if (carrier.model === 'network' || carrier.model === 'regional') return 1;
  const holiday = SUMMER_SUN.has(code) || WINTER_SUN.has(code) || SNOW.has(code);
  if (carrier.model === 'leisure') return holiday ? 8 : 1;
  return holiday ? 1.6 : 1;
}

/** Traffic rights: from any of its hubs a carrier flies at home and abroad, but not where its country or the hub's is shut out. */
function permission(world: World, carrier: HouseCarrier, hub: number): (spoke: number) => boolean {
  const from = world.airports[hub]!.countryCode;
  const shut = world.countries.map((to) => to !== from && (isClosed(from, to) || isClosed(carrier.countryCode, to)));
  return (spoke) => !shut[world.country[spoke]!];
}
