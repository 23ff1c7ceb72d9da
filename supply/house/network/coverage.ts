import type { HouseCarrier } from './carriers.ts';
import { keyOf, unit } from '../hash.ts';
import { isClosed } from './regions.ts';
import type { Route } from './route.ts';
import { distanceKm } from './world.ts';
import type { World } from './world.ts';

const SMALL_PLANE_KM = 1_400;
const NEAR_KM = 450;

interface Post {
  readonly carrier: number;
  readonly hub: number;
}

/**
 * A service for every airport that route choice left without one: to the best hub nearby, or, where all hubs are far, to the
 * busiest served airport of its own country. Busy airports go first, so that the small ones find them served.
 */
export function coverRest(
  world: World,
  seed: number,
  carriers: readonly HouseCarrier[],
  routes: readonly Route[],
): Route[] {
  const served = new Uint8Array(world.airports.length);
  for (const route of routes) served[route.hub] = served[route.spoke] = 1;
  const posts = postsOf(world, carriers);
  const mains = Map.groupBy(world.airports.keys(), (row) => world.country[row]!);
  for (const list of mains.values()) list.sort((a, b) => world.mass[b]! - world.mass[a]!);
  const rest = [...world.airports.keys()].filter((row) => served[row] === 0 && world.mass[row]! > 0);
  rest.sort((a, b) => world.mass[b]! - world.mass[a]! || a - b);
  const added: Route[] = [];
  for (const airport of rest) {
    const post = bestPost(world, seed, posts, airport);
    if (post === undefined) continue;
    const far = distanceKm(world, post.hub, airport) > NEAR_KM || world.country[post.hub] !== world.country[airport];
    const main = far
      ? mains.get(world.country[airport]!)!.find((m) => served[m] === 1 && inReach(world, m, airport))
      : undefined;
    const hub = main ?? post.hub;
    served[airport] = 1;
    added.push({
      ...post,
      hub,
      spoke: airport,
      km: distanceKm(world, hub, airport),
      demand: 0,
      trunk: false,
      lifeline: true,
      monthly: 0,
      config: -1,
    });
  }
  return added;
}

function inReach(world: World, main: number, airport: number): boolean {
  return main !== airport && distanceKm(world, main, airport) <= SMALL_PLANE_KM;
}

function postsOf(world: World, carriers: readonly HouseCarrier[]): Post[] {
  return carriers.flatMap((carrier, row) =>
    carrier.model === 'lowcost' || carrier.model === 'leisure'
      ? []
      : carrier.hubs.flatMap((code) => {
          const hub = world.row.get(code);
          return hub === undefined ? [] : [{ carrier: row, hub }];
        }),
  );
}

function bestPost(world: World, seed: number, posts: readonly Post[], airport: number): Post | undefined {
  let best: Post | undefined;
  let bestScore = 0;
  const home = world.airports[airport]!.countryCode;
  for (const post of posts) {
    if (post.hub === airport || isClosed(world.airports[post.hub]!.countryCode, home)) continue;
    const own = world.country[post.hub] === world.country[airport] ? 4 : 1;
    const chance = 0.8 + 0.4 * unit(seed, keyOf('post'), world.key[airport], post.carrier);
    const score = (own * chance * world.mass[post.hub]! ** 0.2) / (distanceKm(world, post.hub, airport) + 120);
    if (score > bestScore) [best, bestScore] = [post, score];
  }
  return best;
}
