import type { ItineraryBatch } from '#engine/timetable';

/** So many ways with fewer stops must do at least as well before a two-stop itinerary is left out: some of them may be sold out. */
export const BETTER_WAYS = 3;

/**
 * Leaves out two-stop itineraries for which at least three with fewer stops leave no earlier and arrive no later: trunk markets
 * have tens of thousands of them and nobody takes one. They are counted in the certificate under `fewerStops`.
 * Compacts the columns of the batch in place.
 */
export function dropWorseTwoStops(batch: ItineraryBatch): ItineraryBatch {
  const rivals = rivalArrivals(batch);
  let count = 0;
  for (let row = 0; row < batch.count; row++) {
    const worse = batch.stops[row] === 2 && thirdBest(rivals, batch.departure[row]!) <= batch.arrival[row]!;
    if (worse) continue;
    if (count < row) copyRow(batch, row, count);
    count++;
  }
  const { certificate } = batch;
  const pruned = [...certificate.pruned, { bound: 'fewerStops', count: batch.count - count }];
  return {
    ...batch,
    count,
    certificate: {
      ...certificate,
      returned: count,
      pruned,
      limits: { ...certificate.limits, fewerStopsWays: BETTER_WAYS },
    },
  };
}

interface Rivals {
  /** Departures of itineraries with fewer stops, ascending. */
  readonly departures: Int32Array;
  /** The third earliest arrival among those that leave at or after the same row. */
  readonly third: Int32Array;
}

const NEVER = 0x7fffffff;

function rivalArrivals(batch: ItineraryBatch): Rivals {
  const rows: number[] = [];
  for (let row = 0; row < batch.count; row++) if (batch.stops[row]! < 2) rows.push(row);
  rows.sort((a, b) => batch.departure[a]! - batch.departure[b]!);
  const departures = Int32Array.from(rows, (row) => batch.departure[row]!);
  const third = new Int32Array(rows.length);
  const best = Array.from({ length: BETTER_WAYS }, () => NEVER);
  for (let i = rows.length - 1; i >= 0; i--) {
    const arrival = batch.arrival[rows[i]!]!;
    if (arrival < best[BETTER_WAYS - 1]!) {
      best[BETTER_WAYS - 1] = arrival;
      best.sort((a, b) => a - b);
    }
    third[i] = best[BETTER_WAYS - 1]!;
  }
  return { departures, third };
}

function thirdBest({ departures, third }: Rivals, departure: number): number {
  let low = 0;
  let high = departures.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (departures[middle]! < departure) low = middle + 1;
    else high = middle;
  }
  return low === third.length ? NEVER : third[low]!;
}

function copyRow(batch: ItineraryBatch, from: number, to: number): void {
  batch.legs.copyWithin(3 * to, 3 * from, 3 * from + 3);
  batch.legDay.copyWithin(3 * to, 3 * from, 3 * from + 3);
  batch.stops[to] = batch.stops[from]!;
  batch.departure[to] = batch.departure[from]!;
  batch.arrival[to] = batch.arrival[from]!;
}
