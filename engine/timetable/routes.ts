import { expandPair, firstServiceDay, lastServiceDay } from './departures.ts';
import { connectTwo, finishThree, setTailBounds, writeNonstop, writeTwo } from './join.ts';
import { BOUNDS, LONGEST_ONLY_CONNECTION, MAX_AIRPORTS_PER_SIDE } from './limits.ts';
import { minimumConnection } from './mct.ts';
import type { SearchScratch } from './scratch.ts';
import type { Timetable } from './types.ts';

export const ORIGIN = 1;
export const DESTINATION = 2;
const SAME_AIRPORT = BOUNDS.indexOf('sameAirport');
const DETOUR = BOUNDS.indexOf('detour');

export function searchNonstop(s: SearchScratch): void {
  for (let v = 0; v < s.viaCount; v++) {
    const via = s.vias[v]!;
    if (s.role[via] !== DESTINATION) continue;
    for (let f = s.firstHead[via]!; f !== -1; f = s.firsts.next[f]!) {
      writeNonstop(s, s.firsts.start[f]!, s.firsts.end[f]!);
      if (s.full) return;
    }
  }
}

export function searchOneStop(s: SearchScratch): void {
  for (let v = 0; v < s.viaCount; v++) {
    const via = s.vias[v]!;
    for (let t = s.tailHead[via]!; t !== -1; t = s.tails.next[t]!) {
      for (let f = s.firstHead[via]!; f !== -1; f = s.firsts.next[f]!) {
        if (s.role[via] !== 0) prune(s, SAME_AIRPORT, 1);
        else if (routeKm(s, f, t, 0) > limitKm(s, f, t)) prune(s, DETOUR, 1);
        else joinOneStop(s, via, f, t);
        if (s.full) return;
      }
    }
  }
}

function joinOneStop(s: SearchScratch, via: number, f: number, t: number): void {
  expandTail(s, t);
  const minimum = connectionMinutes(s.tt, s.firsts.pair[f]!, via, s.tails.pair[t]!);
  const end = s.firsts.end[f]!;
  for (let row = s.firsts.start[f]!; row < end && !s.full;) {
    row = connectTwo(s, row, end, s.tails.start[t]!, s.tails.end[t]!, minimum);
    writeTwo(s);
  }
}

export function searchTwoStops(s: SearchScratch): void {
  const { outFirst, to } = s.tt.pairs;
  const { generation, tailHead, role, query } = s;
  for (let v = 0; v < s.viaCount; v++) {
    const via = s.vias[v]!;
    const last = outFirst[via + 1]!;
    for (let pair = outFirst[via]!; pair < last; pair++) {
      const second = to[pair]!;
      if (generation[second] !== query || tailHead[second] === -1) continue;
      if (role[via] !== 0 || role[second] !== 0) pruneEveryRoute(s, via, second);
      else if (findLegalRoutes(s, via, pair, second)) joinTwoStops(s, via, pair, second);
      if (s.full) return;
    }
  }
}

function pruneEveryRoute(s: SearchScratch, via: number, second: number): void {
  for (let f = s.firstHead[via]!; f !== -1; f = s.firsts.next[f]!) {
    for (let t = s.tailHead[second]!; t !== -1; t = s.tails.next[t]!) prune(s, SAME_AIRPORT, 1);
  }
}

/** Notes in `legalTails` which tails each first leg may take within the detour bound; counts the others. */
function findLegalRoutes(s: SearchScratch, via: number, pair: number, second: number): boolean {
  const middleKm = s.tt.pairs.distanceKm[pair]!;
  let any = 0;
  let position = 0;
  for (let f = s.firstHead[via]!; f !== -1; f = s.firsts.next[f]!) {
    let legal = 0;
    let bit = 1;
    for (let t = s.tailHead[second]!; t !== -1; t = s.tails.next[t]!) {
      if (routeKm(s, f, t, middleKm) > limitKm(s, f, t)) prune(s, DETOUR, 1);
      else legal |= bit;
      bit <<= 1;
    }
    s.legalTails[position++] = legal;
    any |= legal;
  }
  return any !== 0;
}

function joinTwoStops(s: SearchScratch, via: number, pair: number, second: number): void {
  const { tt, firsts, tails } = s;
  const low = s.minArrival[via]!;
  const high = s.maxArrival[via]! + LONGEST_ONLY_CONNECTION;
  const fromDay = firstServiceDay(tt, via, low);
  const middleEnd = expandPair(tt, pair, fromDay, lastServiceDay(tt, via, high), low, high, s.departures, 0);
  if (middleEnd === 0) return;
  let bit = 1;
  for (let t = s.tailHead[second]!; t !== -1; t = tails.next[t]!) {
    let bounded = false;
    let position = 0;
    for (let f = s.firstHead[via]!; f !== -1; f = firsts.next[f]!) {
      if ((s.legalTails[position++]! & bit) === 0) continue;
      if (!bounded) {
        expandTail(s, t);
        setTailBounds(s, middleEnd, tails.start[t]!, tails.end[t]!);
        bounded = true;
      }
      const toMiddle = connectionMinutes(tt, firsts.pair[f]!, via, pair);
      const toTail = connectionMinutes(tt, pair, second, tails.pair[t]!);
      const end = firsts.end[f]!;
      for (let row = firsts.start[f]!; row < end && !s.full;) {
        row = connectTwo(s, row, end, 0, middleEnd, toMiddle);
        finishThree(s, toTail);
      }
      if (s.full) return;
    }
    bit <<= 1;
  }
}

/** Departures of a tail from the first arrival anywhere to the last moment that two flights and two waits allow. */
function expandTail(s: SearchScratch, t: number): void {
  const { tails, tt } = s;
  if (tails.end[t] !== -1) return;
  const airport = tt.pairs.from[tails.pair[t]!]!;
  const low = s.earliestArrival;
  const high = s.latestArrival + s.longestBlock + 2 * LONGEST_ONLY_CONNECTION;
  const fromDay = firstServiceDay(tt, airport, low);
  const toDay = lastServiceDay(tt, airport, high);
  tails.start[t] = s.used;
  s.used = expandPair(tt, tails.pair[t]!, fromDay, toDay, low, high, s.departures, s.used);
  tails.end[t] = s.used;
  if (s.used === s.departures.departure.length) s.full = true;
}

function routeKm(s: SearchScratch, f: number, t: number, middleKm: number): number {
  const { distanceKm } = s.tt.pairs;
  return distanceKm[s.firsts.pair[f]!]! + middleKm + distanceKm[s.tails.pair[t]!]!;
}

function limitKm(s: SearchScratch, f: number, t: number): number {
  return s.detourLimit[s.firsts.side[f]! * MAX_AIRPORTS_PER_SIDE + s.tails.side[t]!]!;
}

function connectionMinutes(tt: Timetable, arriving: number, airport: number, leaving: number): number {
  const { country, size } = tt.airports;
  const here = country[airport]!;
  const arrivesDomestic = country[tt.pairs.from[arriving]!] === here;
  return minimumConnection(size[airport]!, arrivesDomestic, country[tt.pairs.to[leaving]!] === here);
}

function prune(s: SearchScratch, bound: number, count: number): void {
  s.considered += count;
  s.pruned[bound]! += count;
}
