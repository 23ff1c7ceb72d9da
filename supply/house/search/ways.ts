import type { ResolvedFlightQuery } from '#domain/search/verticals';
import type { ItineraryBatch } from '#engine/timetable';
import type { Finder } from './finder.ts';

/**
 * Ways of all slices of a search together, a sixth more than the busiest two cities of the sample world have there and back. They
 * are found, priced and counted within half a second; a search over several cities has three times as many.
 */
export const MOST_WAYS = 450_000;

const ONE_STOP = 1;

/**
 * The ways of every slice of a search. Where they are more than can be compared in time, those with two stops are left out, in
 * every slice, and the certificate says so: with so many there is no trip that needs them.
 */
export function findWays(
  finder: Finder,
  { airports }: Pick<ResolvedFlightQuery, 'airports'>,
  days: readonly number[],
  most = MOST_WAYS,
): readonly ItineraryBatch[] {
  const found = days.map((day, i) => finder.find(i, airports[i]!.from, airports[i]!.to, day));
  const before = found.map(({ count, certificate }) => ({ count, complete: certificate.complete }));
  const ways = before.reduce((sum, { count }) => sum + count, 0);
  if (ways <= most && before.every(({ complete }) => complete)) return found;
  return days.map((day, i) => {
    const batch = finder.find(i, airports[i]!.from, airports[i]!.to, day, ONE_STOP);
    const { certificate, count } = batch;
    const left = { bound: 'twoStops', count: before[i]!.count - count };
    return {
      ...batch,
      certificate: {
        ...certificate,
        complete: false,
        considered: certificate.considered + left.count,
        pruned: [...certificate.pruned, left],
        limits: { ...certificate.limits, ways: most },
      },
    };
  });
}
