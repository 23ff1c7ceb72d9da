import { openOffers, type OfferFilters, type OfferSearch } from '#engine/offers';
import { measure, type BenchOptions, type Goal, type MeasureReport } from '../harness/index.ts';
import { benchInput } from './world.ts';

/** Flights a direction. */
const SIZES = [4_000, 40_000, 200_000] as const;
const FACETS = 'facets of whole trips';
const OUT = 'flights out with lowest totals, facets, 30 cards';
const BACK = 'flights back with one out, facets, 30 cards';
const TRIPS = 'whole trips by flight out with the ways back, facets, 30 cards';
const WHOLE = 'whole trips, facets, 30 cards';

const GOALS = [
  ['Flights out', OUT],
  ['Whole trips by flight out', TRIPS],
] as const;

const FILTERS: readonly OfferFilters[] = [
  {},
  { stops: [0, 1] },
  { oneTicket: true },
  { slices: [{ departure: [360, 1200] }, { departure: [360, 1440], stops: [0, 1] }] },
  { noNightWait: true, refundable: true },
];

/** A return chosen flight by flight, beside the facets alone of the same search: each subject answers under five sets of filters. */
export async function measureSteps(options: BenchOptions): Promise<MeasureReport[]> {
  const reports: MeasureReport[] = [];
  for (const rows of options.quick ? SIZES.slice(0, 1) : SIZES) {
    options.log(`${rows} flights a direction: pricing`);
    reports.push(await measureSize(rows, options.quick));
  }
  return reports;
}

async function measureSize(rows: number, quick: boolean): Promise<MeasureReport> {
  const search = openOffers(benchInput(rows, 2, 7));
  const ask = (i: number, limit: number) =>
    ({ sort: 'best', filters: FILTERS[i % FILTERS.length]!, offset: 0, limit }) as const;
  const [first] = search.view({ ...ask(0, 1), step: { list: 'out' } }).rows;
  const chosen = first!.key.split('~')[0]!;
  const count = rows > 100_000 ? 10 : 20;
  return measure({
    name: `Return flight by flight: ${rows} x ${rows}`,
    baseline: FACETS,
    blocks: quick ? 3 : 7,
    verify: () => verify(search, FILTERS),
    subjects: [
      { name: FACETS, kind: 'ours', count, run: (i) => search.scan(ask(i, 0)).facets() },
      { name: OUT, kind: 'ours', count, run: (i) => search.view({ ...ask(i, 30), step: { list: 'out' } }) },
      { name: BACK, kind: 'ours', count, run: (i) => search.view({ ...ask(i, 30), step: { list: 'back', chosen } }) },
      { name: TRIPS, kind: 'ours', count, run: (i) => search.view({ ...ask(i, 30), step: { list: 'trips' } }) },
      { name: WHOLE, kind: 'ours', count, run: (i) => search.view(ask(i, 30)) },
    ],
  });
}

/** The cheapest flight out costs what the cheapest whole trip does. */
function verify(search: OfferSearch, all: readonly OfferFilters[]): void {
  for (const filters of all) {
    const ask = { sort: 'cheapest', filters, offset: 0, limit: 1 } as const;
    const [pair, flight] = [search.view(ask), search.view({ ...ask, step: { list: 'out' } })];
    if (pair.rows[0]?.totalMinor !== flight.rows[0]?.totalMinor) throw new RangeError('the lowest totals differ');
  }
}

export function stepGoals(reports: readonly MeasureReport[]): Goal[] {
  return reports.flatMap((report, at) => {
    const p50 = (name: string): number => report.subjects.find((each) => each.name === name)?.p50Us.median ?? NaN;
    return GOALS.map(([what, subject]) => {
      const found = p50(subject) / p50(FACETS);
      return {
        name: `${what} against facets alone, ${SIZES[at]} a direction`,
        wanted: '<= 2x',
        found: `${found.toFixed(1)}x (${(p50(subject) / 1000).toFixed(1)} ms)`,
        reached: found <= 2,
      };
    });
  });
}
