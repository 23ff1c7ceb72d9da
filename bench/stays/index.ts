import { encodeStays, findReady, openStays, packStays, type StaySnapshot } from '#engine/stays';
import {
  measure,
  type Bench,
  type BenchOptions,
  type BenchReport,
  type Goal,
  type MeasureReport,
  type Subject,
} from '../harness/index.ts';
import { columnReader, inBox } from './column-read.ts';
import { naiveAnswer } from './naive.ts';
import { askOf, questionsOf, type Answer, type Question } from './question.ts';
import { openPglite, openPostgres, type SqlPeer } from './sql.ts';
import { benchProperties, benchWorld, type BenchProperty, type Shape } from './world.ts';

/** P8: which properties of a map box have a room for these guests on these nights. */
export const bench: Bench = { name: 'stays', run };

const NIGHTS = 365;
const ASKED = 20;
const BECAUSE =
  'the middle box holds a seventieth of all properties: with few of them half of our time goes into reading the ask';
const WIDEST = 'ours, the largest box alone';
const SIZES = [20_000, 200_000, 2_000_000] as const;
/** Filling a database with more takes minutes: 200,000 properties are three million runs of nights. */
const MOST_PGLITE = 20_000;
const MOST_POSTGRES = 200_000;
const MOST_NAIVE = 200_000;

interface Measured {
  readonly report: MeasureReport;
  readonly size: number;
  /** Properties in the largest box asked about. */
  readonly inBox: number;
  readonly fileBytes: number;
  readonly packSeconds: number;
}

async function run(options: BenchOptions): Promise<BenchReport> {
  const measured: Measured[] = [];
  for (const size of options.quick ? SIZES.slice(0, 1) : SIZES) measured.push(await measureSize(size, options));
  const facts = measured.map(({ size, inBox: widest, fileBytes, packSeconds }) => ({
    size,
    inBox: widest,
    fileBytes,
    packSeconds,
  }));
  const house = houseBytes();
  options.log(`60,000 properties of three rooms and nine plans, 430 nights: a file of ${megabytes(house)}`);
  return {
    name: 'stays',
    measures: measured.map(({ report }) => report),
    goals: [...measured.flatMap(goalsOf), ...growthOf(measured), fileGoal(house)],
    facts: { sizes: facts, houseBytes: house },
  };
}

async function measureSize(size: number, options: BenchOptions): Promise<Measured> {
  const shape: Shape = { properties: size, nights: NIGHTS, rooms: 2, plans: 2 };
  const start = performance.now();
  const world = packStays(benchWorld(shape));
  const packSeconds = (performance.now() - start) / 1000;
  options.log(`${size} properties: packed in ${packSeconds.toFixed(1)} s; filling the peers`);
  const questions = questionsOf(ASKED, NIGHTS);
  const widest = questions.reduce((best, each) => (inBox(world, each) > inBox(world, best) ? each : best));
  const readers = questions.map((question) => columnReader(world, question));
  const properties = size <= MOST_NAIVE ? [...benchProperties(shape)] : undefined;
  const peers = await openPeers(shape);
  const count = size > 1_000_000 ? 40 : 200;
  const subjects: Subject[] = [
    { name: 'ours', kind: 'ours', count, run: (i) => findReady(world, askOf(questions[i % ASKED]!)) },
    {
      name: 'ours, priced, with facets and 25 cards',
      kind: 'ours',
      count: ASKED,
      run: (i) => viewOf(world, questions[i % ASKED]!),
    },
    { name: WIDEST, kind: 'ours', count: 20, run: () => findReady(world, askOf(widest)) },
    { name: 'plain read of the columns', kind: 'limit', count, run: (i) => readers[i % ASKED]!() },
    ...(properties
      ? [
          {
            name: 'naive objects',
            kind: 'peer',
            count: ASKED,
            run: (i: number) => naiveAnswer(properties, questions[i % ASKED]!),
          } as const,
        ]
      : []),
    ...peers.map((peer): Subject => ({
      name: peer.name,
      kind: 'peer',
      count: ASKED,
      asynchronous: true,
      run: (i) => peer.answer(questions[i % ASKED]!),
    })),
  ];
  const report = await measure({
    name: `P8 ${size} properties x ${NIGHTS} nights`,
    baseline: 'ours',
    blocks: options.quick ? 3 : 7,
    verify: () => verify(world, shape, questions, properties, peers),
    subjects,
  });
  for (const peer of peers) await peer.close();
  return { report, size, inBox: inBox(world, widest), fileBytes: encodeStays(world).length, packSeconds };
}

