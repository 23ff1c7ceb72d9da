import { openOffers, type OfferSearch } from '#engine/offers';
import { priceSlice, type PricedSlice } from '#engine/fares';
import type { Timetable } from '#engine/timetable';
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
import { answerOf, filtersOf, LISTED, questionsOf, sameAnswer, type BenchOffer, type Question } from './question.ts';
import { openPglite, openPostgres, openSqlite, type SqlPeer } from './sql.ts';
import { benchInput } from './world.ts';

/** P7: filter, sort and disjunctive facets over one slice of priced offers. Ours counts ten facets more than the peers. */
export const bench: Bench = { name: 'offers', run };

const SIZES = [5_000, 500_000] as const;

async function run(options: BenchOptions): Promise<BenchReport> {
  const measures: MeasureReport[] = [];
  for (const rows of options.quick ? SIZES.slice(0, 1) : SIZES) {
    options.log(`${rows} offers: pricing and filling the peers`);
    measures.push(await measureSize(rows, options));
  }
  return { name: 'offers', measures, goals: measures.flatMap((report, at) => goalsOf(report, SIZES[at]!)), facts: {} };
}

async function measureSize(rows: number, options: BenchOptions): Promise<MeasureReport> {
  const input = benchInput(rows, 1, 5);
  const search = openOffers(input);
  const slice = priceSlice(input, input.ask, 0, input.batches[0]!);
  const offers = offersOf(input.timetable, slice);
  const questions = questionsOf(offers, 20, seeded(9));
  const large = rows > 100_000;
  const peers = await openPeers(offers);
  const scan = (question: Question) =>
    search.scan({ sort: 'cheapest', filters: filtersOf(question), offset: 0, limit: LISTED });
  const subjects: Subject[] = [
    { name: 'ours', kind: 'ours', count: large ? 10 : 200, run: (i) => scan(questions[i % 20]!) },
    { name: 'ours with cards', kind: 'ours', count: large ? 10 : 100, run: (i) => viewOf(search, questions[i % 20]!) },
    { name: 'naive objects', kind: 'peer', count: large ? 2 : 20, run: (i) => naiveAnswer(offers, questions[i % 20]!) },
    ...peers.map((peer): Subject => ({
      name: peer.name,
      kind: 'peer',
      count: large ? 2 : 10,
      asynchronous: true,
      run: (i) => peer.answer(questions[i % 20]!),
    })),
    { name: 'plain read of the columns', kind: 'limit', count: large ? 20 : 200, run: () => readColumns(slice) },
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
  for (const question of offers.length > 100_000 ? questions.slice(0, 3) : questions) {
    const wanted = naiveAnswer(offers, question);
    const ours = answerOf(scan(question), (row) => prices[row]!);
    if (!sameAnswer(ours, wanted)) throw new RangeError(`ours differs from naive for ${JSON.stringify(question)}`);
    for (const peer of peers) {
      if (!sameAnswer(await peer.answer(question), wanted)) throw new RangeError(`${peer.name} differs from naive`);
    }
  }
}

function offersOf({ carriers, airports }: Timetable, slice: PricedSlice): BenchOffer[] {
  const prices = slice.prices('oneWay', 0);
  return Array.from({ length: slice.count }, (_, row) => ({
    price: prices[row]!,
    duration: slice.duration[row]!,
    stops: slice.stops[row]!,
    carrier: carriers.code[slice.carrier[row]!]!,
    alliance: carriers.allianceName[carriers.alliance[slice.carrier[row]!]!] ?? '',
    origin: airports.code[slice.from[row]!]!,
    target: airports.code[slice.to[row]!]!,
    departure: slice.departureMinute[row]!,
    nights: slice.nightWaits[row]!,
  }));
}

/** Every column that the question needs, read once: no program can do with less. */
function readColumns(slice: PricedSlice): number {
  const prices = slice.prices('oneWay', 0);
  const { duration, stops, carrier, from, to, departureMinute, nightWaits } = slice;
  let sum = 0;
  for (let row = 0; row < slice.count; row += 1) sum += prices[row]!;
  for (let row = 0; row < slice.count; row += 1) sum += duration[row]! + departureMinute[row]!;
  for (let row = 0; row < slice.count; row += 1) sum += carrier[row]! + from[row]! + to[row]!;
  for (let row = 0; row < slice.count; row += 1) sum += stops[row]! + nightWaits[row]!;
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
        because: BECAUSE,
      },
    ];
  };
  const limit = ours / p50('plain read of the columns');
  return [
    ...times('naive objects', large ? 200 : 35),
    ...times('PostgreSQL', large ? 300 : 100),
    ...times('PGlite', large ? 300 : 100),
    {
      name: `P7 ${rows} against a plain read`,
      wanted: '<= 3x',
      found: `${limit.toFixed(1)}x`,
      reached: limit <= 3,
      because: BECAUSE,
    },
  ];
}

const BECAUSE =
  'ours counts sixteen facets with histograms, the peers six; at 5,000 rows a kind has some 14, so starting kinds costs as much as rows';
