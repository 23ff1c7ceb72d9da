import { findReady, type StaySnapshot } from '#engine/stays';
import { askOf, type Question } from './question.ts';

/** Reads every value that a question needs of the properties in its box, once: no program can do with less. */
export function columnReader(world: StaySnapshot, question: Question): () => number {
  const { latE6, lonE6, firstRoom, children } = world.properties;
  const { holds, open, count } = world.rooms;
  const { south, west, north, east, arrival, nights } = question;
  const rows = Int32Array.from(latE6.keys()).filter((row) => {
    const [lat, lon] = [latE6[row]!, lonE6[row]!];
    return lat >= south * 1e6 && lat <= north * 1e6 && lon >= west * 1e6 && lon <= east * 1e6;
  });
  const first = (arrival >> 5) * count;
  const last = ((arrival + nights - 1) >> 5) * count;
  return () => {
    let sum = 0;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!;
      sum += latE6[row]! + lonE6[row]! + children[row]!;
      for (let room = firstRoom[row]!; room < firstRoom[row + 1]!; room++)
        sum += holds[room]! + open[first + room]! + open[last + room]!;
    }
    return sum;
  };
}

export function inBox(world: StaySnapshot, question: Question): number {
  return findReady(world, askOf(question)).inArea;
}