function viewOf(world: StaySnapshot, question: Question): unknown {
  return openStays(world, askOf(question)).view({ sort: 'recommended', filters: {}, offset: 0, limit: 25 });
}

async function openPeers(shape: Shape): Promise<SqlPeer[]> {
  const url = process.env['TEST_DATABASE_URL'];
  return [
    ...(shape.properties <= MOST_PGLITE ? [await openPglite(benchProperties(shape))] : []),
    ...(url && shape.properties <= MOST_POSTGRES ? [await openPostgres(benchProperties(shape), url)] : []),
  ];
}

/** Ours against whoever else is there; at the largest size against the columns read one by one. */
async function verify(
  world: StaySnapshot,
  shape: Shape,
  questions: readonly Question[],
  properties: readonly BenchProperty[] | undefined,
  peers: readonly SqlPeer[],
): Promise<void> {
  const ids = idsOf(world);
  for (const question of questions) {
    const { rows } = findReady(world, askOf(question));
    const ours: Answer = { count: rows.length, sum: rows.reduce((sum, row) => sum + ids[row]!, 0) };
    const wanted = naiveAnswer(properties ?? benchProperties(shape), question);
    requireSame('ours', ours, wanted, question);
    for (const peer of peers) requireSame(peer.name, await peer.answer(question), wanted, question);
    if (!properties) return;
  }
}

function requireSame(name: string, found: Answer, wanted: Answer, question: Question): void {
  if (found.count === wanted.count && found.sum === wanted.sum) return;
  throw new RangeError(
    `${name} finds ${JSON.stringify(found)}, wanted ${JSON.stringify(wanted)} for ${JSON.stringify(question)}`,
  );
}

/** Numbers of the properties by row. */
function idsOf({ properties, pool }: StaySnapshot): Int32Array {
  const decoder = new TextDecoder();
  return Int32Array.from(properties.key, (text) =>
    Number(decoder.decode(pool.bytes.slice(pool.at[text]! + 1, pool.at[text + 1]))),
  );
}

function houseBytes(): number {
  return encodeStays(packStays(benchWorld({ properties: 60_000, nights: 430, rooms: 3, plans: 3 }))).length;
}

function p50Of({ subjects }: MeasureReport, name: string): number {
  return subjects.find((each) => each.name === name)?.p50Us.median ?? NaN;
}

function goalsOf({ report, size, inBox: here }: Measured): Goal[] {
  const ours = p50Of(report, 'ours');
  const each = (1000 * p50Of(report, WIDEST)) / here;
  const limit = ours / p50Of(report, 'plain read of the columns');
  const against = (name: string): Goal[] => {
    const ratio = p50Of(report, name) / ours;
    if (Number.isNaN(ratio)) return [];
    return [
      {
        name: `P8 ${size} against ${name}`,
        wanted: '>= 200x',
        found: `${ratio.toFixed(0)}x`,
        reached: ratio >= 200,
        because: BECAUSE,
      },
    ];
  };
  return [
    { name: `P8 ${size} against a plain read`, wanted: '<= 4x', found: `${limit.toFixed(1)}x`, reached: limit <= 4 },
    ...against('PostgreSQL'),
    ...against('PGlite'),
    // 0.3 ms for 10,000 properties in the box.
    {
      name: `P8 ${size}, ${here} properties in the box, each`,
      wanted: '<= 30 ns',
      found: `${each.toFixed(1)} ns`,
      reached: each <= 30,
    },
  ];
}

function growthOf(measured: readonly Measured[]): Goal[] {
  const [first, last] = [measured[0]!, measured.at(-1)!];
  if (first === last) return [];
  const exponent =
    Math.log(p50Of(last.report, WIDEST) / p50Of(first.report, WIDEST)) / Math.log(last.inBox / first.inBox);
  return [
    {
      name: 'P8 time by properties in the box',
      wanted: 'exponent <= 1.1',
      found: exponent.toFixed(2),
      reached: exponent <= 1.1,
    },
  ];
}

function fileGoal(bytes: number): Goal {
  return { name: 'P8 file of 60,000 properties', wanted: '<= 60 MB', found: megabytes(bytes), reached: bytes <= 60e6 };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
