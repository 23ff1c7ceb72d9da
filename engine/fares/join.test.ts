import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinBest, type JoinAsk, type JoinedPair, type JoinKeys } from './join.ts';

interface Row {
  readonly group: number;
  readonly stops: number;
  readonly half: number;
  readonly extra: number;
  readonly second: number;
  readonly time: number;
}

/** Few values, so that ties are common. */
const row: fc.Arbitrary<Row> = fc.record({
  group: fc.nat(3),
  stops: fc.nat(2),
  half: fc.nat(8),
  extra: fc.nat(4),
  second: fc.nat(3),
  time: fc.nat(10),
});

function keys(rows: readonly Row[], kind: 'half' | 'oneWay'): JoinKeys {
  const primary = Float64Array.from(rows, (each) => each.half + (kind === 'oneWay' ? each.extra : 0));
  const secondary = Float64Array.from(rows, (each) => each.second);
  const order = Int32Array.from(rows, (_, at) => at).sort(
    (a, b) => primary[a]! - primary[b]! || secondary[a]! - secondary[b]! || a - b,
  );
  return { primary, secondary, price: primary, rows: order };
}

function askOf(out: readonly Row[], back: readonly Row[], rest: Partial<JoinAsk>): JoinAsk {
  const side = (rows: readonly Row[]) => ({
    group: Uint16Array.from(rows, (each) => each.group),
    stops: Uint8Array.from(rows, (each) => each.stops),
    halfReturn: keys(rows, 'half'),
    oneWay: keys(rows, 'oneWay'),
  });
  return {
    out: side(out),
    back: side(back),
    groups: 4,
    oneTicket: false,
    arrival: Int32Array.from(out, (each) => each.time),
    departure: Int32Array.from(back, (each) => each.time + 4),
    turn: 1,
    ...rest,
  };
}

function product(ask: JoinAsk, out: readonly Row[], back: readonly Row[]): JoinedPair[] {
  const pairs: JoinedPair[] = [];
  out.forEach((left, i) =>
    back.forEach((right, j) => {
      const own = left.group === right.group;
      const extra = own ? 0 : left.extra + right.extra;
      const primary = left.half + right.half + extra;
      if (right.time + 4 < left.time + 1 || (ask.oneTicket && !own)) return;
      if (ask.price && (primary < ask.price[0] || primary > ask.price[1])) return;
      if (ask.worstStops && !ask.worstStops.includes(Math.max(left.stops, right.stops))) return;
      pairs.push({ out: i, back: j, primary, secondary: left.second + right.second });
    }),
  );
  return pairs.sort((a, b) => a.primary - b.primary || a.secondary - b.secondary || a.out - b.out || a.back - b.back);
}

test('the lazy join gives the first pairs of the full product, ties included', () => {
  const rows = fc.array(row, { maxLength: 14 });
  const window = fc.tuple(fc.nat(12), fc.nat(12)).map(([low, width]): [number, number] => [low, low + width]);
  const stops = fc.subarray([0, 1, 2], { minLength: 1 });
  const rest = fc.record({ oneTicket: fc.boolean(), price: fc.option(window), worstStops: fc.option(stops) });
  fc.assert(
    fc.property(
      rows,
      rows,
      rest,
      fc.integer({ min: 0, max: 60 }),
      (out, back, { oneTicket, price, worstStops }, limit) => {
        const ask = askOf(out, back, { oneTicket, price: price ?? undefined, worstStops: worstStops ?? undefined });
        expect(joinBest(ask, limit)).toEqual(product(ask, out, back).slice(0, limit));
      },
    ),
    { numRuns: 3000 },
  );
});
