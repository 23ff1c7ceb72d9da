import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ItineraryBatch } from '#engine/timetable';
import { BETTER_WAYS, dropWorseTwoStops } from './fewer-stops.ts';

interface Row {
  readonly stops: number;
  readonly departure: number;
  readonly minutes: number;
}

function batchOf(rows: readonly Row[]): ItineraryBatch {
  return {
    count: rows.length,
    legs: Int32Array.from(rows.flatMap((_, i) => [i, i, i])),
    legDay: Int16Array.from(rows.flatMap((_, i) => [i, i, i])),
    stops: Uint8Array.from(rows, (row) => row.stops),
    departure: Int32Array.from(rows, (row) => row.departure),
    arrival: Int32Array.from(rows, (row) => row.departure + row.minutes),
    certificate: { complete: true, considered: rows.length, returned: rows.length, pruned: [], limits: {} },
  };
}

const rows = fc.array(
  fc.record({
    stops: fc.integer({ min: 0, max: 2 }),
    departure: fc.integer({ min: 0, max: 40 }),
    minutes: fc.integer({ min: 1, max: 30 }),
  }),
  { maxLength: 40 },
);

test('keeps exactly the rows that a plain comparison keeps, whole and in order, and counts the others', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const better = (row: Row): number =>
        list.filter(
          (o) => o.stops < 2 && o.departure >= row.departure && o.departure + o.minutes <= row.departure + row.minutes,
        ).length;
      const expected = list.flatMap((row, i) => (row.stops === 2 && better(row) >= BETTER_WAYS ? [] : [i]));
      const kept = dropWorseTwoStops(batchOf(list));
      expect(kept.count).toBe(expected.length);
      expect([...kept.legs.subarray(0, 3 * kept.count)]).toEqual(expected.flatMap((i) => [i, i, i]));
      expect([...kept.stops.subarray(0, kept.count)]).toEqual(expected.map((i) => list[i]!.stops));
      expect(kept.certificate.pruned).toEqual([{ bound: 'fewerStops', count: list.length - kept.count }]);
      expect(kept.certificate.returned).toBe(kept.count);
    }),
  );
});
