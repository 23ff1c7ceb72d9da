import { shared } from '#engine/snapshot';
import type { MapBox } from './ask.ts';

/** Properties beneath one box of the lowest level, and boxes beneath one of the next. */
const FAN = 16;
/** south, west, north, east in millionths of a degree. */
const SIDES = 4;

export interface Points {
  readonly latE6: Int32Array;
  readonly lonE6: Int32Array;
}

/** Boxes around each 16 neighbouring rows, around each 16 of those, and so on up to one; lowest level first. */
export function boxesOver({ latE6, lonE6 }: Points): Int32Array {
  const levels = levelSizes(latE6.length);
  const boxes = shared(
    Int32Array,
    levels.reduce((sum, size) => sum + size * SIDES, 0),
  );
  for (let row = 0; row < latE6.length; row++) {
    const at = (row >> 4) * SIDES;
    if (row % FAN === 0) boxes.set([latE6[row]!, lonE6[row]!, latE6[row]!, lonE6[row]!], at);
    else widen(boxes, at, latE6[row]!, lonE6[row]!, latE6[row]!, lonE6[row]!);
  }
  let below = 0;
  for (let level = 1; level < levels.length; level++) {
    const start = below + levels[level - 1]!;
    for (let child = 0; child < levels[level - 1]!; child++) {
      const from = (below + child) * SIDES;
      const at = (start + (child >> 4)) * SIDES;
      if (child % FAN === 0) boxes.copyWithin(at, from, from + SIDES);
      else widen(boxes, at, boxes[from]!, boxes[from + 1]!, boxes[from + 2]!, boxes[from + 3]!);
    }
    below = start;
  }
  return boxes;
}

export function boxCount(rows: number): number {
  return levelSizes(rows).reduce((sum, size) => sum + size, 0);
}

function levelSizes(rows: number): number[] {
  const sizes: number[] = [];
  for (let size = Math.ceil(rows / FAN); size > 0; size = Math.ceil(size / FAN)) {
    sizes.push(size);
    if (size === 1) break;
  }
  return sizes;
}

function widen(boxes: Int32Array, at: number, south: number, west: number, north: number, east: number): void {
  if (south < boxes[at]!) boxes[at] = south;
  if (west < boxes[at + 1]!) boxes[at + 1] = west;
  if (north > boxes[at + 2]!) boxes[at + 2] = north;
  if (east > boxes[at + 3]!) boxes[at + 3] = east;
}

/**
 * Ranges that hold every row inside a box that does not cross the antimeridian, ascending: first row, row after the last, and 1 where
 * all of them lie inside, 0 where each must be looked at. Neighbours of one kind are joined.
 */
export function rangesIn(boxes: Int32Array, rows: number, box: MapBox): number[] {
  const levels = levelSizes(rows);
  const starts: number[] = [];
  let start = 0;
  for (const size of levels) {
    starts.push(start);
    start += size;
  }
  const found: number[] = [];
  const [south, west, north, east] = [box.south * 1e6, box.west * 1e6, box.north * 1e6, box.east * 1e6];
  const visit = (level: number, from: number, to: number): void => {
    for (let index = from; index < to; index++) {
      const at = (starts[level]! + index) * SIDES;
      const low = boxes[at]!;
      const left = boxes[at + 1]!;
      const high = boxes[at + 2]!;
      const right = boxes[at + 3]!;
      if (low > north || high < south || left > east || right < west) continue;
      const inside = low >= south && high <= north && left >= west && right <= east;
      if (inside || level === 0) {
        const span = FAN ** (level + 1);
        add(found, index * span, Math.min(rows, (index + 1) * span), inside ? 1 : 0);
      } else {
        visit(level - 1, index * FAN, Math.min(levels[level - 1]!, (index + 1) * FAN));
      }
    }
  };
  if (rows > 0) visit(levels.length - 1, 0, 1);
  return found;
}

function add(found: number[], from: number, to: number, inside: number): void {
  const last = found.length;
  if (last > 0 && found[last - 2] === from && found[last - 1] === inside) found[last - 2] = to;
  else found.push(from, to, inside);
}
