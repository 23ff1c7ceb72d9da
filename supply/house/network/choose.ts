import type { HouseCarrier } from './carriers.ts';
import { candidates } from './candidates.ts';
import type { Candidate, Choice } from './candidates.ts';
import type { Route } from './route.ts';

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
  const byHub = hubs.map((hub) => candidates(choice, carrier, hub, hubs));
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
