import { searchItineraries } from '#engine/timetable';
import type { ItineraryBatch, ItineraryQuery } from '#engine/timetable';
import { measure } from '../harness/index.ts';
import type { Bench, BenchOptions, BenchReport, Goal, MeasureReport } from '../harness/index.ts';
import { createKernel, runKernel } from './kernel.ts';
import { createNaive, runNaive } from './naive.ts';
import { createPeer, runPeer } from './peer.ts';
import { shortest500 } from './selection.ts';
import { throughput } from './throughput.ts';
import { againstPeer, sameAsKernel, sameAsNaive } from './verify.ts';
import { QUERY_DAY, gravityQueries, hubQueries, openWorld, ruledWorld } from './worlds.ts';
import type { BenchWorld } from './worlds.ts';

/** Local days that itineraries of one departure day touch. */
const DAYS = 5;
const CAPACITY = 1_000_000;
/** In the dense worlds only the next flight of each onward pair is taken. */
const ONWARD = 1;
/** Six of the hub queries: at 100 times the departures each takes seconds. */
const DENSE_STEP = 23;

/** Goal P2: every legal itinerary with up to two stops on a world network, at 1, 10 and 100 times its departures. */
export const bench: Bench = { name: 'timetable', run };

async function run(options: BenchOptions): Promise<BenchReport> {
  const world = ruledWorld(1, CAPACITY);
  const relDay = QUERY_DAY - world.tt.firstDay;
  options.log(
    `x1: ${world.tt.airports.count} airports, ${world.tt.pairs.count} pairs, ${world.tt.flights.count} flights`,
  );
  const hub = await rulesTable(world, relDay, 'hub to hub', every(hubQueries(), options.quick ? 12 : 2), options);
  const gravity = await rulesTable(world, relDay, 'gravity mix', gravityQueries(options.quick ? 30 : 200), options);
  const open = await openTable(openWorld(CAPACITY), relDay, options);
  const workers = await throughput(world.tt, gravityQueries(200), options.quick ? 3 : 9, options.quick ? 200 : 700);
  const sizes = await growth(options);
  const measures = [hub.report, gravity.report, open.report, ...sizes.map((size) => size.report)];
  const facts = {
    workers,
    itineraries: { hub: hub.rows, gravity: gravity.rows },
    peerSameArrival: open.same,
    sizes: sizes.map(({ times, rows }) => ({ times, rows })),
  };
  return { name: 'timetable', measures, goals: goals(hub.report, open.report, workers.ratio, sizes), facts };
}

/** Ours beside nested loops with the same rules, and beside writing the same rows without looking for them. */
async function rulesTable(
  world: BenchWorld,
  relDay: number,
  name: string,
  queries: readonly ItineraryQuery[],
  { quick }: BenchOptions,
) {
  const { tt, scratch } = world;
  const naive = createNaive(tt, relDay - 1, DAYS + 1);
  const rows = queries.map((query) => searchItineraries(tt, query, scratch).count);
  const report = await measure({
    name: `x1, ${name}, all rules`,
    baseline: 'ours',
    blocks: quick ? 3 : 7,
    subjects: [
      {
        name: 'ours',
        kind: 'ours',
        count: queries.length,
        run: (i) => searchItineraries(tt, queries[i]!, scratch).count,
      },
      {
        name: 'ours + shortest 500',
        kind: 'ours',
        count: queries.length,
        run: (i) => shortest500(searchItineraries(tt, queries[i]!, scratch)),
      },
      {
        name: 'write the same rows',
        kind: 'limit',
        count: queries.length,
        run: (i) => writeRows(scratch.batch, rows[i]!),
      },
      {
        name: 'nested loops over objects',
        kind: 'peer',
        count: Math.min(queries.length, 12),
        run: (i) => runNaive(naive, queries[i]!).length,
      },
    ],
    verify: () => sameAsNaive(world, naive, queries.slice(0, quick ? 4 : 30)),
  });
  return { report, rows: spread(rows) };
}

