import type { FlightRows } from '#engine/timetable';
import type { HouseCarrier } from './carriers.ts';
import { hash, keyOf } from './hash.ts';
import { codesharePartners } from './partners.ts';
import type { Presence } from './partners.ts';
import type { Route } from './route.ts';
import { createRowWriter } from './rows.ts';
import type { RowWriter } from './rows.ts';
import { runsOf, seasonRanges, shiftMask, weekdayMask } from './seasons.ts';
import { terminalOf } from './terminals.ts';
import { banksOf, rotationOf } from './times.ts';
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

/** Numbers from here on are sold on other carriers' flights. */
const FIRST_CODESHARE = 7_000;

/** Turns routes into dated, timed, numbered flights. */
export function layOutFlights(input: LayoutInput): FlightRows {
  const { carriers, routes } = input;
  const writer = createRowWriter();
  const byCarrier = Map.groupBy(routes, (route) => route.carrier);
  const nextShared = carriers.map(() => FIRST_CODESHARE);
  for (const [carrier, own] of byCarrier) {
    // Long routes take the low numbers, as travellers know them.
    own.sort((a, b) => b.km - a.km || a.hub - b.hub || a.spoke - b.spoke);
    const hubRoutes = Map.groupBy(own, (route) => route.hub);
    const banks = new Map(
      [...hubRoutes].map(([hub, list]) => [
        hub,
        banksOf(input.world, input.seed ^ keyOf(carriers[carrier]!.code), hub, list.length),
      ]),
    );
    let number = 1;
    for (const route of own) number = layOutRoute(input, writer, route, banks.get(route.hub)!, number, nextShared);
  }
  return writer.rows();
}

function layOutRoute(
  input: LayoutInput,
  writer: RowWriter,
  route: Route,
  banks: readonly number[],
  first: number,
  nextShared: number[],
): number {
  const { world, seed, carriers, presence } = input;
  const carrier = carriers[route.carrier]!;
  const runs = runsOf(world, seed, carrier.model, route);
  const partners = codesharePartners(seed, world, carriers, presence, route);
  const total = runs.reduce((sum, run) => sum + Math.ceil(run.weekly / 7), 0);
  const fromTerminal = terminalOf(world, seed, carrier, route.hub);
  const toTerminal = terminalOf(world, seed, carrier, route.spoke);
  const ends = { carrier: route.carrier, config: route.config };
  let number = first;
  let k = 0;
  for (const { season, weekly } of runs) {
    const ranges = seasonRanges(season, input.firstDay, input.dayCount);
    for (let left = weekly; left > 0; left -= 7, k++, number += 2) {
      const mask = weekdayMask(
        Math.min(7, left),
        hash(seed, keyOf('days'), world.key[route.spoke]!, route.carrier + k),
      );
      const times = rotationOf(world, seed, carrier.model, route, banks, k, total);
      const shared = partners.map((partner) => ({ partner, number: take(nextShared, partner) }));
      for (const [firstDay, lastDay] of ranges) {
        const days = { firstDay, lastDay };
        writer.add({
          ...ends,
          ...days,
          from: route.hub,
          to: route.spoke,
          departure: times.outMinute,
          blockMinutes: times.outBlock,
          weekdays: mask,
          number,
          fromTerminal,
          toTerminal,
        });
        for (const s of shared) writer.share(s.partner, s.number);
        const back = {
          departure: times.backMinute,
          blockMinutes: times.backBlock,
          weekdays: shiftMask(mask, times.backDay),
          number: number + 1,
        };
        writer.add({
          ...ends,
          ...days,
          from: route.spoke,
          to: route.hub,
          ...back,
          fromTerminal: toTerminal,
          toTerminal: fromTerminal,
        });
        for (const s of shared) writer.share(s.partner, s.number + 1);
      }
    }
  }
  return number;
}

function take(next: number[], carrier: number): number {
  const number = next[carrier]!;
  next[carrier] = number + 2;
  return number;
}
