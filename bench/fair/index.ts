import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { PAGE_SIZE, search, type FlightQuery } from '#contract/search';
import { startSite, type Site } from '../../e2e/site.ts';
import { worst } from '../../tools/attack/one-address.ts';
import { formatTable, median, quantile, type Bench, type BenchOptions, type BenchReport } from '../harness/index.ts';
import { inDays, readerAt, searchApi, searchAt } from '../http/searches.ts';

/** F5: what one address that asks its worst costs everybody else, and what the costliest question costs alone. */
export const bench: Bench = { name: 'fair', run };

const CONNECTIONS = 30;
const GREEDY = readerAt(9_999_999);
const MOST_TIMES = 2;
const MOST_MS = 500;

async function run({ quick, log }: BenchOptions): Promise<BenchReport> {
  const before = loadavg()[0];
  const site = await startSite({ TRUST_PROXY: 'true' });
  try {
    const searches = quick ? 12 : 60;
    for (let n = 0; n < 12; n += 1) await searchApi(site.url, searchAt(500 + n), PAGE_SIZE, readerAt(500 + n));
    const costly = await measureCostly(site.url, quick ? 3 : 9);
    const quiet = await measureReader(site.url, searches, 1_000);
    const flood = beginFlood(site.url);
    const disturbed = await measureReader(site.url, searches, 5_000);
    const counts = await flood.end();
    const rss = memoryMb(site);
    const times = p95(disturbed) / p95(quiet);
    const slowest = Math.max(...costly.map(({ ms }) => ms));
    log(readerTable(quiet, disturbed));
    log(
      formatTable(
        ['costliest question, median ms', 'ms'],
        costly.map(({ name, ms }) => [name, ms.toFixed(0)]),
      ),
    );
    return {
      name: bench.name,
      measures: [],
      goals: [
        {
          name: "another's p95 under one hostile address",
          wanted: `<= ${MOST_TIMES}x`,
          found: `${times.toFixed(2)}x`,
          reached: times <= MOST_TIMES,
        },
        {
          name: 'the costliest question',
          wanted: `<= ${MOST_MS} ms`,
          found: `${slowest.toFixed(0)} ms`,
          reached: slowest <= MOST_MS,
        },
      ],
      facts: {
        quietP95: p95(quiet),
        floodP95: p95(disturbed),
        costly,
        counts,
        residentMb: rss,
        machineLoad: { before, after: loadavg()[0] },
      },
    };
  } finally {
    await site.stop();
  }
}

/** One search after the other, of a reader who never asks the same: create and first page. */
async function measureReader(site: string, count: number, first: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = first; n < first + count; n += 1) {
    const began = performance.now();
    const { offers } = await searchApi(site, searchAt(n), PAGE_SIZE, readerAt(n));
    times.push(offers.length > 0 ? performance.now() - began : Infinity);
  }
  return times.toSorted((a, b) => a - b);
}

/** Some cities, and as many ways between two of them as there are; leaving and coming back the same day is the hardest to count. */
async function measureCostly(site: string, repeats: number): Promise<{ name: string; ms: number }[]> {
  const pair = (from: string, to: string, out: number, stay: number): FlightQuery => ({
    ...worst(0),
    slices: [
      { from, to, date: inDays(out) },
      { from: to, to: from, date: inDays(out + stay) },
    ],
  });
  const kinds: readonly [string, (n: number) => FlightQuery][] = [
    ['4 x 4 cities, return, 9 adults, 2 bags', (n) => worst(100 + n)],
    ['London to New York, return, 9 adults, 2 bags', (n) => pair('LON', 'NYC', 100 + n, 14)],
    ['London to New York and back the same day', (n) => pair('LON', 'NYC', 60 + n, 0)],
    ['New York to Los Angeles and back the same day', (n) => pair('NYC', 'LAX', 80 + n, 0)],
  ];
  const found: { name: string; ms: number }[] = [];
  for (const [at, [name, query]] of kinds.entries()) {
    const times: number[] = [];
    for (let n = 0; n < repeats; n += 1) times.push(await timed(site, query(n), readerAt(20_000 + at * 100 + n)));
    found.push({ name, ms: median(times) });
  }
  return found;
}

async function timed(site: string, query: FlightQuery, headers: Readonly<Record<string, string>>): Promise<number> {
  const began = performance.now();
  const id = await start(site, query, headers);
  if (id === null) throw new TypeError('A single question was refused');
  await (await fetch(`${site}${search.get.path.replace(':id', id)}?waitMs=5000`, { headers })).json();
  return performance.now() - began;
}

async function start(
  site: string,
  query: FlightQuery,
  headers: Readonly<Record<string, string>>,
): Promise<string | null> {
  const answer = await fetch(site + search.create.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(query),
  });
  const { id } = (await answer.json()) as { id?: string };
  return id ?? null;
}

/** Thirty connections of one address, each asking the worst again as soon as it is answered. */
function beginFlood(site: string) {
  const counts = { accepted: 0, refused: 0 };
  let on = true;
  let next = 0;
  const loop = async (): Promise<void> => {
    while (on) {
      const id = await start(site, worst(next++ % 250), GREEDY);
      if (id === null) {
        counts.refused += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
        continue;
      }
      counts.accepted += 1;
      await (await fetch(`${site}${search.get.path.replace(':id', id)}?waitMs=5000`, { headers: GREEDY })).text();
    }
  };
  const loops = Promise.all(Array.from({ length: CONNECTIONS }, loop));
  return {
    async end() {
      on = false;
      await loops;
      return counts;
    },
  };
}

/** Where the system tells; NaN elsewhere. */
function memoryMb({ pid }: Site): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1_024;
  } catch {
    return Number.NaN;
  }
}

const p95 = (ascending: readonly number[]): number => quantile(ascending, 0.95);

function readerTable(quiet: readonly number[], disturbed: readonly number[]): string {
  const row = (name: string, times: readonly number[]) => [
    name,
    quantile(times, 0.5).toFixed(0),
    p95(times).toFixed(0),
    String(times.length),
  ];
  return formatTable(
    ['another reader', 'p50 ms', 'p95 ms', 'searches'],
    [row('quiet', quiet), row('under one hostile address', disturbed)],
  );
}
