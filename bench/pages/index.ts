import { loadavg } from 'node:os';
import { formatFlightAddress, formatStayAddress } from '#contract/search';
import { openVisitor, startOrder } from '../../e2e/book.ts';
import { findChromium } from '../../e2e/chromium.ts';
import { startSite } from '../../e2e/site.ts';
import { formatTable, median, type Bench, type BenchOptions, type BenchReport, type Goal } from '../harness/index.ts';
import { searchAt, staySearch } from '../http/searches.ts';
import { BUDGETS, type Budget } from './budgets.ts';
import { openLab, type Lab, type LabLoad } from './lab.ts';
import { createWeigher, heaviest, KB, kb, type PageWeight } from './weights.ts';

/** What a first visit costs: bytes of each page by the build, and its first paint on a mid-range phone in the lab. */
export const bench: Bench = { name: 'pages', run };

interface Visit {
  readonly page: Budget['page'];
  readonly url: string;
  readonly cookie?: string;
}

async function run(options: BenchOptions): Promise<BenchReport> {
  const weightOf = createWeigher();
  const weights = BUDGETS.flatMap(({ folders }) => folders.map((folder) => ({ folder, ...weightOf(folder) })));
  options.log(weightTable(weights));
  const before = loadavg()[0];
  const loads = await measureLab(options);
  const machineLoad = { before, after: loadavg()[0] };
  options.log(`\nlab: 4x slower processor, 9 Mbps, 100 ms, 360 px; load of the machine ${JSON.stringify(machineLoad)}`);
  options.log(labTable(loads));
  return {
    name: bench.name,
    measures: [],
    goals: BUDGETS.flatMap((budget) => [
      ...budget.folders.flatMap((folder) => weightGoals(budget, folder, weightOf(folder))),
      ...labGoals(budget, loads.get(budget.page) ?? []),
    ]),
    facts: { weights, lab: factsOf(loads, weights), machineLoad },
  };
}

/** The loads, with the scripts that came by themselves after those of the head. */
function factsOf(
  loads: ReadonlyMap<string, readonly LabLoad[]>,
  weights: readonly (PageWeight & { readonly folder: string })[],
) {
  const named = new Set(weights.flatMap(({ js }) => js.files.map(({ file }) => file)));
  const rows = [...loads].map(([page, all]) => {
    const later = [...new Set(all.flatMap(({ scripts }) => scripts))].filter((file) => !named.has(file));
    return [page, { later, loads: all.map(({ scripts, ...load }) => ({ ...load, scripts: scripts.length })) }] as const;
  });
  return Object.fromEntries(rows);
}

async function measureLab({ quick, log }: BenchOptions): Promise<ReadonlyMap<Budget['page'], readonly LabLoad[]>> {
  const chromium = findChromium();
  if (!chromium) throw new TypeError('No Chromium: install one, or name it in CHROMIUM');
  const site = await startSite();
  const lab = await openLab(chromium);
  try {
    const visits = await visitsTo(site.url);
    // The first answers of a new process are slower; a reader seldom meets them.
    for (const visit of visits) await lab.load(visit.url, visit.cookie);
    const loads = new Map<Budget['page'], LabLoad[]>(visits.map(({ page }) => [page, []]));
    for (let round = 0; round < (quick ? 3 : 9); round += 1)
      for (const { page, url, cookie } of visits) loads.get(page)?.push(await lab.load(url, cookie));
    return loads;
  } finally {
    await closeBoth(lab, () => site.stop());
    log('');
  }
}

async function closeBoth(lab: Lab, stop: () => Promise<void>): Promise<void> {
  await lab.close();
  await stop();
}

async function visitsTo(site: string): Promise<readonly Visit[]> {
  const visitor = await openVisitor(site);
  const order = await startOrder(visitor);
  return [
    { page: 'front door', url: `${site}/` },
    { page: 'results', url: site + formatFlightAddress(searchAt(0)) },
    { page: 'stays', url: site + formatStayAddress(staySearch()) },
    { page: 'checkout', url: `${site}/checkout/order/${order.id}/travellers`, cookie: visitor.cookie },
  ];
}

