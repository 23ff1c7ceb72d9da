import { openOffers, type OfferFilters, type OfferSearch } from '#engine/offers';
import { measure, type BenchOptions, type Goal, type MeasureReport } from '../harness/index.ts';
import { benchInput } from './world.ts';

/** Of one flight; six of them are as many as a search holds. */
const [ROWS, FLIGHTS] = [23_000, 6];
const MOST_MS = 500;
const FIRST = 'first flight, lowest totals, facets, 30 cards';
const FOURTH = 'fourth flight after three, the same';

const FILTERS: readonly OfferFilters[] = [
  {},
  { stops: [0, 1] },
  { stops: [1] },
  { oneTicket: true },
  { noNightWait: true, refundable: true },
];

/** A journey of six flights chosen leg by leg, nine days apart and a day apart, where times exclude trips. */
export async function measureJourneys(options: BenchOptions): Promise<MeasureReport[]> {
  const reports: MeasureReport[] = [];
  for (const stay of [9, 1]) {
    options.log(`${FLIGHTS} flights of ${ROWS} ways, ${stay} days apart: pricing`);
    reports.push(await measureStay(options.quick ? ROWS / 10 : ROWS, stay));
  }
  return reports;
}

async function measureStay(rows: number, stay: number): Promise<MeasureReport> {
  const search = openOffers(benchInput(rows, FLIGHTS, 7, stay));
  const ask = (i: number) => ({ sort: 'best', filters: FILTERS[i % FILTERS.length]!, offset: 0, limit: 30 }) as const;
  const [first] = search.view({ ...ask(0), sort: 'cheapest', step: { list: 'leg', chosen: [] } }).rows;
  const chosen = first!.key.split('~').slice(0, 3);
  return measure({
    name: `Journey of ${FLIGHTS} flights, ${stay} days apart: ${rows} ways each`,
    baseline: FIRST,
    blocks: 3,
    verify: () => verify(search),
    subjects: [
      {
        name: FIRST,
        kind: 'ours',
        count: 5,
        run: (i) => search.view({ ...ask(i), step: { list: 'leg', chosen: [] } }),
      },
      { name: FOURTH, kind: 'ours', count: 5, run: (i) => search.view({ ...ask(i), step: { list: 'leg', chosen } }) },
    ],
  });
}

/** Each list begins at the total that was chosen before it. */
function verify(search: OfferSearch): void {
  let chosen: string[] = [];
  let total: number | undefined;
  while (chosen.length < FLIGHTS) {
    const step = { list: 'leg', chosen } as const;
    const [row] = search.view({ sort: 'cheapest', filters: {}, step, offset: 0, limit: 1 }).rows;
    total ??= row?.totalMinor;
    if (!row || row.totalMinor !== total) throw new RangeError(`flight ${chosen.length + 1} begins at another total`);
    chosen = row.key.split('~').slice(0, chosen.length + 1);
  }
}

export function journeyGoals(reports: readonly MeasureReport[]): Goal[] {
  return reports.map((report) => {
    const slowest = Math.max(...report.subjects.map((each) => each.p50Us.median)) / 1000;
    return {
      name: report.name,
      wanted: `<= ${MOST_MS} ms`,
      found: `${slowest.toFixed(0)} ms`,
      reached: slowest <= MOST_MS,
    };
  });
}
