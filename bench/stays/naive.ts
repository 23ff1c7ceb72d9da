import type { Answer, Question } from './question.ts';
import type { BenchProperty } from './world.ts';

/** An array of objects and one predicate: what most sites run once they hold their world in memory. */
export function naiveAnswer(properties: Iterable<BenchProperty>, question: Question): Answer {
  const { south, west, north, east, arrival, nights, adults, children } = question;
  let [count, sum] = [0, 0];
  for (const { id, lat, lon, rooms } of properties) {
    if (lat < south || lat > north || lon < west || lon > east) continue;
    const fits = rooms.some(
      (room) =>
        room.adults >= adults &&
        room.children >= children &&
        room.guests >= adults + children &&
        room.open.some(([from, to]) => from <= arrival && to >= arrival + nights - 1),
    );
    if (!fits) continue;
    count += 1;
    sum += id;
  }
  return { count, sum };
}
