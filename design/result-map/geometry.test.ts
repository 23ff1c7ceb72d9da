// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boxAround,
  fitBox,
  panBox,
  placeIn,
  roundBelow,
  sheets,
  spanOf,
  widthInMetres,
  zoomBox,
  type MapBox,
} from './geometry.ts';
import { pinsOf, type MapPlace } from './pins.ts';

const point = fc.record({
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  lat: fc.double({ min: -60, max: 70, noNaN: true }),
});
/** Points of one town, anywhere. */
const town = fc
  .tuple(
    point,
    fc.array(
      fc.tuple(fc.double({ min: -0.3, max: 0.3, noNaN: true }), fc.double({ min: -0.3, max: 0.3, noNaN: true })),
      { minLength: 1, maxLength: 30 },
    ),
  )
  .map(([at, steps]) => steps.map(([dx, dy]) => ({ lon: ((at.lon + dx + 540) % 360) - 180, lat: at.lat + dy })));

test('a box around points holds them all, well inside, also across the date line', () => {
  fc.assert(
    fc.property(town, fc.constantFrom('tall', 'wide'), (points, shape) => {
      const box = boxAround(points, shape);
      for (const one of points) {
        for (const share of placeIn(box, one)) {
          expect(share).toBeGreaterThan(0.1);
          expect(share).toBeLessThan(0.9);
        }
      }
    }),
  );
});

test('every box has the proportions of its sheet, so that nothing is stretched', () => {
  fc.assert(
    fc.property(town, fc.constantFrom('tall', 'wide'), (points, shape) => {
      const [width, height] = sheets[shape];
      const box = fitBox(boxAround(points, shape), shape);
      const step = spanOf(box) / 100;
      const middle = { lon: box.west + spanOf(box) / 2, lat: (box.south + box.north) / 2 };
      const [x1, y1] = placeIn(box, middle);
      const [x2] = placeIn(box, { ...middle, lon: middle.lon + step });
      const [, y2] = placeIn(box, { ...middle, lat: middle.lat + step * Math.cos((middle.lat * Math.PI) / 180) });
      expect(((y1 - y2) * height) / ((x2 - x1) * width)).toBeCloseTo(1, 1);
    }),
  );
});

test('nearer and further, there and back lead to where one was', () => {
  const box = boxAround([{ lon: 179.999, lat: 1.3 }], 'tall');
  expect(box.west).toBeGreaterThan(box.east);
  const same = (one: MapBox) => {
    for (const side of ['west', 'south', 'east', 'north'] as const) expect(one[side]).toBeCloseTo(box[side], 9);
  };
  same(zoomBox(zoomBox(box, 0.5), 2));
  same(panBox(panBox(box, 0.5, -0.25), -0.5, 0.25));
});

test('the scale is a round number of metres', () => {
  expect([7, 19, 20, 4_999, 5_000, 12_345].map(roundBelow)).toEqual([5, 10, 20, 2_000, 5_000, 10_000]);
  expect(widthInMetres({ west: 0, east: 1, south: -1, north: 1 })).toBeCloseTo(111_320);
});

/** A price with the pixels that its pin takes when shared: measured in a browser. */
const measured = [
  ['€191', 70],
  ['€1,806', 82],
  ['\u200f8,148\u00a0ج.م.\u200f', 101],
] as const;
/** Pixels of the sheets on a phone of 360 px, and how tall a pin is there. */
const onPhone = { tall: 360, wide: 328 };
const TALL = 32;

test.for(measured)('no two pins of %s cover each other on a phone, every place in view is on one', ([price, wide]) => {
  fc.assert(
    fc.property(town, fc.constantFrom('tall', 'wide'), (points, shape) => {
      const places = points.map((at, index): MapPlace => ({
        ...at,
        id: String(index),
        price,
        amount: 1,
        label: 'x',
        href: '#',
      }));
      const pins = pinsOf(places, boxAround(points, shape), shape);
      const [width, height] = sheets[shape];
      const pixels = onPhone[shape] / width;
      for (const [at, pin] of pins.entries()) {
        for (const other of pins.slice(at + 1)) {
          const apart =
            Math.abs(pin.x - other.x) * width * pixels >= wide || Math.abs(pin.y - other.y) * height * pixels >= TALL;
          expect(apart).toBe(true);
        }
      }
      expect(pins.reduce((sum, pin) => sum + pin.places.length, 0)).toBe(places.length);
    }),
  );
});
