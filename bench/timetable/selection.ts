import type { ItineraryBatch } from '#engine/timetable';

const LONGEST = 8192;
const counts = new Int32Array(LONGEST + 1);
const chosen = new Int32Array(500);

/** Rows of the 500 shortest itineraries by total minutes, through a histogram; returns how many were written. */
export function shortest500(batch: ItineraryBatch): number {
  counts.fill(0);
  for (let row = 0; row < batch.count; row++) counts[Math.min(LONGEST, batch.arrival[row]! - batch.departure[row]!)]!++;
  let limit = 0;
  for (let sum = counts[0]!; limit < LONGEST && sum < chosen.length;) sum += counts[++limit]!;
  let taken = 0;
  for (let row = 0; row < batch.count && taken < chosen.length; row++) {
    if (batch.arrival[row]! - batch.departure[row]! <= limit) chosen[taken++] = row;
  }
  return taken;
}
