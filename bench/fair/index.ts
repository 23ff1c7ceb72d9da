import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { PAGE_SIZE, search, type FlightQuery } from '#contract/search';
import { startSite, type Site } from '../../e2e/site.ts';
import { worst } from '../../tools/attack/one-address.ts';
import {
  formatTable,
  median,
  quantile,
  untilIdle,
  type Bench,
  type BenchOptions,
  type BenchReport,
  type Goal,
} from '../harness/index.ts';
import { inDays } from '../../e2e/book.ts';
import { readerAt, searchApi, searchAt } from '../http/searches.ts';

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
    // What each search thread begins with by itself is over.
    await untilIdle(site.pid);
    const costly = await measureCostly(site.url, quick ? 3 : 9);
    const quiet = await measureReader(site.url, searches, 1_000);
    const disturbed: Disturbed[] = [];
    for (const [at, flood] of FLOODS.entries()) {
      const running = beginFlood(site.url, flood);
      const times = await measureReader(site.url, searches, 5_000 + 1_000 * at);
      disturbed.push({ name: flood.name, times, counts: await running.end() });
    }
    log(readerTable(quiet, disturbed));
    log(
      formatTable(
        ['costliest question', 'median ms', 'most ms'],
        costly.map(({ name, median: middle, most }) => [name, middle.toFixed(0), most.toFixed(0)]),
      ),
    );
    return {
      name: bench.name,
      measures: [],
      goals: [...disturbed.map((each) => readerGoal(quiet, each)), costlyGoal(costly)],
      facts: {
        quietP95: p95(quiet),
        floods: disturbed.map(({ name, times, counts }) => ({ name, p95: p95(times), ...counts })),
        costly,
        residentMb: memoryMb(site),
        machineLoad: { before, after: loadavg()[0] },
      },
    };
  } finally {
    await site.stop();
  }
}

/** How long another reader's searches took under a flood, ascending, and what became of the flood. */
interface Disturbed {
  readonly name: string;
  readonly times: readonly number[];
  readonly counts: { readonly accepted: number; readonly refused: number };
}

function readerGoal(quiet: readonly number[], { name, times }: Disturbed): Goal {
  const ratio = p95(times) / p95(quiet);
  return {
    name: `another's p95 under ${name}`,
    wanted: `<= ${MOST_TIMES}x`,
    found: `${ratio.toFixed(2)}x`,
    reached: ratio <= MOST_TIMES,
  };
}

function costlyGoal(costly: readonly Costly[]): Goal {
  const slowest = Math.max(...costly.map(({ most }) => most));
  return {
    name: 'the costliest question',
    wanted: `<= ${MOST_MS} ms`,
    found: `${slowest.toFixed(0)} ms`,
    reached: slowest <= MOST_MS,
  };
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

interface Costly {
  readonly name: string;
  readonly median: number;
  readonly most: number;
}

/** Some cities, and as many ways between two of them as there are; leaving and coming back the same day is the hardest to count. */
async function measureCostly(site: string, repeats: number): Promise<Costly[]> {
  const pair = (from: string, to: string, out: number, stay: number): FlightQuery => ({
    ...worst(0),
    slices: [
      { from, to, date: inDays(out) },
      { from: to, to: from, date: inDays(out + stay) },
    ],
  });
  /** As many flights as a search holds, a day apart. */
  const journey = (out: number): FlightQuery => ({
    ...worst(0),
    slices: ['NYC', 'LON', 'NYC', 'LAX', 'NYC', 'LON'].map((to, at, all) => ({
      from: at === 0 ? 'LON' : all[at - 1]!,
      to,
      date: inDays(out + at),
    })),
  });
  /** As many places in each field as it holds, too. */
  const wide = (out: number): FlightQuery => {
    const [there, back] = worst(0).slices;
    return {
      ...worst(0),
      slices: Array.from({ length: 6 }, (_, at) => ({ ...(at % 2 === 0 ? there! : back!), date: inDays(out + at) })),
    };
  };
  const kinds: readonly [string, (n: number) => FlightQuery][] = [
    ['4 x 4 cities, return, 9 adults, 2 bags', (n) => worst(100 + n)],
    ['London to New York, return, 9 adults, 2 bags', (n) => pair('LON', 'NYC', 100 + n, 14)],
    ['London to New York and back the same day', (n) => pair('LON', 'NYC', 60 + n, 0)],
    ['New York to Los Angeles and back the same day', (n) => pair('NYC', 'LAX', 80 + n, 0)],
    ['six flights between large cities, a day apart', (n) => journey(120 + 7 * n)],
    ['six flights between 4 x 4 cities, a day apart', (n) => wide(120 + 7 * n)],
  ];
  const found: Costly[] = [];
  for (const [at, [name, query]] of kinds.entries()) {
    const times: number[] = [];
    for (let n = 0; n < repeats; n += 1) times.push(await timed(site, query(n), readerAt(20_000 + at * 100 + n)));
    found.push({ name, median: median(times), most: Math.max(...times) });
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

/** What the connections of one address ask again and again; false where it was refused. */
interface Flood {
  readonly name: string;
  readonly ask: (site: string, n: number) => Promise<boolean>;
}

const FLOODS: readonly Flood[] = [
  {
    name: 'costly searches',
    async ask(site, n) {
      const id = await start(site, worst(n % 250), GREEDY);
      if (id === null) return false;
      await (await fetch(`${site}${search.get.path.replace(':id', id)}?waitMs=5000`, { headers: GREEDY })).text();
      return true;
    },
  },
  {
    name: 'pages of results',
    // Each another address, so that none is kept.
    ask: (site, n) => page(site, `/flights/LON-SIN/${inDays(60 + (n % 250))}/${inDays(61 + (n % 250))}?x=${n}`),
  },
  {
    name: 'pages of stays',
    ask: (site, n) => page(site, `/stays/metro:PAR/${inDays(20 + (n % 250))}/${inDays(50 + (n % 250))}/9adults?x=${n}`),
  },
];

async function page(site: string, path: string): Promise<boolean> {
  const answer = await fetch(site + path, { headers: { ...GREEDY, accept: 'text/html' } });
  await answer.text();
  return answer.ok;
}

/** Thirty connections of one address, each asking again as soon as it is answered. */
function beginFlood(site: string, { ask }: Flood) {
  const counts = { accepted: 0, refused: 0 };
  let on = true;
  let next = 0;
  const loop = async (): Promise<void> => {
    while (on) {
      if (await ask(site, next++)) counts.accepted += 1;
      else {
        counts.refused += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
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

function readerTable(quiet: readonly number[], disturbed: readonly Disturbed[]): string {
  const row = (name: string, times: readonly number[]) => [
    name,
    quantile(times, 0.5).toFixed(0),
    p95(times).toFixed(0),
    String(times.length),
  ];
  return formatTable(
    ['another reader', 'p50 ms', 'p95 ms', 'searches'],
    [row('quiet', quiet), ...disturbed.map(({ name, times }) => row(`one address asks ${name}`, times))],
  );
}
