import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestPair } from './best-pair.ts';
import { joinBest, type JoinAsk, type JoinedPair, type JoinSide } from './join.ts';

interface Row {
  readonly group: number;
  readonly stops: number;
  readonly half: number;
  readonly extra: number;
  readonly penalty: number;
  readonly second: number;
  readonly third: number;
  readonly time: number;
  /** An airport; it tells classes apart. */
  readonly end: number;
}

/** Few values, so that ties and shared classes are common. */
const row: fc.Arbitrary<Row> = fc.record({
  group: fc.nat(3),
  stops: fc.nat(2),
  half: fc.nat(5),
  extra: fc.nat(2),
  penalty: fc.nat(3),
  second: fc.nat(3),
  third: fc.nat(2),
  time: fc.nat(10),
  end: fc.nat(2),
});

const keyOf = (each: Row): string => `${each.group} ${each.stops} ${each.half} ${each.extra} ${each.end}`;

/** Rows of the same airport are not made dearer, others the more the farther apart. */
const changed = (left: Row, right: Row): number => 2 * Math.abs(left.end - right.end);

function sideOf(rows: readonly Row[]): JoinSide {
  const names = [...new Set(rows.map(keyOf))];
  const first = names.map((name) => rows.find((each) => keyOf(each) === name)!);
  const keys = (extra: (each: Row) => number) => ({
    primary: Float64Array.from(rows, (each) => each.half + extra(each) + each.penalty),
    secondary: Float64Array.from(rows, (each) => each.second),
    tertiary: Float64Array.from(rows, (each) => each.third),
  });
  return {
    rows: Int32Array.from(rows, (_, at) => at),
    classes: {
      count: first.length,
      of: Uint32Array.from(rows, (each) => names.indexOf(keyOf(each))),
      carrier: Uint16Array.from(first, (each) => each.group),
      stops: Uint8Array.from(first, (each) => each.stops),
      oneWay: Float64Array.from(first, (each) => each.half + each.extra),
      halfReturn: Float64Array.from(first, (each) => each.half),
    },
    halfReturn: keys(() => 0),
    oneWay: keys((each) => each.extra),
  };
}

interface Asked {
  readonly timed: boolean;
  readonly changes: boolean;
}

function askOf(out: readonly Row[], back: readonly Row[], { timed, changes }: Asked, rest: Partial<JoinAsk>): JoinAsk {
  const arrival = Int32Array.from(out, (each) => each.time);
  const departure = Int32Array.from(back, (each) => each.time + 4);
  const sides = { out: sideOf(out), back: sideOf(back), oneTicket: false };
  const classes = [out, back].map((rows) => [...new Map(rows.map((each) => [keyOf(each), each])).values()]);
  const extra = (left: number, right: number): number => changed(classes[0]![left]!, classes[1]![right]!);
  return { ...sides, ...(timed && { time: { arrival, departure, turn: 1 } }), ...(changes && { extra }), ...rest };
}

function product(ask: JoinAsk, out: readonly Row[], back: readonly Row[]): JoinedPair[] {
  const pairs: JoinedPair[] = [];
  out.forEach((left, i) =>
    back.forEach((right, j) => {
      const own = left.group === right.group;
      const price = left.half + right.half + (own ? 0 : left.extra + right.extra);
      if ((ask.time && right.time + 4 < left.time + 1) || (ask.oneTicket && !own)) return;
      if (ask.price && (price < ask.price[0] || price > ask.price[1])) return;
      if (ask.worstStops && !ask.worstStops.includes(Math.max(left.stops, right.stops))) return;
      const primary = price + left.penalty + right.penalty + (ask.extra ? changed(left, right) : 0);
      const [secondary, tertiary] = [left.second + right.second, left.third + right.third];
      pairs.push({ out: i, back: j, primary, secondary, tertiary });
    }),
  );
  return pairs.sort(
    (a, b) =>
      a.primary - b.primary || a.secondary - b.secondary || a.tertiary - b.tertiary || a.out - b.out || a.back - b.back,
  );
}

test('the lazy join gives the first pairs of the full product, ties included', () => {
  const rows = fc.array(row, { maxLength: 20 });
  const window = fc.tuple(fc.nat(9), fc.nat(9)).map(([low, width]): [number, number] => [low, low + width]);
  const stops = fc.subarray([0, 1, 2], { minLength: 1 });
  const rest = fc.record({
    oneTicket: fc.boolean(),
    timed: fc.boolean(),
    changes: fc.boolean(),
    price: fc.option(window),
    worstStops: fc.option(stops),
  });
  fc.assert(
    fc.property(
      rows,
      rows,
      rest,
      fc.integer({ min: 0, max: 90 }),
      (out, back, { oneTicket, timed, changes, price, worstStops }, limit) => {
        const wanted = { oneTicket, price: price ?? undefined, worstStops: worstStops ?? undefined };
        const ask = askOf(out, back, { timed, changes }, wanted);
        const pairs = product(ask, out, back);
        expect(joinBest(ask, limit)).toEqual(pairs.slice(0, limit));
        expect(bestPair(ask)).toEqual(pairs[0]);
      },
    ),
    { numRuns: 3000 },
  );
});
