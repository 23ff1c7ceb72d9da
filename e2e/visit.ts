import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { siteUrl } from './site-url.ts';

/** `LOOKS=all` draws every pair of width and scheme, brand and direction, and all rows of a list; else each comes once. */
export const EVERY_PAIR = process.env.LOOKS === 'all';

/** One for all files of this process; it ends with the process. */
let browser: Promise<Browser> | undefined;

function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: inject('chromium'),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      // A page and a frame of another site have processes of their own, as a reader's browser does; without a window it is not the rule.
      '--site-per-process',
      // Else a visit has three processes: one for the empty page before it, which is not the site's, and one in reserve.
      '--renderer-process-limit=1',
      // No page lives long enough to gain from its optimising compilers or from little room for new objects: a third of the processor's time.
      '--js-flags=--no-turbofan --no-maglev --min-semi-space-size=16 --max-semi-space-size=32',
    ],
  });
  return browser;
}

/** A browser that stopped answering: the visits that are open in it go on, and no further one begins there. */
function retireBrowser(): void {
  browser = undefined;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console, uncaught errors and the security policy complained about so far. */
  readonly complaints: string[];
  /** Key presses since the visit began; typed text does not count. */
  readonly presses: () => number;
  /** One key press, counted. */
  readonly press: (key: string) => Promise<void>;
  /** Goes to a path of the site and waits until the page is alive (or loaded, without scripts: then no button of it may be dead). */
  readonly open: (path: string) => Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Complaints that this test provokes. */
  readonly expected?: readonly RegExp[];
}

/** How long Chromium may take to open or close a profile. Neither call has a time limit of its own. */
const PROFILE_MS = 10_000;
let addresses = 0;
/** Networks from 11 to 110, which are neither private nor this machine's own. */
const [FIRST_NET, NETS] = [11, 100];

/** Each visitor comes from an address of their own: what one asks too often is not held against the next. */
function anotherAddress(): string {
  addresses += 1;
  // Test files run in processes of their own, two at once: their numbers are told apart beyond 256.
  const net = FIRST_NET + ((process.pid >> 8) % NETS);
  return `${net}.${process.pid % 256}.${addresses >> 8}.${addresses & 255}`;
}

/** A visitor with a fresh browser profile. Fails when anything complained that was not expected. */
export async function visit(options: VisitOptions, act: (visit: Visit) => Promise<void>): Promise<void> {
  const { expected = [], ...contextOptions } = options;
  const context = await newProfile({
    baseURL: siteUrl(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    extraHTTPHeaders: { 'x-forwarded-for': anotherAddress() },
    ...contextOptions,
  });
  try {
    const [page = await context.newPage()] = context.pages();
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
        if (contextOptions.javaScriptEnabled === false) expect(await deadButtons(page)).toEqual([]);
        else await alive(page);
      },
    });
    expect(complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))).toEqual([]);
  } finally {
    await left(context);
  }
}

/** A profile with its first page, from another browser when the one that is open does not answer. */
async function newProfile(options: BrowserContextOptions): Promise<BrowserContext> {
  const open = async (from: Browser): Promise<BrowserContext> => {
    const context = await from.newContext(options);
    await context.newPage();
    return context;
  };
  const opened = await inTime(open(await openBrowser()));
  if (opened) return opened;
  retireBrowser();
  return open(await openBrowser());
}

/** Chromium may never answer the close of a context whose page is navigating at that moment. */
async function left(context: BrowserContext): Promise<void> {
  const closed = await inTime(context.close().then(() => true));
  if (!closed) retireBrowser();
}

/** What the call comes to, or undefined when it has not answered in `PROFILE_MS`. */
async function inTime<T>(call: Promise<T>): Promise<T | undefined> {
  const patience = new AbortController();
  const late = sleep(PROFILE_MS, undefined, { signal: patience.signal });
  try {
    return await Promise.race([call, late.catch(() => undefined)]);
  } finally {
    patience.abort();
    call.catch(() => {});
  }
}

/** Names of the buttons in sight that do nothing without scripts: they send no form and open no part by themselves. */
function deadButtons(page: Page): Promise<string[]> {
  return page.locator('button').evaluateAll((buttons) =>
    (buttons as HTMLButtonElement[])
      .filter((button) => !(button.type === 'submit' && button.form) && !button.popoverTargetElement)
      .filter((button) => button.checkVisibility())
      .map((button) => button.ariaLabel ?? button.innerText),
  );
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
 * Runs in the page: whatever fades or moves, and comes to an end by itself, has ended. A colour between two others is no fault.
 * Asked frame by frame: of what is taken away while it moves, `finished` may never be known.
 */
async function untilStill(): Promise<void> {
  const moves = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  while (document.getAnimations().some(moves)) await new Promise(requestAnimationFrame);
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that another colour scheme can break. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Rules of WCAG 2.2 AA that the page breaks, one line each; what it says of colours in both schemes, the one at hand first. */
export async function axeFaults(page: Page): Promise<string[]> {
  const faults = await analyze(page, (axe) => axe.withTags(TAGS));
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [given, other] = dark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: other });
  const ofOther = await analyze(page, (axe) => axe.withRules(OF_COLOURS));
  await page.emulateMedia({ colorScheme: given });
  return [...faults, ...ofOther.map((fault) => `${other}: ${fault}`)];
}

/** Two thirds of a megabyte to send and read, once for each document; left to itself the builder takes twice as much. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Of a list the first ten: contrast of a list of flights is three quarters of the time, card by card the same. */
const LIKE_THOSE_BEFORE = 'li:nth-child(n+11), [role="option"]:nth-child(n+11)';

/**
 * A frame that runs nothing has to be left out: axe waits for it. One of another origin is not looked into, for which axe would open a
 * page of its own each time; what is right is not listed.
 */
async function analyze(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await page.evaluate(untilStill);
  const known = page.frames().length === 1 && (await page.evaluate(() => 'axe' in globalThis));
  const axe = new AxeBuilder({ page, axeSource: known ? '0' : AXE })
    .setLegacyMode(true)
    // No rule of these reads style sheets by itself, which axe would fetch again each time.
    .options({ resultTypes: ['violations'], preload: false })
    .exclude('iframe[sandbox]');
  if (!EVERY_PAIR) axe.exclude(LIKE_THOSE_BEFORE);
  const { violations } = await choose(axe).analyze();
  return violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
}

const PAIRS: readonly (VisitOptions & { readonly name: string })[] = [
  { name: '1280 light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: '1280 dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  { name: '360 light', viewport: { width: 360, height: 780 }, colorScheme: 'light' },
  { name: '360 dark', viewport: { width: 360, height: 780 }, colorScheme: 'dark' },
];

/** The looks that every page is held to. */
export const LOOKS = PAIRS.filter(({ name }) => EVERY_PAIR || name === '1280 dark' || name === '360 light');

/** All widths that are given, or two of them, the first and the last. */
export const someOf = <T>(all: readonly T[]): readonly T[] =>
  all.filter((_, at) => EVERY_PAIR || at === 0 || at === all.length - 1);
