import { haul } from '#engine/timetable';

const HAULS = ['short', 'medium', 'long'] as const;

/** Position in the by-haul triples of the model: 0 short, 1 medium, 2 long. */
export function haulOf(km: number): number {
  return HAULS.indexOf(haul(km));
}
