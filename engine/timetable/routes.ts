import { expandPair, firstServiceDay, lastServiceDay } from './departures.ts';
import { connectTwo, finishThree, setTailBounds, writeNonstop, writeTwo } from './join.ts';
import { ANY_MINUTES, BOUNDS, LONGEST_ONLY_CONNECTION, MAX_AIRPORTS_PER_SIDE } from './limits.ts';
import { LEAST_CONNECTION, minimumConnection } from './mct.ts';
import type { SearchScratch } from './scratch.ts';
import type { Timetable } from './types.ts';

export const ORIGIN = 1;
export const DESTINATION = 2;
const SAME_AIRPORT = BOUNDS.indexOf('sameAirport');
const DETOUR = BOUNDS.indexOf('detour');
const SLOW = BOUNDS.indexOf('slowTwoStops');

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
    row = connectTwo(s, row, end, s.tails.start[t]!, s.tails.end[t]!, minimum, 1, ANY_MINUTES);
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
      else {
        const anyLegal = findLegalRoutes(s, via, pair, second);
        if (anyLegal !== 0) joinTwoStops(s, via, pair, second, anyLegal);
      }
      if (s.full) return;
    }
  }
}

function pruneEveryRoute(s: SearchScratch, via: number, second: number): void {
  for (let f = s.firstHead[via]!; f !== -1; f = s.firsts.next[f]!) {
    for (let t = s.tailHead[second]!; t !== -1; t = s.tails.next[t]!) prune(s, SAME_AIRPORT, 1);
  }
}

/** Notes in `legalTails` which tails each first leg may take within the bounds of detour and time, and returns their union as bits. */
function findLegalRoutes(s: SearchScratch, via: number, pair: number, second: number): number {
  const { shortestFlight, firsts, tails } = s;
  const middleKm = s.tt.pairs.distanceKm[pair]!;
  const inTime = s.longestTwoStops - shortestFlight[pair]! - 2 * LEAST_CONNECTION;
  let any = 0;
  let position = 0;
  for (let f = s.firstHead[via]!; f !== -1; f = s.firsts.next[f]!) {
    let legal = 0;
    let bit = 1;
    for (let t = s.tailHead[second]!; t !== -1; t = s.tails.next[t]!) {
      if (routeKm(s, f, t, middleKm) > limitKm(s, f, t)) prune(s, DETOUR, 1);
      else if (shortestFlight[firsts.pair[f]!]! + shortestFlight[tails.pair[t]!]! > inTime) prune(s, SLOW, 1);
      else legal |= bit;
      bit <<= 1;
    }
    s.legalTails[position++] = legal;
    any |= legal;
  }
  return any;
}

function joinTwoStops(s: SearchScratch, via: number, pair: number, second: number, anyLegal: number): void {
  const { tt, firsts } = s;
  const low = s.minArrival[via]!;
  const high = Math.min(s.maxArrival[via]! + LONGEST_ONLY_CONNECTION, s.latestDeparture + s.longestTwoStops);
  const fromDay = firstServiceDay(tt, via, low);
  const middleEnd = expandPair(tt, pair, fromDay, lastServiceDay(tt, via, high), low, high, s.departures, 0);
  if (middleEnd === 0) return;
  let shortestTail = ANY_MINUTES;
  for (let t = s.tailHead[second]!, slot = 0; t !== -1; t = s.tails.next[t]!, slot++) {
    if (((anyLegal >> slot) & 1) === 0) continue;
    expandTail(s, t);
    setTailBounds(s, middleEnd, t, slot);
    shortestTail = Math.min(shortestTail, s.tails.shortest[t]!);
  }
  for (let f = s.firstHead[via]!, position = 0; f !== -1; f = firsts.next[f]!, position++) {
    const legal = s.legalTails[position]!;
    if (legal === 0) continue;
    const minimum = connectionMinutes(tt, firsts.pair[f]!, via, pair);
    const end = firsts.end[f]!;
    for (let row = firsts.start[f]!; row < end && !s.full;) {
      row = connectTwo(s, row, end, 0, middleEnd, minimum, bitCount(legal), s.longestTwoStops - shortestTail);
      finishTails(s, pair, second, legal);
    }
    if (s.full) return;
  }
}

function finishTails(s: SearchScratch, pair: number, second: number, legal: number): void {
  for (let t = s.tailHead[second]!, slot = 0; t !== -1 && !s.full; t = s.tails.next[t]!, slot++) {
    if (((legal >> slot) & 1) === 0) continue;
    const minimum = connectionMinutes(s.tt, pair, second, s.tails.pair[t]!);
    finishThree(s, minimum, slot, s.tails.shortest[t]!);
  }
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
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
  tails.shortest[t] = shortestBlock(s, tails.start[t], s.used);
  if (s.used === s.departures.departure.length) s.full = true;
}

function shortestBlock({ departures }: SearchScratch, start: number, end: number): number {
  let shortest = 0x7fff;
  for (let row = start; row < end; row++) {
    shortest = Math.min(shortest, departures.arrival[row]! - departures.departure[row]!);
  }
  return shortest;
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
