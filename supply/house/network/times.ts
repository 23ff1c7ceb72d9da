import { CONFIGS } from './aircraft.ts';
import { blockMinutes } from './block.ts';
import type { CarrierModel } from './carriers.ts';
import { hash, keyOf, unit } from '../hash.ts';
import { NIGHT_OPEN } from './regions.ts';
import type { Route } from './route.ts';
import type { World } from './world.ts';

const DAY = 1440;

/** One rotation: out from the hub and back. Minutes are wall clock; `backDay` is days after the outbound departure date. */
export interface Rotation {
  readonly outMinute: number;
  readonly outBlock: number;
  readonly backMinute: number;
  readonly backBlock: number;
  readonly backDay: number;
}

/** What laying out times of day needs to know of a route. */
interface Leg {
  readonly route: Route;
  readonly out: number;
  readonly back: number;
  /** Spoke's wall clock minus the hub's. */
  readonly shift: number;
  readonly turn: number;
  readonly hubOpen: boolean;
  readonly spokeOpen: boolean;
  readonly key: number;
}

/** Bank starts of a network carrier's hub in minutes of the day, by how many routes it has there. */
export function banksOf(world: World, seed: number, hub: number, routes: number): number[] {
  const count = routes < 30 ? 4 : routes < 80 ? 5 : routes < 150 ? 6 : routes < 300 ? 7 : 8;
  const open = NIGHT_OPEN.has(world.airports[hub]!.code);
  const [first, last] = open ? [125, 125 + (DAY * (count - 1)) / count] : [420, 1275];
  const nudge = Math.floor(unit(seed, keyOf('banks'), world.key[hub]) * 9) * 5 - 20;
  return Array.from({ length: count }, (_, i) => round5(first + ((last - first) * i) / (count - 1) + nudge));
}

/** Times of the k-th of n rotations of a route: in banks at hubs, out and straight back at bases. */
export function rotationOf(
  world: World,
  seed: number,
  model: CarrierModel,
  route: Route,
  banks: readonly number[],
  k: number,
  n: number,
): Rotation {
  const type = CONFIGS[route.config]!.type;
  const key = hash(seed, route.carrier, world.key[route.hub], world.key[route.spoke]);
  const wide = type.body === 'wide';
  const leg: Leg = {
    route,
    out: blockMinutes(world, type, route.hub, route.spoke),
    back: blockMinutes(world, type, route.spoke, route.hub),
    shift: world.offset[route.spoke]! - world.offset[route.hub]!,
    turn: wide ? 85 : type.body === 'prop' ? 25 : model === 'lowcost' ? 35 : 45,
    hubOpen: NIGHT_OPEN.has(world.airports[route.hub]!.code),
    spokeOpen: NIGHT_OPEN.has(world.airports[route.spoke]!.code),
    key: hash(key, k),
  };
  const target = ((k + 0.15 + 0.7 * unit(key, keyOf('phase'))) / n) % 1;
  return model === 'network' ? inBanks(leg, banks, target, n) : outAndBack(leg, target, n);
}

function inBanks(leg: Leg, banks: readonly number[], target: number, n: number): Rotation {
  const span = banks.at(-1)! - banks[0]! || 1;
  let [bestOut, bestCost] = [0, Number.POSITIVE_INFINITY];
  banks.forEach((bank, b) => {
    const minute = bank + 5 * (hash(leg.key, b) % 15);
    const away = Math.abs((bank - banks[0]!) / span - target);
    const cost =
      dark(minute, leg.hubOpen) +
      dark(minute + leg.out + leg.shift, leg.spokeOpen) +
      away * (n > 1 ? 4 : 1.2) +
      0.5 * unit(leg.key, b, 1);
    if (cost < bestCost) [bestOut, bestCost] = [minute, cost];
  });
  const ready = bestOut + leg.out + leg.shift + leg.turn;
  let bestBack = ready;
  bestCost = Number.POSITIVE_INFINITY;
  for (let d = 0; d < 3; d++) {
    banks.forEach((bank, b) => {
      const arrival = bank + d * DAY - 45 - 5 * (hash(leg.key, b, 2) % 10);
      const minute = arrival - leg.back + leg.shift;
      const wait = minute - ready;
      if (wait < 0 || wait > DAY) return;
      const cost = dark(minute, leg.spokeOpen) + dark(arrival, leg.hubOpen) + wait / 400 + 0.4 * unit(leg.key, b, 3);
      if (cost < bestCost) [bestBack, bestCost] = [minute, cost];
    });
  }
  return rotation(leg, bestOut, bestBack);
}

/** Half-hourly starts from six; the first rotation of the day leaves between six and seven. */
function outAndBack(leg: Leg, target: number, n: number): Rotation {
  const wait = leg.turn + 5 * (hash(leg.key, 4) % 3);
  let [bestOut, bestCost] = [360, Number.POSITIVE_INFINITY];
  for (let slot = 0; slot < 31; slot++) {
    const minute = 360 + slot * 30 + 5 * (hash(leg.key, slot) % 6);
    const landing = minute + leg.out + leg.shift;
    const home = minute + leg.out + wait + leg.back;
    const cost =
      dark(minute, leg.hubOpen) +
      dark(landing, leg.spokeOpen) +
      dark(landing + wait, leg.spokeOpen) +
      dark(home, leg.hubOpen) +
      Math.abs(slot / 31 - target) * (n > 1 ? 6 : 2) +
      0.4 * unit(leg.key, slot, 1);
    if (cost < bestCost) [bestOut, bestCost] = [minute, cost];
  }
  return rotation(leg, bestOut, bestOut + leg.out + leg.shift + wait);
}

function rotation(leg: Leg, out: number, back: number): Rotation {
  const outDay = Math.floor(out / DAY);
  const backAbsolute = round5(back) - outDay * DAY;
  const backDay = Math.floor(backAbsolute / DAY);
  return {
    outMinute: out - outDay * DAY,
    outBlock: leg.out,
    backMinute: backAbsolute - backDay * DAY,
    backBlock: leg.back,
    backDay,
  };
}

/** What a movement at this wall-clock minute costs: nights are for the few airports that work through them. */
function dark(minute: number, open: boolean): number {
  const m = ((minute % DAY) + DAY) % DAY;
  if (open) return m < 60 ? 0.1 : m < 300 ? 0.5 : 0;
  if (m < 300) return 5;
  if (m < 345) return 1.2;
  return m > 1380 ? 0.8 : 0;
}

function round5(minute: number): number {
  return Math.round(minute / 5) * 5;
}
