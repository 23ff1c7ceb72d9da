import { openOffers, type OfferScan, type OfferSearch } from '#engine/offers';
import { priceSlice, type PricedSlice } from '#engine/fares';
import {
  measure,
  seeded,
  type Bench,
  type BenchOptions,
  type BenchReport,
  type Goal,
  type MeasureReport,
  type Subject,
} from '../harness/index.ts';
import { naiveAnswer } from './naive.ts';
import { offersOf, type BenchOffer } from './offers.ts';
import { answerOf, filtersOf, LISTED, questionsOf, sameAnswer, type Question } from './question.ts';
import { journeyGoals, measureJourneys } from './journeys.ts';
import { measureSteps, stepGoals } from './steps.ts';
import { openPglite, openPostgres, openSqlite, type SqlPeer } from './sql.ts';
import { benchInput } from './world.ts';

/** P7: filter, sort and all facets of the product over one slice of priced offers; every subject answers the whole question. */
export const bench: Bench = { name: 'offers', run };

const LIMIT = 'plain read of all columns';
const FILTERED = 'plain read of filtered columns';
const NAIVE = 'naive objects';
const SIZES = [5_000, 500_000] as const;

async function run(options: BenchOptions): Promise<BenchReport> {
  const measures: MeasureReport[] = [];
  for (const rows of options.quick ? SIZES.slice(0, 1) : SIZES) {
    options.log(`${rows} offers: pricing and filling the peers`);
    measures.push(await measureSize(rows, options));
  }
  const steps = await measureSteps(options);
  const journeys = await measureJourneys(options);
  const goals = [
    ...measures.flatMap((report, at) => goalsOf(report, SIZES[at]!)),
    ...stepGoals(steps),
    ...journeyGoals(journeys),
  ];
  return { name: 'offers', measures: [...measures, ...steps, ...journeys], goals, facts: {} };
}

async function measureSize(rows: number, options: BenchOptions): Promise<MeasureReport> {
  const input = benchInput(rows, 1, 5);
  const search = openOffers(input);
  const slice = priceSlice(input, input.ask, 0, input.batches[0]!);
  const unfiltered = search.scan({ sort: 'cheapest', filters: {}, offset: 0, limit: 0 });
  const offers = offersOf(input.timetable, slice, unfiltered.facets());
  const large = rows > 100_000;
  const questions = questionsOf(offers, 20, seeded(9)).filter((_, at) => !large || at % 4 === 0);
  const asked = questions.length;
  const peers = await openPeers(offers);
  const scan = (question: Question): OfferScan =>
    search.scan({ sort: 'cheapest', filters: filtersOf(question), offset: 0, limit: LISTED });
  const subjects: Subject[] = [
    { name: 'ours', kind: 'ours', count: large ? 20 : 200, run: (i) => wholeAnswer(scan(questions[i % asked]!)) },
    {
      name: 'ours with cards',
      kind: 'ours',
      count: large ? 20 : 100,
      run: (i) => viewOf(search, questions[i % asked]!),
    },
    { name: NAIVE, kind: 'peer', count: large ? 10 : 20, run: (i) => naiveAnswer(offers, questions[i % asked]!) },
    ...peers.map((peer): Subject => ({
      name: peer.name,
      kind: 'peer',
      count: asked,
      asynchronous: true,
      run: (i) => peer.answer(questions[i % asked]!),
    })),
    { name: LIMIT, kind: 'limit', count: large ? 20 : 200, run: () => readColumns(slice) },
    { name: FILTERED, kind: 'limit', count: large ? 20 : 200, run: () => readFiltered(slice) },
  ];
  const report = await measure({
    name: `P7 ${offers.length} offers`,
    baseline: 'ours',
    blocks: options.quick ? 3 : 7,
    verify: () => verify(questions, offers, scan, slice, peers),
    subjects,
  });
  for (const peer of peers) await peer.close();
  return report;
}

/** Counts put into words as the page gets them, beside the total and the cheapest. */
function wholeAnswer(scan: OfferScan): unknown {
  return [scan.total, scan.listed, scan.facets()];
}