/** A world where no rule bites, so that a rule-free kernel must find the same; minotor answers one departure. */
async function openTable(world: BenchWorld, relDay: number, { quick }: BenchOptions) {
  const { tt, scratch } = world;
  const queries = every(hubQueries(), quick ? 12 : 2).map((query) => ({
    ...query,
    origins: [query.origins[0]!],
    destinations: [query.destinations[0]!],
  }));
  const kernel = createKernel(tt, relDay, DAYS, CAPACITY);
  const peer = createPeer(tt, relDay, 3);
  let same = 0;
  const report = await measure({
    name: 'x1, hub to hub, rules that never bite',
    baseline: 'kernel',
    blocks: quick ? 3 : 7,
    subjects: [
      {
        name: 'kernel',
        kind: 'limit',
        count: queries.length,
        run: (i) => runKernel(tt, kernel, queries[i]!.origins[0]!, queries[i]!.destinations[0]!, relDay),
      },
      {
        name: 'ours',
        kind: 'ours',
        count: queries.length,
        run: (i) => searchItineraries(tt, queries[i]!, scratch).count,
      },
      {
        name: 'minotor, one departure',
        kind: 'peer',
        count: Math.min(queries.length, 8),
        run: (i) => runPeer(peer, queries[i]!.origins[0]!, queries[i]!.destinations[0]!),
      },
    ],
    verify() {
      sameAsKernel(world, kernel, queries.slice(0, quick ? 4 : 30));
      same = againstPeer(world, peer, queries.slice(0, quick ? 4 : 12));
    },
  });
  return { report, same };
}

interface Size {
  readonly times: number;
  readonly rows: ReturnType<typeof spread>;
  readonly report: MeasureReport;
}

/** The bounded search as the same pairs get more departures; one world at a time is in memory. */
async function growth({ quick, log }: BenchOptions): Promise<readonly Size[]> {
  const sizes: Size[] = [];
  for (const times of quick ? [1, 10] : [1, 10, 100]) {
    const { tt, scratch } = ruledWorld(times, CAPACITY);
    log(`x${times}: ${tt.flights.count} flights`);
    const queries = every(hubQueries(), DENSE_STEP).map((query) => ({ ...query, onwardFlights: ONWARD }));
    const rows = queries.map((query) => searchItineraries(tt, query, scratch).count);
    const report = await measure({
      name: `x${times}, hub to hub, next onward flight only`,
      blocks: quick || times === 100 ? 3 : 7,
      subjects: [
        {
          name: 'ours',
          kind: 'ours',
          count: queries.length,
          run: (i) => shortest500(searchItineraries(tt, queries[i]!, scratch)),
        },
      ],
      verify() {
        for (const query of queries) checkCertificate(searchItineraries(tt, query, scratch));
      },
    });
    sizes.push({ times, rows: spread(rows), report });
  }
  return sizes;
}

function goals(hub: MeasureReport, open: MeasureReport, workers: number, sizes: readonly Size[]): readonly Goal[] {
  const p50 = (report: MeasureReport, name: string): number =>
    report.subjects.find((row) => row.name === name)!.p50Us.median;
  const over = (report: MeasureReport, name: string, base: string): number => p50(report, name) / p50(report, base);
  const atMost = (name: string, found: number, limit: number, because: string): Goal => ({
    name,
    wanted: `<= ${limit}x`,
    found: `${found.toFixed(2)}x`,
    reached: found <= limit,
    ...(found <= limit ? {} : { because }),
  });
  const grown = sizes.slice(1).map(({ times, report }) => {
    const found = p50(report, 'ours') / p50(sizes[0]!.report, 'ours');
    return atMost(
      `P2 x${times} over x1, bounded`,
      found,
      times === 10 ? 4 : 12,
      'every first flight walks the onward departures of every route until one combines; at x100 the capacity ends the largest queries',
    );
  });
  return [
    atMost(
      'P2 rule-free kernel',
      over(open, 'ours', 'kernel'),
      2,
      'dated departures are made per query; the kernel has them ready',
    ),
    atMost(
      'P2 write floor, with shortest 500',
      over(hub, 'ours + shortest 500', 'write the same rows'),
      12,
      'most time goes to connections that a rule removes; they write nothing',
    ),
    {
      name: 'P2 two workers over one',
      wanted: '>= 1.9x',
      found: `${workers.toFixed(2)}x`,
      reached: workers >= 1.9,
      ...(workers >= 1.9 ? {} : { because: 'two cores shared with whatever else runs' }),
    },
    ...grown,
  ];
}

function checkCertificate({ certificate }: ItineraryBatch): void {
  const pruned = certificate.pruned.reduce((sum, { count }) => sum + count, 0);
  if (certificate.considered !== certificate.returned + pruned) throw new RangeError('the certificate does not add up');
}

function writeRows(batch: ItineraryBatch, count: number): number {
  batch.legs.fill(count, 0, 3 * count);
  batch.legDay.fill(count, 0, 3 * count);
  batch.stops.fill(count, 0, count);
  batch.departure.fill(count, 0, count);
  batch.arrival.fill(count, 0, count);
  return count;
}

function every<T>(list: readonly T[], step: number): readonly T[] {
  return list.filter((_, i) => i % step === 0);
}

function spread(values: readonly number[]): { readonly p50: number; readonly max: number } {
  const sorted = values.toSorted((a, b) => a - b);
  return { p50: sorted[sorted.length >> 1] ?? 0, max: sorted.at(-1) ?? 0 };
}
