import type { Ctx } from '#domain/kernel';
import { createPlaces } from '#domain/places';
import {
  buildPlaces,
  createPlaceIndex,
  lookup,
  placeAt,
  sortPlaces,
  type PlaceIndex,
  type PlaceInput,
} from '#engine/places';
import { placeInputs } from '../../reference/places/inputs.ts';
import { measure } from '../harness/index.ts';
import type { Bench, BenchOptions, BenchReport, Goal, MeasureReport, Subject } from '../harness/index.ts';
import {
  createFlexSearch,
  createFts5,
  createFuse,
  createMiniSearch,
  createOrama,
  createUFuzzy,
  type Document,
  type Peer,
} from './peers.ts';
import { qualityOf, type Quality, type Search } from './quality.ts';
import { createQuestions, type Question } from './queries.ts';
import { createTruth, startingWith, textsOf, type Truth } from './truth.ts';
import { grow } from './world.ts';
import { measureHttp } from './http.ts';

const LIMIT = 8;
/** x100 is left out: the builder holds its rows as objects, 14 million of which do not fit in 8 GB. */
const SIZES = [1, 10] as const;

const SPELT =
  'one beginning in forty means no well-known place and is looked up for misspellings too, which FTS5 does not do; it has indexes of 1 to 4 letters here';

/** Goal P6: place suggestions beside six search libraries, on the shipped places and on ten times as many. */
export const bench: Bench = { name: 'places', run };

interface World {
  readonly times: number;
  readonly places: readonly PlaceInput[];
  readonly index: PlaceIndex;
  readonly truth: Truth;
  readonly questions: readonly Question[];
}

async function run(options: BenchOptions): Promise<BenchReport> {
  const measures: MeasureReport[] = [];
  const facts: Record<string, unknown> = {};
  const qualities: Record<string, Quality> = {};
  for (const times of options.quick ? [1] : SIZES) {
    const world = createWorld(times, options);
    facts[`x${times}`] = {
      places: world.places.length,
      bytesPerPlace: Math.round(world.index.buffer.byteLength / world.places.length),
    };
    const peers = times === 1 ? await createPeers(world, options) : [createFts5(documentsOf(world.places))];
    for (const kind of ['prefix', 'typo'] as const) measures.push(await tableOf(world, kind, peers, options));
    if (times > 1) continue;
    qualities.ours = qualityOf(searchIn(world.index), world.questions, world.truth);
    for (const peer of peers) {
      qualities[peer.name] = qualityOf(
        (text, limit) => peer.search(text, limit),
        world.questions.slice(0, peer.questions * 2),
        world.truth,
      );
    }
  }
  options.log(JSON.stringify({ ...facts, qualities }, null, 1));
  const http = options.quick ? null : await measureHttp(options);
  return {
    name: bench.name,
    measures,
    goals: goalsOf(measures, qualities, facts, http),
    facts: { ...facts, qualities, http },
  };
}

function createWorld(times: number, options: BenchOptions): World {
  const places = sortPlaces(grow(placeInputs(), times));
  const start = performance.now();
  const index = createPlaceIndex(buildPlaces(places, { version: 'bench' }));
  options.log(`x${times}: ${places.length} places, built in ${Math.round(performance.now() - start)} ms`);
  return {
    times,
    places,
    index,
    truth: createTruth(places),
    questions: createQuestions(places, options.quick ? 400 : 2_000),
  };
}

function documentsOf(places: readonly PlaceInput[]): readonly Document[] {
  return places.map((place, id) => ({ id, text: textsOf(place).join(' '), weight: place.weight }));
}

async function createPeers(world: World, options: BenchOptions): Promise<readonly Peer[]> {
  const documents = documentsOf(world.places);
  const builders = [createFts5, createFlexSearch, createMiniSearch, createOrama, createUFuzzy, createFuse];
  const peers: Peer[] = [];
  for (const build of builders) {
    const start = performance.now();
    const peer = await build(documents);
    options.log(`${peer.name} built in ${Math.round(performance.now() - start)} ms`);
    peers.push(peer);
  }
  return peers;
}

function searchIn(index: PlaceIndex): Search {
  return (text, limit) => [...index.scratch.found.subarray(0, lookup(index, text, { limit }))];
}

const ourOptions = { limit: LIMIT };
const ctx = { actor: { sessionId: null }, locale: 'en' } as Partial<Ctx> as Ctx;

