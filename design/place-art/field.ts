import type { Point } from '#design/simplify';

/** Smooth noise from 0 to 1 over whole steps, the same for the same seed everywhere. */
export function createNoise(seed: number): (x: number, y: number) => number {
  const at = (x: number, y: number) => {
    let hash = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 1_274_126_177);
    hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
    return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
  };
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [x0, y0] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - x0), ease(y - y0)];
    const top = at(x0, y0) * (1 - u) + at(x0 + 1, y0) * u;
    const bottom = at(x0, y0 + 1) * (1 - u) + at(x0 + 1, y0 + 1) * u;
    return top * (1 - v) + bottom * v;
  };
}

export interface Field {
  readonly columns: number;
  readonly rows: number;
  readonly step: number;
  readonly values: Float64Array;
}

/**
 * Closed lines where the field crosses `level` (marching squares). Values on the border must be below the level.
 * Each cell with a crossing gives one or two edges; edges are then joined end to end.
 */
export function contours({ columns, rows, step, values }: Field, level: number): readonly (readonly Point[])[] {
  const next = new Map<string, Point>();
  const key = ([x, y]: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;
  const value = (x: number, y: number) => values[y * columns + x]! - level;
  const cross = (ax: number, ay: number, bx: number, by: number): Point => {
    const [a, b] = [value(ax, ay), value(bx, by)];
    const share = a / (a - b);
    return [(ax + (bx - ax) * share) * step, (ay + (by - ay) * share) * step];
  };
  for (let y = 0; y < rows - 1; y += 1) {
    for (let x = 0; x < columns - 1; x += 1) {
      const corners = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ] as const;
      const inside = corners.map(([cx, cy]) => value(cx, cy) > 0);
      // Walking the cell clockwise, a line enters where the field falls and leaves where it rises.
      const falls: Point[] = [];
      const rises: Point[] = [];
      for (let side = 0; side < 4; side += 1) {
        const [a, b] = [corners[side]!, corners[(side + 1) % 4]!];
        if (inside[side] === inside[(side + 1) % 4]) continue;
        (inside[side] ? falls : rises).push(cross(a[0], a[1], b[0], b[1]));
      }
      for (const [at, from] of falls.entries()) next.set(key(from), rises[at]!);
    }
  }
  return joined(next, key);
}

function joined(next: Map<string, Point>, key: (point: Point) => string): readonly (readonly Point[])[] {
  const rings: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    let at = start;
    for (let point = next.get(at); point; point = next.get(at)) {
      next.delete(at);
      ring.push(point);
      at = key(point);
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}
