import { readFileSync } from 'node:fs';
import { search } from '#contract/search';
import { bookFlight, inDays, openVisitor } from '../../e2e/book.ts';
import { bookQuote, quoteStay } from '../../e2e/book-stay.ts';
import { startSite, type Site } from '../../e2e/site.ts';
import { formatTable, type BenchOptions, type Goal } from '../harness/index.ts';
import { readerAt, searchApi, searchAt } from '../http/searches.ts';

const MOST_MB = 1024;
const PLACES = ['PAR', 'LON', 'ROM', 'LIS', 'BER'];

/** Resident memory of the site's process at one moment, in megabytes. */
export interface Resident {
  readonly when: string;
  readonly total: number;
  /** Of files in memory: the engine itself, chiefly. */
  readonly files: number;
  readonly most: number;
}

/** A new demo, then a thousand searches of flights and stays with a booking among each twenty.. */
export async function measureMemory({ quick, log }: BenchOptions): Promise<Resident[]> {
  const site = await startSite();
  try {
    const measured = [residentOf(site, 'ready')];
    const searches = quick ? 100 : 1_000;
    for (let n = 0; n < searches; n += 1) {
      if (n % 5 === 4) await searchStays(site.url, n);
      else await searchApi(site.url, searchAt(n), 20, readerAt(n));
      if (n % 40 === 19) await bookFlight(await openVisitor(site.url), { outIn: 40 + (n % 90), backIn: 54 + (n % 90) });
      if (n % 40 === 39) await bookStay(site.url, n);
      if (n === 99) measured.push(residentOf(site, '100 searches'));
    }
    if (!quick) measured.push(residentOf(site, `${searches} searches`));
    log(
      `\nresident memory, MB\n${formatTable(
        ['', 'total', 'of files', 'most so far'],
        measured.map(({ when, total, files, most }) => [when, total, files, most].map(String)),
      )}`,
    );
    return measured;
  } finally {
    await site.stop();
  }
}

export function memoryGoal(measured: readonly Resident[]): Goal {
  const last = measured.at(-1);
  return {
    name: `resident memory after ${last?.when}`,
    wanted: `<= ${MOST_MB} MB`,
    found: `${last?.total} MB`,
    reached: (last?.total ?? Infinity) <= MOST_MB,
  };
}

async function searchStays(site: string, n: number): Promise<void> {
  const visitor = { ...readerAt(n), 'content-type': 'application/json' };
  const body = JSON.stringify({
    place: PLACES[n % PLACES.length],
    checkIn: inDays(30 + (n % 120)),
    checkOut: inDays(33 + (n % 120)),
    rooms: [{ adults: 2, children: [] }],
    currency: 'EUR',
  });
  const made = await fetch(`${site}/i/api/search/v1/stays`, { method: 'POST', headers: visitor, body });
  const { id } = (await made.json()) as { id: string };
  const path = search.get.path.replace(':id', id);
  await (await fetch(`${site}${path}?limit=20&waitMs=5000`, { headers: readerAt(n) })).json();
}

async function bookStay(site: string, n: number): Promise<void> {
  const visitor = await openVisitor(site);
  await bookQuote(visitor, await quoteStay(visitor, { arriveIn: 40 + (n % 90) }));
}

function residentOf(site: Site, when: string): Resident {
  const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
  const of = (key: string): number =>
    Math.round(Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024);
  return { when, total: of('VmRSS'), files: of('RssFile'), most: of('VmHWM') };
}
