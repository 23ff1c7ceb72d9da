import type { FlightRows } from '#engine/timetable';
import type { HouseCarrier } from './carriers.ts';
import { hash, keyOf } from '../hash.ts';
import { codesharePartners } from './partners.ts';
import type { Presence } from './partners.ts';
import type { Route } from './route.ts';
import { createRowWriter } from './rows.ts';
import type { RowWriter } from './rows.ts';
import { runsOf, seasonRanges, shiftMask, weekdayMask } from './seasons.ts';
import type { Run } from './seasons.ts';
import { terminalOf } from './terminals.ts';
import { banksOf, rotationOf } from './times.ts';
import type { Rotation } from './times.ts';
import type { World } from './world.ts';

export interface LayoutInput {
  readonly world: World;
  readonly seed: number;
  readonly carriers: readonly HouseCarrier[];
  readonly routes: readonly Route[];
  readonly presence: Presence;
  readonly firstDay: number;
  readonly dayCount: number;
}

/** The last number that fits four digits in pairs. */
const LAST_NUMBER = 9_998;

/** Out and back take a number each, an odd and an even one; `rotations` of them from `first` on. */
interface Service {
  readonly route: Route;
  readonly runs: readonly Run[];
  readonly rotations: number;
}

/** Turns routes into dated, timed, numbered flights. */
export function layOutFlights(input: LayoutInput): FlightRows {
  const { world, seed, carriers, routes } = input;
  const writer = createRowWriter();
  const services = carriers.map((): Service[] => []);
  for (const route of routes) {
    const runs = runsOf(world, seed, carriers[route.carrier]!.model, route);
    const rotations = runs.reduce((sum, run) => sum + Math.ceil(run.weekly / 7), 0);
    services[route.carrier]!.push({ route, runs, rotations });
  }
  // A carrier's own numbers go up from 1, those it sells on partners' flights go up from where its own end.
  const nextShared = services.map((list) => 1 + 2 * list.reduce((sum, { rotations }) => sum + rotations, 0));
  services.forEach((list, carrier) => {
    // Long routes take the low numbers, as travellers know them.
    list.sort((a, b) => b.route.km - a.route.km || a.route.hub - b.route.hub || a.route.spoke - b.route.spoke);
    const hubs = Map.groupBy(list, ({ route }) => route.hub);
    const own = seed ^ keyOf(carriers[carrier]!.code);
    const banks = new Map([...hubs].map(([hub, { length }]) => [hub, banksOf(world, own, hub, length)]));
    let number = 1;
    for (const service of list) {
      layOutService(input, writer, service, banks.get(service.route.hub)!, number, nextShared);
      number += 2 * service.rotations;
    }
  });
  return writer.rows();
}

function layOutService(
  input: LayoutInput,
  writer: RowWriter,
  { route, runs, rotations }: Service,
  banks: readonly number[],
  first: number,
  nextShared: number[],
): void {
  const { world, seed, carriers, presence } = input;
  const carrier = carriers[route.carrier]!;
  const partners = codesharePartners(seed, world, carriers, presence, route);
  const ends = {
    carrier: route.carrier,
    config: route.config,
    near: terminalOf(world, seed, carrier, route.hub),
    far: terminalOf(world, seed, carrier, route.spoke),
  };
  let k = 0;
  for (const { season, weekly } of runs) {
    const ranges = seasonRanges(season, input.firstDay, input.dayCount);
    for (let left = weekly; left > 0; left -= 7, k++) {
      const mask = weekdayMask(Math.min(7, left), hash(seed, keyOf('days'), world.key[route.spoke], route.carrier + k));
      const times = rotationOf(world, seed, carrier.model, route, banks, k, rotations);
      const shared = partners.flatMap((partner) => take(nextShared, partner));
      for (const range of ranges)
        addRotation(writer, route, ends, { mask, times, range, number: first + 2 * k, shared });
    }
  }
}

interface Ends {
  readonly carrier: number;
  readonly config: number;
  readonly near: number;
  readonly far: number;
}

interface Dated {
  readonly mask: number;
  readonly times: Rotation;
  readonly range: readonly [number, number];
  readonly number: number;
  readonly shared: readonly { readonly carrier: number; readonly number: number }[];
}

function addRotation(writer: RowWriter, route: Route, ends: Ends, { mask, times, range, number, shared }: Dated): void {
  const { carrier, config, near, far } = ends;
  const both = { carrier, config, firstDay: range[0], lastDay: range[1] };
  writer.add({
    ...both,
    number,
    weekdays: mask,
    from: route.hub,
    to: route.spoke,
    departure: times.outMinute,
    blockMinutes: times.outBlock,
    fromTerminal: near,
    toTerminal: far,
  });
  for (const share of shared) writer.share(share.carrier, share.number);
  writer.add({
    ...both,
    number: number + 1,
    weekdays: shiftMask(mask, times.backDay),
    from: route.spoke,
    to: route.hub,
    departure: times.backMinute,
    blockMinutes: times.backBlock,
    fromTerminal: far,
    toTerminal: near,
  });
  for (const share of shared) writer.share(share.carrier, share.number + 1);
}

/** A partner whose numbers are used up sells no more. */
function take(next: number[], carrier: number): Dated['shared'] {
  const number = next[carrier]!;
  if (number > LAST_NUMBER) return [];
  next[carrier] = number + 2;
  return [{ carrier, number }];
}
