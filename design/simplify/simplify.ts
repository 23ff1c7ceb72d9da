export type Point = readonly [x: number, y: number];

/** Visvalingam: drops the points whose triangle with their neighbours is smaller than `area`, smallest first. */
export function simplifyRing(ring: readonly Point[], area: number): readonly Point[] {
  const kept = ring.map((point) => point);
  const size = (at: number) => {
    const [a, b, c] = [kept.at(at - 1)!, kept[at]!, kept[(at + 1) % kept.length]!];
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  };
  while (kept.length > 4) {
    let least = Infinity;
    let which = -1;
    for (let at = 0; at < kept.length; at += 1) {
      const own = size(at);
      if (own < least) [least, which] = [own, at];
    }
    if (least >= area) break;
    kept.splice(which, 1);
  }
  return kept;
}

export function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  for (let at = 0; at < ring.length; at += 1) {
    const [a, b] = [ring[at]!, ring[(at + 1) % ring.length]!];
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return Math.abs(sum) / 2;
}

/** Corner cutting: each pass replaces a corner by two points on its sides. */
export function smoothRing(ring: readonly Point[], passes: number): readonly Point[] {
  let points = ring;
  for (let pass = 0; pass < passes; pass += 1) {
    points = points.flatMap((point, at) => {
      const next = points[(at + 1) % points.length]!;
      return [
        [point[0] * 0.75 + next[0] * 0.25, point[1] * 0.75 + next[1] * 0.25],
        [point[0] * 0.25 + next[0] * 0.75, point[1] * 0.25 + next[1] * 0.75],
      ] as const;
    });
  }
  return points;
}

/** A closed path in relative whole steps of a tenth, the shortest text that SVG has. */
export function ringPath(ring: readonly Point[]): string {
  const tenth = (value: number) => Math.round(value * 10);
  const short = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.');
  let [x, y] = [0, 0];
  return `${ring
    .map((point, at) => {
      const [toX, toY] = [tenth(point[0]), tenth(point[1])];
      const [dx, dy] = [toX - x, toY - y];
      [x, y] = [toX, toY];
      const second = short(dy);
      return `${at === 0 ? 'm' : at === 1 ? 'l' : dx < 0 ? '' : ' '}${short(dx)}${dy < 0 ? '' : ' '}${second}`;
    })
    .join('')}z`.replace(/^m/, 'M');
}
