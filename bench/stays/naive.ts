import type { Answer, Question } from './question.ts';
import type { BenchProperty } from './world.ts';

/** An array of objects and one predicate: what most sites run once they hold their world in memory. */
export function naiveAnswer(properties: readonly BenchProperty[], question: Question): Answer {
  const { south, west, north, east, arrival, nights, adults, children } = question;
  const found = properties.filter(
    ({ lat, lon, rooms }) =>
      lat >= south &&
      lat <= north &&
      lon >= west &&
      lon <= east &&
      rooms.some(
        (room) =>
          room.adults >= adults &&
          room.children >= children &&
          room.guests >= adults + children &&
          room.open.some(([from, to]) => from <= arrival && to >= arrival + nights - 1),
      ),
  );
  return { count: found.length, sum: found.reduce((sum, { id }) => sum + id, 0) };
}
