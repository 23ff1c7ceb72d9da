import {
  joinBest,
  priceClasses,
  priceSlice,
  type FareKind,
  type JoinAsk,
  type JoinSide,
  type PricedSlice,
} from '#engine/fares';
import { openOffers, type OfferSearchInput } from '#engine/offers';
import {
  measure,
  type Bench,
  type BenchOptions,
  type BenchReport,
  type Goal,
  type MeasureReport,
} from '../harness/index.ts';
import { benchInput } from '../offers/world.ts';
import { columnsOf, fullProduct, linesOf } from './peers.ts';
import { openSqlJoin } from './sql.ts';

const LISTED = 200;
const SIZES = [
  { label: 'x1', rows: 400 },
  { label: 'x10', rows: 1265 },
  { label: 'x100', rows: 4000 },
] as const;

/** P3: the exact 200 cheapest returns, from itineraries and from priced slices, beside evaluating every pair. */
export const bench: Bench = { name: 'fares', run };

async function run(options: BenchOptions): Promise<BenchReport> {
  const measures: MeasureReport[] = [];
  const facts: Record<string, unknown> = {};
  for (const { label, rows } of options.quick ? SIZES.slice(0, 2) : SIZES) {
    options.log(`${label}: ${rows} x ${rows} itineraries`);
    const input = benchInput(rows, 2, 11);
    const slices = priceBoth(input);
    facts[label] = { out: slices[0]!.count, back: slices[1]!.count, pairs: slices[0]!.count * slices[1]!.count };
    measures.push(await measureSize(label, input, slices, options.quick));
  }
  return { name: 'fares', measures, goals: goalsOf(measures), facts };
}

function priceBoth(input: OfferSearchInput): PricedSlice[] {
  return input.batches.map((batch, at) => priceSlice(input, input.ask, at, batch));
}

async function measureSize(
  label: string,
  input: OfferSearchInput,
  slices: PricedSlice[],
  quick: boolean,
): Promise<MeasureReport> {
  const [out, back] = slices as [PricedSlice, PricedSlice];
  const sql = openSqlJoin(out, back);
  const join = (): number[] => joinBest(askOf(out, back), LISTED).map((pair) => pair.primary);
  const large = label === 'x100';
  const rows = out.count;
  const blocks = quick ? 3 : 7;
  const report = await measure({
    name: `P3 ${label}: 200 cheapest of ${out.count} x ${back.count}`,
    blocks,
    baseline: 'price and join',
    verify: () => {
      const wanted = fullProduct(out, back, LISTED).join();
      for (const found of [join(), sql.best(LISTED)])
        if (found.join() !== wanted) throw new RangeError(`${label}: the lists differ`);
      if (linesOf(out, back, LISTED, 40).join() !== columnsOf(out, back, LISTED, 40).join()) {
        throw new RangeError('prices differ from the lines of the fares');
      }
    },
    subjects: [
      { name: 'price and join', kind: 'ours', count: large ? 8 : 20, run: () => joinOf(input) },
      { name: 'join of priced slices', kind: 'ours', count: large ? 8 : 20, run: join },
      {
        name: 'price, join and all facets',
        kind: 'ours',
        count: large ? 4 : 10,
        run: () => openOffers(input).scan(EVERYTHING),
      },
      {
        name: 'full product of priced slices',
        kind: 'peer',
        count: large ? 1 : 3,
        run: () => fullProduct(out, back, LISTED),
      },
      {
        name: 'every pair priced (1 % of them)',
        kind: 'peer',
        count: 1,
        run: () => linesOf(out, back, LISTED, rows / 10),
      },
      { name: 'SQL join (node:sqlite)', kind: 'peer', count: 1, run: () => sql.best(LISTED) },
    ],
  });
  sql.close();
  return report;
}

const EVERYTHING = { sort: 'cheapest', filters: {}, offset: 0, limit: LISTED } as const;

function joinOf(input: OfferSearchInput): number {
  const [out, back] = priceBoth(input) as [PricedSlice, PricedSlice];
  return joinBest(askOf(out, back), LISTED).length;
}

function askOf(out: PricedSlice, back: PricedSlice): JoinAsk {
  const time = { arrival: out.arrival, departure: back.departure, turn: 60 };
  return { out: sideOf(out), back: sideOf(back), oneTicket: false, time };
}

function sideOf(slice: PricedSlice): JoinSide {
  const { duration } = slice;
  const keysOf = (kind: FareKind) => ({ primary: slice.prices(kind, 0), secondary: duration, tertiary: duration });
  const rows = new Int32Array(slice.count).map((_, row) => row);
  return { rows, classes: priceClasses(slice, 0), oneWay: keysOf('oneWay'), halfReturn: keysOf('halfReturn') };
}

function goalsOf(measures: readonly MeasureReport[]): Goal[] {
  const last = measures.length - 1;
  const p50 = (at: number, name: string): number =>
    measures[at]?.subjects.find((each) => each.name === name)?.p50Us.median ?? NaN;
  const ours = p50(0, 'price and join');
  const joined = p50(0, 'full product of priced slices') / p50(0, 'join of priced slices');
  const priced = (100 * p50(0, 'every pair priced (1 % of them)')) / ours;
  const exponent = (name: string): number => Math.log(p50(last, name) / p50(0, name)) / Math.log(100 ** (last / 2));
  const growth = exponent('price and join');
  return [
    {
      name: 'P3 against pricing every pair',
      wanted: '>= 50x',
      found: `${priced.toFixed(0)}x`,
      reached: priced >= 50,
    },
    {
      name: 'P3 join alone against adding up the priced product',
      wanted: '>= 50x',
      found: `${joined.toFixed(1)}x at x1, ${(p50(last, 'full product of priced slices') / p50(last, 'join of priced slices')).toFixed(1)}x at the largest`,
      reached: joined >= 50,
      because: 'adding two numbers a pair is a kernel, not a fare search',
    },
    {
      name: 'P3 from itineraries',
      wanted: '5 ms p50',
      found: `${(ours / 1000).toFixed(2)} ms`,
      reached: ours <= 5000,
      because: 'pricing 800 itineraries for party, bags and taxes is nearly all of it',
    },
    {
      name: 'P3 growth over pairs',
      wanted: 'exponent <= 0.35',
      found: `${growth.toFixed(2)} (join alone ${exponent('join of priced slices').toFixed(2)})`,
      reached: growth <= 0.35,
      because: 'every itinerary is priced once, which is linear in rows: 0.5 in pairs',
    },
  ];
}
