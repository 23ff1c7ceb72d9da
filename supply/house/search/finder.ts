import { createScratch, searchItineraries } from '#engine/timetable';
import type { ItineraryBatch, SearchScratch, Timetable } from '#engine/timetable';

/**
 * Itineraries of one slice at most, some three times what the busiest market of the sample world has; beyond it the certificate
 * says so. The room is reserved, not filled: memory is taken by the rows that were ever written.
 */
const MAX_ITINERARIES = 1_000_000;

/** Finds the ways of one slice; `slot` names the scratch, so that the batches of two slices stand side by side. */
export interface Finder {
  find(slot: number, from: readonly string[], to: readonly string[], day: number): ItineraryBatch;
}

export function createFinder(timetable: Timetable, capacity = MAX_ITINERARIES): Finder {
  const rowOf = new Map(timetable.airports.code.map((code, row) => [code, row]));
  const scratches: SearchScratch[] = [];
  // Airports that the timetable does not know have no flights, so they are left out.
  const rows = (codes: readonly string[]): number[] => codes.flatMap((code) => rowOf.get(code) ?? []);
  return {
    find(slot, from, to, day) {
      const scratch = (scratches[slot] ??= createScratch(timetable, capacity));
      const query = { origins: rows(from), destinations: rows(to), day, maxStops: 2 } as const;
      return searchItineraries(timetable, query, scratch);
    },
  };
}
