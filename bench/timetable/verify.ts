import { ok } from 'node:assert';
import { legTimes, searchItineraries } from '#engine/timetable';
import type { ItineraryBatch, ItineraryQuery, Timetable } from '#engine/timetable';
import type { Router } from 'minotor';
import { runKernel } from './kernel.ts';
import type { Kernel } from './kernel.ts';
import { runNaive } from './naive.ts';
import type { Naive } from './naive.ts';
import { runPeer } from './peer.ts';
import type { BenchWorld } from './worlds.ts';

/** Throws unless the engine and the nested loops find the same itineraries for every query. */
export function sameAsNaive({ tt, scratch }: BenchWorld, naive: Naive, queries: readonly ItineraryQuery[]): void {
  for (const query of queries) {
    const batch = searchItineraries(tt, query, scratch);
    ok(batch.certificate.complete);
    const theirs = runNaive(naive, query).map((chain) => chain.map((leg) => `${leg.flight}@${leg.relDay}`).join(' '));
    mustEqual(
      keysOf(batch, () => true),
      theirs.toSorted(),
    );
  }
}

/** Throws unless the kernel's itineraries are the engine's with waits of 8 hours at most. */
export function sameAsKernel({ tt, scratch }: BenchWorld, kernel: Kernel, queries: readonly ItineraryQuery[]): void {
  for (const { origins, destinations, day, maxStops } of queries) {
    const batch = searchItineraries(tt, { origins, destinations, day, maxStops }, scratch);
    const count = runKernel(tt, kernel, origins[0]!, destinations[0]!, day - tt.firstDay);
    const theirs = Array.from({ length: count }, (_, row) => {
      const legs = Array.from({ length: kernel.stops[row]! + 1 }, (_leg, k) => 3 * row + k);
      return legs.map((leg) => `${kernel.legs[leg]}@${kernel.legDay[leg]}`).join(' ');
    });
    const short = (row: number): boolean => waitsOf(tt, batch, row) <= 480;
    mustEqual(keysOf(batch, short), theirs.toSorted());
  }
}

/** Share of queries with the peer's earliest arrival; throws when the engine claims an earlier one than the peer. */
export function againstPeer({ tt, scratch }: BenchWorld, peer: Router, queries: readonly ItineraryQuery[]): number {
  let same = 0;
  for (const query of queries) {
    const batch = searchItineraries(tt, query, scratch);
    const ours = batch.arrival.subarray(0, batch.count).reduce((least, arrival) => Math.min(least, arrival), Infinity);
    const theirs = runPeer(peer, query.origins[0]!, query.destinations[0]!);
    const found = theirs === undefined ? Infinity : theirs + query.day * 1440;
    ok(found <= ours, `the peer arrives at ${found}, the engine claims ${ours}`);
    if (found === ours) same++;
  }
  return same / queries.length;
}

function keysOf(batch: ItineraryBatch, keep: (row: number) => boolean): readonly string[] {
  const keys: string[] = [];
  for (let row = 0; row < batch.count; row++) {
    if (!keep(row)) continue;
    const legs = Array.from({ length: batch.stops[row]! + 1 }, (_, k) => 3 * row + k);
    keys.push(legs.map((at) => `${batch.legs[at]}@${batch.legDay[at]}`).join(' '));
  }
  return keys.toSorted();
}

/** Minutes of all waits together. */
function waitsOf(tt: Timetable, batch: ItineraryBatch, row: number): number {
  let sum = 0;
  for (let at = 3 * row + 1; at <= 3 * row + batch.stops[row]!; at++) {
    const landed = legTimes(tt, batch.legs[at - 1]!, batch.legDay[at - 1]!).arrival;
    sum += legTimes(tt, batch.legs[at]!, batch.legDay[at]!).departure - landed;
  }
  return sum;
}

/** Names the first difference; the lists are too long to print. */
function mustEqual(ours: readonly string[], theirs: readonly string[]): void {
  const at = ours.findIndex((key, i) => key !== theirs[i]);
  ok(
    at < 0 && ours.length === theirs.length,
    `row ${at}: ${ours[at]} but ${theirs[at]} (${ours.length}, ${theirs.length})`,
  );
}
