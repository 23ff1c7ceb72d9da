import { parentPort, workerData } from 'node:worker_threads';
import { createScratch, searchItineraries } from '#engine/timetable';
import type { ItineraryQuery, Timetable } from '#engine/timetable';

/** Answers queries for `ms` milliseconds when told to; the timetable's columns are shared, not copied. */
const { tt, queries, capacity } = workerData as { tt: Timetable; queries: readonly ItineraryQuery[]; capacity: number };
const scratch = createScratch(tt, capacity);
for (const query of queries) searchItineraries(tt, query, scratch);
parentPort!.on('message', (ms: number) => {
  const end = performance.now() + ms;
  let done = 0;
  while (performance.now() < end) searchItineraries(tt, queries[done++ % queries.length]!, scratch);
  parentPort!.postMessage(done);
});
parentPort!.postMessage('ready');
