import { chromium, type BrowserContext, type CDPSession } from 'playwright-core';
import { gzipSync } from 'node:zlib';

/** One load of one page on the lab's phone. */
export interface LabLoad {
  readonly lcpMs: number;
  readonly fcpMs: number;
  readonly cls: number;
  /** Time over 50 ms of long tasks between first paint and the end of hydration. */
  readonly tbtMs: number;
  readonly readyMs: number;
  readonly requests: number;
  /** They hold up the first paint. */
  readonly styleSheets: number;
  readonly domNodes: number;
  /** Bytes over the wire by kind. */
  readonly wire: Readonly<Record<string, number>>;
  readonly htmlGzip: number;
  /** Addresses of all scripts that came before anything was pressed. */
  readonly scripts: readonly string[];
}

interface Seen {
  lcp: number;
  fcp: number;
  cls: number;
  readonly tasks: [start: number, duration: number][];
  ready: number;
}

const SETTLE_MS = 1_500;
/** 9 Mbps down, 3 up, 100 ms, processor four times slower. */
const NETWORK = { offline: false, downloadThroughput: 1_125_000, uploadThroughput: 375_000, latency: 100 };
const SLOWDOWN = 4;

export interface Lab {
  /** A fresh profile each time: nothing is cached. `cookie` is `name=value` of a visitor. */
  load(url: string, cookie?: string): Promise<LabLoad>;
  close(): Promise<void>;
}

export async function openLab(executablePath: string): Promise<Lab> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  return {
    async load(url, cookie) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 780 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      });
      try {
        if (cookie) await context.addCookies([cookieOf(url, cookie)]);
        return await loadOnce(context, url);
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

function cookieOf(url: string, pair: string) {
  const cut = pair.indexOf('=');
  return {
    name: pair.slice(0, cut),
    value: pair.slice(cut + 1),
    url: `${new URL(url).origin.replace('http:', 'https:')}/`,
    secure: true,
  };
}

async function loadOnce(context: BrowserContext, url: string): Promise<LabLoad> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const wire = await watchWire(cdp);
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(observe);
  const response = await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  if (response?.status() !== 200) throw new RangeError(`${url}: ${response?.status()}`);
  await page.waitForSelector('html[data-ready]', { state: 'attached', timeout: 60_000 });
  await page.waitForTimeout(SETTLE_MS);
  const seen = await page.evaluate(() => (globalThis as unknown as { lab: Seen }).lab);
  const domNodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const blocked = seen.tasks.filter(([start]) => start >= seen.fcp && start <= seen.ready);
  return {
    lcpMs: seen.lcp,
    fcpMs: seen.fcp,
    cls: seen.cls,
    tbtMs: blocked.reduce((sum, [, duration]) => sum + duration - 50, 0),
    readyMs: seen.ready,
    requests: wire.scripts.length + wire.styleSheets + wire.others,
    styleSheets: wire.styleSheets,
    domNodes,
    wire: wire.bytes,
    htmlGzip: gzipSync(await response.body(), { level: 5 }).length,
    scripts: wire.scripts.map((address) => new URL(address).pathname.replace('/assets/', '')),
  };
}

/** Runs in the page before anything of it. */
function observe(): void {
  const seen: Seen = { lcp: 0, fcp: 0, cls: 0, tasks: [], ready: 0 };
  (globalThis as unknown as { lab: Seen }).lab = seen;
  const on = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  on('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.ready === undefined) return;
    seen.ready = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
}

interface Wire {
  readonly bytes: Record<string, number>;
  readonly scripts: string[];
  styleSheets: number;
  others: number;
}

async function watchWire(cdp: CDPSession): Promise<Wire> {
  const wire: Wire = { bytes: {}, scripts: [], styleSheets: 0, others: 0 };
  const kinds = new Map<string, string>();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    if (type === 'Script') wire.scripts.push(response.url);
    else if (type === 'Stylesheet') wire.styleSheets += 1;
    else wire.others += 1;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    wire.bytes[kind] = (wire.bytes[kind] ?? 0) + encodedDataLength;
  });
  await cdp.send('Network.enable');
  return wire;
}
