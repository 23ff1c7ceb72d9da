import { setTimeout as sleep } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, expect, inject } from 'vitest';

let browser: Promise<Browser> | undefined;

function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: inject('chromium'),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  return browser;
}
afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console, uncaught errors and the security policy complained about so far. */
  readonly complaints: string[];
  /** Key presses since the visit began; typed text does not count. */
  readonly presses: () => number;
  /** One key press, counted. */
  readonly press: (key: string) => Promise<void>;
  /** Goes to a path of the site and waits until the page is alive (or loaded, without scripts). */
  readonly open: (path: string) => Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Complaints that this test provokes. */
  readonly expected?: readonly RegExp[];
}

const CLOSE_MS = 10_000;
let addresses = 0;

/** Each visitor comes from an address of their own: what one asks too often is not held against the next. */
function anotherAddress(): string {
  addresses += 1;
  return `10.${process.pid % 256}.${addresses >> 8}.${addresses & 255}`;
}

/** A visitor with a fresh browser profile. Fails when anything complained that was not expected. */
export async function visit(options: VisitOptions, act: (visit: Visit) => Promise<void>): Promise<void> {
  const { expected = [], ...contextOptions } = options;
  const context = await (
    await openBrowser()
  ).newContext({
    baseURL: inject('site'),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    extraHTTPHeaders: { 'x-forwarded-for': anotherAddress() },
    ...contextOptions,
  });
  try {
    const page = await context.newPage();
    const complaints = await listen(page);
    let count = 0;
    await act({
      page,
      context,
      complaints,
      presses: () => count,
      async press(key) {
        count += 1;
        await page.keyboard.press(key);
      },
      async open(path) {
        await page.goto(path);
        if (contextOptions.javaScriptEnabled !== false) await alive(page);
      },
    });
    expect(complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))).toEqual([]);
  } finally {
    await left(context);
  }
}

/** Chromium may never answer the close of a context whose page is navigating at that moment; its end closes what is left. */
async function left(context: BrowserContext): Promise<void> {
  const patience = new AbortController();
  await Promise.race([context.close(), sleep(CLOSE_MS, undefined, { signal: patience.signal }).catch(() => {})]);
  patience.abort();
}

/** Hydration has ended. */
export async function alive(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
}

async function listen(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`);
    });
  });
  return complaints;
}

/**
 * Rules of WCAG 2.2 AA that the page breaks, one line each. A frame that runs nothing has to be left out: axe waits for it. One of
 * another origin is not looked into, for which axe would open a page of its own each time; what is right is not listed.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .exclude('iframe[sandbox]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
}

/** The looks that every page is held to. */
export const LOOKS: readonly (VisitOptions & { readonly name: string })[] = [
  { name: '1280 light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: '1280 dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  { name: '360 light', viewport: { width: 360, height: 780 }, colorScheme: 'light' },
  { name: '360 dark', viewport: { width: 360, height: 780 }, colorScheme: 'dark' },
];
