import type { HouseCarrier } from './carriers.ts';
import { hash, keyOf } from '../hash.ts';
import type { World } from './world.ts';

/** The terminal a carrier uses at an airport: alliance partners share one, low-cost carriers share another. 0 where there is only one. */
export function terminalOf(world: World, seed: number, carrier: HouseCarrier, airport: number): number {
  const count = world.airports[airport]!.terminals;
  if (count < 2) return 0;
  const house =
    carrier.alliance >= 0 ? `alliance ${carrier.alliance}` : carrier.model === 'network' ? carrier.code : carrier.model;
  return 1 + (hash(seed, keyOf('terminal'), keyOf(house), world.key[airport]) % count);
}
