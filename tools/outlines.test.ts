import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { expect, test } from 'vitest';
import { createOutline } from '#engine/geo';
import { OUTLINES } from '../supply/house/fares/taxes/outlines.ts';
import { outlines, writtenOutlines } from './write-outlines.ts';

test('the outlines are those that the package of maps gives', () => {
  expect(writtenOutlines()).toEqual(outlines());
});

type Point = readonly [lon: number, lat: number];

/** The United States as the finest map has them, looked at point by point. */
function isOverland(): (lat: number, lon: number) => boolean {
  const topology = createRequire(import.meta.url)('world-atlas/countries-10m.json');
  const { features } = feature(topology, topology.objects.countries) as unknown as {
    features: { id: string; geometry: { coordinates: Point[][][] } }[];
  };
  const rings = features.find(({ id }) => id === '840')!.geometry.coordinates.flat();
  /** Edges by each whole degree of latitude that they touch: of forty thousand a point looks at some hundred. */
  const bands = new Map<number, (readonly [Point, Point])[]>();
  for (const ring of rings)
    for (let at = 1; at < ring.length; at++) {
      const edge = [ring[at - 1]!, ring[at]!] as const;
      const [south, north] = [Math.min(edge[0][1], edge[1][1]), Math.max(edge[0][1], edge[1][1])].map(Math.floor);
      for (let band = south!; band <= north!; band++) {
        const edges = bands.get(band) ?? [];
        edges.push(edge);
        bands.set(band, edges);
      }
    }
  return (lat, lon) => {
    let inside = false;
    for (const [[x1, y1], [x2, y2]] of bands.get(Math.floor(lat)) ?? [])
      if (y1 > lat !== y2 > lat && lon < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    return inside;
  };
}

const AIRPORTS = {
  HNL: [21.32, -157.92],
  LAX: [33.94, -118.4],
  SFO: [37.62, -122.38],
  JFK: [40.64, -73.78],
  ORD: [41.98, -87.9],
  ANC: [61.17, -150],
  SEA: [47.45, -122.31],
  FAI: [64.8, -147.8],
  JNU: [58.35, -134.58],
} as const;

/** Middle of a great circle. */
function middleOf([latA, lonA]: readonly [number, number], [latB, lonB]: readonly [number, number]): [number, number] {
  const [a, b, turn] = [latA, latB, lonB - lonA].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const x = Math.cos(b) * Math.cos(turn);
  const y = Math.cos(b) * Math.sin(turn);
  const lat = Math.atan2(Math.sin(a) + Math.sin(b), Math.hypot(Math.cos(a) + x, y));
  return [(lat * 180) / Math.PI, lonA + (Math.atan2(y, Math.cos(a) + x) * 180) / Math.PI];
}

/** The share of points over land, halving the way again and again. */
function counted(
  over: ReturnType<typeof isOverland>,
  from: readonly [number, number],
  to: readonly [number, number],
  depth: number,
): number {
  const middle = middleOf(from, to);
  if (depth === 0) return over(...middle) ? 1 : 0;
  return (counted(over, from, middle, depth - 1) + counted(over, middle, to, depth - 1)) / 2;
}

test('shares over the United States are those of five hundred points on the finest map, to one percent', () => {
  const over = isOverland();
  const { shareOver } = createOutline(OUTLINES.get('US')!);
  const ways = (['HNL', 'ANC', 'FAI', 'JNU'] as const).flatMap((from) =>
    (['LAX', 'SFO', 'JFK', 'ORD', 'SEA'] as const).map((to) => [from, to] as const),
  );
  const off = [...ways, ['ANC', 'HNL'] as const].map(([from, to]) => {
    const [[latA, lonA], [latB, lonB]] = [AIRPORTS[from], AIRPORTS[to]];
    const share = shareOver(latA, lonA, latB, lonB);
    return { way: `${from} ${to}`, by: share - counted(over, AIRPORTS[from], AIRPORTS[to], 9) };
  });
  // Among the fjords of Juneau the finer map has more water; by the law it is all of the country's, so the coarser one is nearer.
  const mostOf = (way: string): number => (way === 'JNU SEA' ? 0.04 : 0.01);
  expect(off.filter(({ way, by }) => Math.abs(by) >= mostOf(way))).toEqual([]);
});