function viewOf(search: OfferSearch, question: Question): unknown {
  return search.view({ sort: 'cheapest', filters: filtersOf(question), offset: 0, limit: LISTED });
}

async function openPeers(offers: readonly BenchOffer[]): Promise<SqlPeer[]> {
  const url = process.env['TEST_DATABASE_URL'];
  return [openSqlite(offers), await openPglite(offers), ...(url ? [await openPostgres(offers, url)] : [])];
}

async function verify(
  questions: readonly Question[],
  offers: readonly BenchOffer[],
  scan: (question: Question) => ReturnType<OfferSearch['scan']>,
  slice: PricedSlice,
  peers: readonly SqlPeer[],
): Promise<void> {
  const prices = slice.prices('oneWay', 0);
  for (const question of questions) {
    const wanted = naiveAnswer(offers, question);
    const ours = answerOf(scan(question), (row) => prices[row]!);
    if (!sameAnswer(ours, wanted)) throw new RangeError(`ours differs from naive for ${JSON.stringify(question)}`);
    for (const peer of peers) {
      if (!sameAnswer(await peer.answer(question), wanted)) throw new RangeError(`${peer.name} differs from naive`);
    }
  }
}

/** Every column that the filters of the questions need, read once. */
function readFiltered(slice: PricedSlice): number {
  const prices = slice.prices('oneWay', 0);
  const { duration, stops, carrier, from, to, departureMinute, nightWaits } = slice;
  let sum = 0;
  for (let row = 0; row < slice.count; row += 1) sum += prices[row]!;
  for (let row = 0; row < slice.count; row += 1) sum += duration[row]! + departureMinute[row]!;
  for (let row = 0; row < slice.count; row += 1) sum += carrier[row]! + from[row]! + to[row]!;
  for (let row = 0; row < slice.count; row += 1) sum += stops[row]! + nightWaits[row]!;
  return sum;
}

/** Every column that the whole question needs, read once: no program that reads rows can do with less. */
function readColumns(slice: PricedSlice): number {
  const [refunds, changes] = [slice.prices('oneWay', 1), slice.prices('oneWay', 2)];
  const { arrivalMinute, longestWait, via } = slice;
  let sum = readFiltered(slice);
  for (let row = 0; row < slice.count; row += 1) sum += refunds[row]! + changes[row]!;
  for (let row = 0; row < slice.count; row += 1) sum += arrivalMinute[row]! + longestWait[row]!;
  for (let slot = 0; slot < via.length; slot += 1) sum += via[slot]!;
  return sum;
}

function goalsOf(report: MeasureReport, rows: number): Goal[] {
  const p50 = (name: string): number => report.subjects.find((each) => each.name === name)?.p50Us.median ?? NaN;
  const ours = p50('ours');
  const large = rows > 100_000;
  const times = (name: string, wanted: number): Goal[] => {
    const ratio = p50(name) / ours;
    if (Number.isNaN(ratio)) return [];
    return [
      {
        name: `P7 ${rows} against ${name}`,
        wanted: `>= ${wanted}x`,
        found: `${ratio.toFixed(0)}x`,
        reached: ratio >= wanted,
        because: name === NAIVE ? NAIVE_BECAUSE : BECAUSE,
      },
    ];
  };
  return [
    ...times(NAIVE, large ? 200 : 35),
    ...times('PostgreSQL', large ? 300 : 100),
    ...times('PGlite', large ? 300 : 100),
    ...[LIMIT, FILTERED].map((name): Goal => {
      const found = ours / p50(name);
      return {
        name: `P7 ${rows} against ${name}`,
        wanted: '<= 3x',
        found: `${found.toFixed(1)}x`,
        reached: found <= 3,
      };
    }),
  ];
}

const NAIVE_BECAUSE =
  'the array of objects reads an offer once and drops it at its second failure; ours also puts facets into words';
const BECAUSE = 'two thirds of our time go into the rows that pass or fail one ask, which bitmaps do not spare';