function weightTable(weights: readonly (PageWeight & { readonly folder: string })[]): string {
  return formatTable(
    ['page', 'scripts KB', 'files', 'styles KB', 'files'],
    weights.map(({ folder, js, css }) =>
      [folder, kb(js.bytes), js.files.length, kb(css.bytes), css.files.length].map(String),
    ),
  );
}

function labTable(loads: ReadonlyMap<string, readonly LabLoad[]>): string {
  const of = (all: readonly LabLoad[], pick: (load: LabLoad) => number) => Math.round(median(all.map(pick)));
  const wire = (all: readonly LabLoad[], kind: string) => kb(of(all, (load) => load.wire[kind] ?? 0));
  return formatTable(
    [
      'page',
      'LCP ms',
      'FCP ms',
      'alive ms',
      'TBT ms',
      'CLS',
      'requests',
      'HTML KB',
      'JS KB',
      'CSS KB',
      'fonts KB',
      'images KB',
      'DOM',
    ],
    [...loads].map(([page, all]) =>
      [
        page,
        `${of(all, (load) => load.lcpMs)} [${Math.round(Math.min(...all.map((load) => load.lcpMs)))}, ${Math.round(Math.max(...all.map((load) => load.lcpMs)))}]`,
        of(all, (load) => load.fcpMs),
        of(all, (load) => load.readyMs),
        of(all, (load) => load.tbtMs),
        median(all.map((load) => load.cls)).toFixed(3),
        of(all, (load) => load.requests),
        wire(all, 'Document'),
        wire(all, 'Script'),
        wire(all, 'Stylesheet'),
        wire(all, 'Font'),
        wire(all, 'Image'),
        of(all, (load) => load.domNodes),
      ].map(String),
    ),
  );
}

function weightGoals({ jsKb, cssKb }: Budget, folder: string, { js, css }: PageWeight): readonly Goal[] {
  return [
    bounded(`${folder}: scripts, gzip`, kb(js.bytes), 'KB', jsKb, js.bytes <= jsKb * KB, heaviest(js)),
    bounded(`${folder}: styles, gzip`, kb(css.bytes), 'KB', cssKb, css.bytes <= cssKb * KB, heaviest(css)),
  ];
}

function labGoals({ page, lab }: Budget, loads: readonly LabLoad[]): readonly Goal[] {
  const of = (pick: (load: LabLoad) => number) => median(loads.map(pick));
  const row = (
    name: string,
    unit: string,
    wanted: number,
    pick: (load: LabLoad) => number,
    digits: number,
    why: string,
  ) => bounded(`${page}: ${name}`, of(pick).toFixed(digits), unit, wanted, of(pick) <= wanted, why);
  const fcp = Math.round(of((load) => load.fcpMs));
  const paint = `first paint at ${fcp} ms, after ${of((load) => load.styleSheets)} style sheets and beside ${of((load) => load.scripts.length)} scripts on 6 connections; a busy machine slows the lab too`;
  return [
    row('LCP', 'ms', lab.lcpMs, (load) => load.lcpMs, 0, paint),
    row('TBT', 'ms', lab.tbtMs, (load) => load.tbtMs, 0, 'the whole page hydrates at once'),
    row('CLS', '', lab.cls, (load) => load.cls, 3, 'something moves after the first paint'),
    row('HTML, gzip', 'KB', lab.htmlKb, (load) => load.htmlGzip / KB, 1, 'markup and the data it was made of'),
    row('requests', '', lab.requests, (load) => load.requests, 0, 'many small shared chunks of script'),
    row('DOM nodes', '', lab.domNodes, (load) => load.domNodes, 0, NODES[page]),
  ];
}

const NODES: Readonly<Record<Budget['page'], string>> = {
  'front door': 'see the list of ideas and the form',
  results: '30 cards of about 38 elements, and what narrows and orders them',
  stays: '30 cards of about 40 nodes, a drawing of each among them, and the map',
  checkout: 'traveller fields with labels and hints, summary, footer',
};

function bounded(name: string, found: string, unit: string, wanted: number, reached: boolean, because: string): Goal {
  return {
    name,
    wanted: `<= ${wanted} ${unit}`.trim(),
    found: `${found} ${unit}`.trim(),
    reached,
    ...(!reached && { because }),
  };
}
