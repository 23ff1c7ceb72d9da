import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type * as ReactDomServer from 'react-dom/server';
import type * as React from 'react';
import { PAGE_SIZE } from '#contract/search';
import { startSite } from '../../e2e/site.ts';
import {
  measure,
  type Bench,
  type BenchOptions,
  type BenchReport,
  type Goal,
  type MeasureReport,
  type Subject,
} from '../harness/index.ts';
import { searchApi, searchAt } from '../http/searches.ts';
import { comparable, compileTemplate, parseMarkup, type Markup, type MarkupElement } from './markup.ts';
import { createKeptPages } from '../../server/ssr/kept-pages.ts';
import { NONCE, openResultsPage, Sink, type ResultsPage } from './page.ts';

/** P10 and P11: the results page of a real search beside React without router and data, a template and ready bytes. */
export const bench: Bench = { name: 'ssr', run };

const SHOWN = PAGE_SIZE;
const AGAIN = 'ours, kept for the next reader';
const SIZES = [10, 50, 200] as const;
/** Of the page of a list. */
const MOST_ELEMENTS = 1_800;
const MOST_DATA_BYTES = 20_000;
const TIMES_FASTER = 2;

interface Peers {
  readonly stream: () => Promise<number>;
  readonly streamed: () => Promise<string>;
  readonly toString: () => string;
  readonly template: () => string;
}

async function run(options: BenchOptions): Promise<BenchReport> {
  const page = await openPage(options);
  const html = await page.render(SHOWN);
  const markup = parseMarkup(html);
  const peers = await createPeers(markup);
  const beside = await measureBeside(page, html, peers, options);
  const sizes = await measureSizes(page, options);
  const packing = await measurePacking(html, options);
  const facts = { ...bytesOf(html), elements: countOf(markup), processorMs: await processorMs(page, peers, options) };
  options.log(JSON.stringify(facts));
  return {
    name: bench.name,
    measures: [beside, sizes, packing],
    goals: [...besideGoals(beside), growthGoal(sizes), packingGoal(beside, packing), ...weightGoals(facts)],
    facts,
  };
}

async function openPage(options: BenchOptions): Promise<ResultsPage> {
  // React reads this when it is loaded.
  process.env.NODE_ENV = 'production';
  const address = searchAt(0);
  const site = await startSite();
  try {
    const results = await searchApi(site.url, address, SIZES[2], {}, 'out');
    options.log(
      `${address.from.join()} to ${address.to.join()}: ${results.offers.length} of ${results.total} flights out`,
    );
    return await openResultsPage(address, results);
  } finally {
    await site.stop();
  }
}

async function createPeers(root: MarkupElement): Promise<Peers> {
  const { createElement } = (await import('react')) as typeof React;
  const { renderToPipeableStream, renderToString } = (await import('react-dom/server')) as typeof ReactDomServer;
  const elementOf = (node: Markup): React.ReactNode =>
    typeof node === 'string' ? node : createElement(node.tag, node.attributes, ...node.children.map(elementOf));
  const drain = async (keep: boolean): Promise<Sink> => {
    const sink = new Sink(keep);
    const { pipe } = renderToPipeableStream(elementOf(root), { onShellReady: () => pipe(sink) });
    await sink.done;
    return sink;
  };
  return {
    stream: async () => (await drain(false)).bytes,
    streamed: async () => (await drain(true)).text,
    toString: () => renderToString(elementOf(root)),
    template: compileTemplate(root),
  };
}

function measureBeside(page: ResultsPage, html: string, peers: Peers, { quick }: BenchOptions): Promise<MeasureReport> {
  const ready = Buffer.from(html);
  const kept = createKeptPages(ready.length * 2);
  kept.keep('/', ready, { nonce: NONCE, requestId: 'bench' }, 86_400_000);
  const again = kept.find('/');
  if (!again) throw new TypeError('The page was not kept');
  const fresh = { nonce: NONCE.replaceAll('A', 'B'), requestId: 'bench' };
  const count = quick ? 30 : 100;
  const send = async (bytes: string | Buffer) => {
    const sink = new Sink(false);
    sink.end(bytes);
    await sink.done;
    return sink.bytes;
  };
  const subject = (name: string, kind: Subject['kind'], run: () => Promise<unknown>): Subject => ({
    name,
    kind,
    count,
    asynchronous: true,
    run,
  });
  return measure({
    name: `results page, ${SHOWN} offers, from loader to last byte`,
    baseline: 'ours',
    blocks: quick ? 3 : 7,
    subjects: [
      subject('ours', 'ours', () => page.drain(SHOWN)),
      subject('React stream, same markup, no router, no data', 'peer', () => peers.stream()),
      subject('React renderToString, same markup', 'peer', () => send(peers.toString())),
      subject('string template, same markup', 'peer', () => send(peers.template())),
      subject(AGAIN, 'ours', async () => send(await again.answer(fresh, true))),
      subject('ready bytes', 'limit', () => send(ready)),
    ],
    verify: async () => {
      same('React stream', html, await peers.streamed());
      same('React renderToString', html, peers.toString());
      same('string template', html, peers.template());
      const kept = (await again.answer(fresh, false)).toString('utf8');
      if (kept.replaceAll(fresh.nonce, NONCE) !== html) throw new RangeError('The kept page differs');
    },
  });
}

