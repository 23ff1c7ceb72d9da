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

/** Rows `from` to `to` excluded, ascending; `inside`: all of them lie in the box that was asked for. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
  readonly inside: boolean;
}

/** Ranges that hold every row inside a box that does not cross the antimeridian; neighbours of one kind are joined. */
export function rangesIn(boxes: Int32Array, rows: number, box: MapBox): RowRange[] {
  const levels = levelSizes(rows);
  const starts = levels.map((_, level) => levels.slice(0, level).reduce((sum, size) => sum + size, 0));
  const found: RowRange[] = [];
  const [south, west, north, east] = [box.south * 1e6, box.west * 1e6, box.north * 1e6, box.east * 1e6];
  const visit = (level: number, index: number): void => {
    const at = (starts[level]! + index) * SIDES;
    const [low, left, high, right] = [boxes[at]!, boxes[at + 1]!, boxes[at + 2]!, boxes[at + 3]!];
    if (low > north || high < south || left > east || right < west) return;
    const inside = low >= south && high <= north && left >= west && right <= east;
    if (inside || level === 0) {
      const span = FAN ** (level + 1);
      add(found, index * span, Math.min(rows, (index + 1) * span), inside);
      return;
    }
    const last = Math.min(levels[level - 1]!, (index + 1) * FAN);
    for (let child = index * FAN; child < last; child++) visit(level - 1, child);
  };
  if (rows > 0) visit(levels.length - 1, 0);
  return found;
}

function add(found: RowRange[], from: number, to: number, inside: boolean): void {
  const last = found.at(-1);
  if (last?.to === from && last.inside === inside) found[found.length - 1] = { from: last.from, to, inside };
  else found.push({ from, to, inside });
}
