import type { HouseCarrier } from './carriers.ts';
import { bell, keyOf, unit } from '../hash.ts';
import type { Route } from './route.ts';
import type { World } from './world.ts';

/**
 * Flights a month per carrier and directed pair over the share of routes below it, log-linear between the points.
 * The middle three are the published p10, p50 and p90 of 2019 (opentraveldata); the tail carries the trunk routes.
 */
const MONTHLY: readonly (readonly [number, number])[] = [
  [0, 0.8],
  [0.1, 3],
  [0.5, 17],
  [0.9, 84],
  [0.99, 330],
  [1, 800],
];

const MODEL_PULL: Readonly<Record<HouseCarrier['model'], number>> = {
  network: 1.5,
  lowcost: 0.8,
  regional: 0.9,
  leisure: 0.35,
};

/** Ranks all routes by demand and gives each the published frequency of its rank; lifelines get three to seven a week. */
export function setFrequencies(
  world: World,
  seed: number,
  carriers: readonly HouseCarrier[],
  routes: readonly Route[],
): void {
  const word = keyOf('demand');
  for (const route of routes) {
    const carrier = carriers[route.carrier]!;
    const own = keyOf(carrier.code);
    const pull = Math.sqrt((world.mass[route.hub]! + 1e-4) * (world.mass[route.spoke]! + 1e-4));
    const home = world.country[route.hub] === world.country[route.spoke] ? 2 : 1;
    const chance = Math.exp(0.55 * bell(seed ^ word, own, world.key[route.hub], world.key[route.spoke]));
    route.demand =
      ((route.trunk ? 1.7 : 1) * pull * home * chance * MODEL_PULL[carrier.model]) / (route.km + 400) ** 0.6;
  }
  const ranked = routes
    .filter((route) => !route.lifeline)
    .sort((a, b) => a.demand - b.demand || a.carrier - b.carrier || a.spoke - b.spoke);
  ranked.forEach((route, i) => {
    route.monthly = monthlyAt((i + 0.5) / ranked.length);
  });
  for (const route of routes) {
    if (route.lifeline) route.monthly = 13 + 17 * unit(seed, word, world.key[route.spoke]);
  }
}

function monthlyAt(share: number): number {
  const next = Math.max(
    1,
    MONTHLY.findIndex(([q]) => q >= share),
  );
  const [q0, f0] = MONTHLY[next - 1]!;
  const [q1, f1] = MONTHLY[next]!;
  return f0 * (f1 / f0) ** ((share - q0) / (q1 - q0));
}