function same(name: string, wanted: string, found: string): void {
  const [a, b] = [comparable(wanted), comparable(found)];
  for (const part of ['head', 'body'] as const) {
    if (a[part] === b[part]) continue;
    let at = 0;
    while (a[part][at] === b[part][at]) at += 1;
    const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
    throw new RangeError(`${name} differs in the ${part}: '${around(b[part])}' instead of '${around(a[part])}'`);
  }
}

function measureSizes(page: ResultsPage, { quick }: BenchOptions): Promise<MeasureReport> {
  return measure({
    name: 'results page by number of offers',
    baseline: `${SIZES[0]} offers`,
    blocks: quick ? 3 : 7,
    subjects: SIZES.map((show) => ({
      name: `${show} offers`,
      kind: 'ours',
      count: quick ? 20 : 60,
      asynchronous: true,
      run: () => page.drain(show),
    })),
    verify: () => undefined,
  });
}

/** What is sent is compressed with zstd 5, or brotli 3, or gzip 5, the first that is read; brotli 4 is what bytes are held to. */
function measurePacking(html: string, { quick }: BenchOptions): Promise<MeasureReport> {
  const bytes = Buffer.from(html);
  const brotli = promisify(brotliCompress);
  const ways: readonly [string, () => Promise<Buffer>][] = [
    ['zstd 5', () => promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 5 } })],
    ['brotli 3', () => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })],
    ['gzip 5', () => promisify(gzip)(bytes, { level: 5 })],
    ['brotli 4', () => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
  ];
  return measure({
    name: 'compression of that page',
    baseline: 'zstd 5',
    blocks: quick ? 3 : 7,
    subjects: ways.map(([name, run], at) => ({
      name,
      kind: at < 3 ? 'ours' : 'peer',
      count: quick ? 20 : 60,
      asynchronous: true,
      run,
    })),
    verify: () => undefined,
  });
}

/** Processor time of a page: what is left when others use the machine too. */
async function processorMs(page: ResultsPage, peers: Peers, { quick }: BenchOptions) {
  const count = quick ? 20 : 100;
  const of = async (run: () => unknown): Promise<number> => {
    const before = process.cpuUsage();
    for (let i = 0; i < count; i += 1) await run();
    const { user, system } = process.cpuUsage(before);
    return Math.round((user + system) / 10 / count) / 100;
  };
  return {
    ours: await of(() => page.drain(SHOWN)),
    reactStream: await of(peers.stream),
    template: await of(peers.template),
  };
}

function bytesOf(html: string) {
  const scripts = [...html.matchAll(/<script\b[^]*?<\/script>/g)].reduce((sum, [script]) => sum + script.length, 0);
  return { pageBytes: Buffer.byteLength(html), markupBytes: Buffer.byteLength(html) - scripts, dataBytes: scripts };
}

type Bytes = ReturnType<typeof bytesOf>;

function besideGoals(report: MeasureReport): readonly Goal[] {
  const p50 = (name: string) =>
    report.subjects.find((subject) => subject.name.startsWith(name))?.p50Us.median ?? Number.NaN;
  const goal = (name: string, wanted: number, found: number, because: string): Goal => ({
    name,
    wanted: `>= ${wanted}x`,
    found: `${found.toFixed(2)}x`,
    reached: found >= wanted,
    ...(found < wanted && { because }),
  });
  return [
    goal(
      'faster than plain React streaming',
      TIMES_FASTER,
      p50('React stream') / p50('ours'),
      'cards are written as text, but their words are made first, and header, filters and footer are React with its router',
    ),
    goal(
      'of a hand-written template',
      0.9,
      p50('string template') / p50('ours'),
      'components, words and data against joined strings',
    ),
    goal('faster than plain React streaming, kept page', 5, p50('React stream') / p50(AGAIN), 'see its row'),
    goal(
      'kept page, of ready bytes',
      0.8,
      p50('ready bytes') / p50(AGAIN),
      'a nonce and a number of its own are put into every answer, so its bytes are joined anew',
    ),
  ];
}

function growthGoal(report: MeasureReport): Goal {
  const [small, , large] = report.subjects.map(({ p50Us }) => p50Us.median);
  const times = SIZES[2] / SIZES[0];
  const found = (large ?? Number.NaN) / (small ?? Number.NaN);
  return {
    name: `time for ${times} times the offers`,
    wanted: `<= ${times}x`,
    found: `${found.toFixed(1)}x`,
    reached: found <= times,
  };
}

function packingGoal(page: MeasureReport, packing: MeasureReport): Goal {
  const pack = packing.subjects[0]?.p50Us.median ?? Number.NaN;
  const share = pack / (pack + (page.subjects[0]?.p50Us.median ?? Number.NaN));
  return {
    name: 'compression, of the work of a page (P11)',
    wanted: '<= 20 %',
    found: `${(share * 100).toFixed(0)} %`,
    reached: share <= 0.2,
    ...(share > 0.2 && { because: 'the page has become cheap beside it' }),
  };
}

function countOf(node: Markup): number {
  return typeof node === 'string' ? 0 : node.children.reduce((sum, child) => sum + countOf(child), 1);
}

function weightGoals({ dataBytes, elements }: Bytes & { readonly elements: number }): readonly Goal[] {
  const most = (name: string, unit: string, wanted: number, found: number): Goal => ({
    name,
    wanted: `<= ${wanted} ${unit}`,
    found: `${found} ${unit}`,
    reached: found <= wanted,
  });
  return [
    most('data sent beside the markup', 'bytes', MOST_DATA_BYTES, dataBytes),
    most('elements of the page, without its scripts', '', MOST_ELEMENTS, elements),
  ];
}