/** One table: ours, ours with everything a reader is shown, the peers and, as the limit, a hash of every asked text to its ready answer. */
function tableOf(
  world: World,
  kind: Question['kind'],
  peers: readonly Peer[],
  options: BenchOptions,
): Promise<MeasureReport> {
  const texts = world.questions.filter((question) => question.kind === kind).map((question) => question.text);
  const search = searchIn(world.index);
  const ready = new Map(texts.map((text) => [text, search(text, LIMIT)]));
  const textAt = (i: number) => texts[i % texts.length] ?? '';
  const { suggestPlaces } = createPlaces(world.index);
  const subjects: Subject[] = [
    { name: 'ours', kind: 'ours', count: texts.length, run: (i) => lookup(world.index, textAt(i), ourOptions) },
    {
      name: 'ours, rows for the reader',
      kind: 'ours',
      count: texts.length,
      asynchronous: true,
      run: (i) => suggestPlaces({ ctx, input: { q: textAt(i), limit: LIMIT } }),
    },
    { name: 'ready answers', kind: 'limit', count: texts.length, run: (i) => ready.get(textAt(i)) },
    ...peers.map((peer): Subject => ({
      name: peer.name,
      kind: 'peer',
      count: Math.min(texts.length, peer.questions),
      run: (i) => peer.search(textAt(i), LIMIT),
    })),
  ];
  return measure({
    name: `${kind} questions, x${world.times} (${world.places.length} places)`,
    subjects,
    blocks: options.quick ? 2 : 7,
    baseline: 'ours',
    verify: () =>
      verify(
        world,
        peers.find((peer) => peer.name === 'SQLite FTS5'),
      ),
  });
}

/** Outputs first: ours against the sorted keys on every beginning, FTS5 against the same (it ranks by popularity too). */
function verify(world: World, fts5: Peer | undefined): void {
  const texts = world.questions
    .filter(({ kind, text }) => kind === 'prefix' && text.length !== 3)
    .map(({ text }) => text);
  const search = searchIn(world.index);
  for (const text of texts) {
    const wanted = startingWith(world.truth, text, 5);
    const found = search(text, LIMIT).slice(0, wanted.length);
    if (wanted.join() !== found.join())
      throw new RangeError(`'${text}' gave ${namesOf(world, found)}, not ${namesOf(world, wanted)}`);
  }
  if (!fts5) return;
  const differ = texts.filter((text) => fts5.search(text, 5).join() !== startingWith(world.truth, text, 5).join());
  if (differ.length > texts.length / 20)
    throw new RangeError(`FTS5 differs on ${differ.length} of ${texts.length}, e.g. '${differ[0]}'`);
}

function namesOf(world: World, ordinals: readonly number[]): string {
  return ordinals.map((ordinal) => `${ordinal} ${placeAt(world.index, ordinal).name}`).join(', ');
}

function goalsOf(
  measures: readonly MeasureReport[],
  qualities: Readonly<Record<string, Quality>>,
  facts: Readonly<Record<string, unknown>>,
  http: number | null,
): readonly Goal[] {
  const find = (table: string, subject: string) =>
    measures.find((measured) => measured.name.startsWith(table))?.subjects.find((report) => report.name === subject);
  const ratio = (
    name: string,
    peer: string,
    which: 'p50Ratio' | 'p99Ratio',
    wanted: number,
    because?: string,
  ): Goal => {
    const found = find('prefix questions, x1 ', peer)?.[which]?.median ?? Number.NaN;
    return {
      name,
      wanted: `>= ${wanted}x`,
      found: `${found.toFixed(1)}x`,
      reached: found >= wanted,
      ...(found < wanted && { because }),
    };
  };
  const share = (name: string, value: number | undefined, wanted: number): Goal => ({
    name,
    wanted: `>= ${wanted * 100} %`,
    found: `${((value ?? 0) * 100).toFixed(1)} %`,
    reached: (value ?? 0) >= wanted,
  });
  const bytes = (facts.x1 as { bytesPerPlace: number }).bytesPerPlace;
  const growth =
    (find('prefix questions, x10 ', 'ours')?.p99Us.median ?? Number.NaN) /
    (find('prefix questions, x1 ', 'ours')?.p99Us.median ?? 1);
  return [
    ratio('prefix p99 below FTS5', 'SQLite FTS5', 'p99Ratio', 40, SPELT),
    ratio('prefix p99 below FlexSearch', 'FlexSearch', 'p99Ratio', 200),
    ratio('prefix p50 below FlexSearch', 'FlexSearch', 'p50Ratio', 5),
    share('prefix recall@5', qualities.ours?.prefixRecall5, 1),
    share('typo hit@8', qualities.ours?.typoHit8, 0.95),
    share('code first', qualities.ours?.codeFirst, 1),
    { name: 'bytes a place', wanted: '<= 300', found: String(bytes), reached: bytes <= 300 },
    ...(Number.isNaN(growth)
      ? []
      : [{ name: 'prefix p99 per decade', wanted: '<= 1.3x', found: `${growth.toFixed(2)}x`, reached: growth <= 1.3 }]),
    ...(http === null
      ? []
      : [
          {
            name: 'HTTP of bare node JSON',
            wanted: '>= 0.85',
            found: http.toFixed(2),
            reached: http >= 0.85,
            ...(http < 0.85 && { because: 'reading and checking the query costs more than the lookup' }),
          },
        ]),
  ];
}
