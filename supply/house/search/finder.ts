import { createScratch, searchItineraries } from '#engine/timetable';
import type { ItineraryBatch, ItineraryQuery, SearchScratch, Timetable } from '#engine/timetable';

/** A third more than the busiest two cities of the sample world have in one direction on their busiest days. */
const MAX_ITINERARIES = 450_000;

type FindAsk = Partial<Pick<ItineraryQuery, 'maxStops' | 'longestTwoStops'>>;

/** Finds the ways of one slice; `slot` names the scratch, so that the batches of two slices stand side by side. */
export interface Finder {
  find(slot: number, from: readonly string[], to: readonly string[], day: number, asked?: FindAsk): ItineraryBatch;
}

export function createFinder(timetable: Timetable, capacity = MAX_ITINERARIES): Finder {
  const rowOf = new Map(timetable.airports.code.map((code, row) => [code, row]));
  const scratches: SearchScratch[] = [];
  // Airports that the timetable does not know have no flights, so they are left out.
  const rows = (codes: readonly string[]): number[] => codes.flatMap((code) => rowOf.get(code) ?? []);
  return {
    find(slot, from, to, day, asked) {
      const scratch = (scratches[slot] ??= createScratch(timetable, capacity));
      const query = { maxStops: 2 as const, ...asked, origins: rows(from), destinations: rows(to), day };
      return searchItineraries(timetable, query, scratch);
    },
  };
}
