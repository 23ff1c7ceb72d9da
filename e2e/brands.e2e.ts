import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bookFlight, inDays, openVisitor, startOrder } from './book.ts';
import { startSite } from './site.ts';
import { siteUrl } from './site-url.ts';
import { axeFaults, EVERY_PAIR, someOf, visit } from './visit.ts';

const RESULTS = `/flights/LON-SIN/${inDays(60)}/1adults`;
const WIDTHS = [320, 360, 768, 1280];
const MANY_PAGES = { timeout: 240_000 };
const READERS = (['wayfold rtl', 'juniper ltr', 'wayfold ltr', 'juniper rtl'] as const)
  .slice(0, EVERY_PAIR ? 4 : 2)
  .map((reader) => {
    const [brand = '', dir] = reader.split(' ');
    return { brand, dir, prefix: dir === 'rtl' ? '/ar' : '' };
  });

function hostOf(brand: string): string {
  const url = new URL(siteUrl());
  if (brand !== 'wayfold') url.hostname = `${brand}.localhost`;
  return url.origin;
}

test.for(READERS)('every main page of $brand, $dir, passes axe and fits at each width', MANY_PAGES, async (reader) => {
  const { brand, dir, prefix } = reader;
  const visitor = await openVisitor(siteUrl());
  const [filled, booked] = [await startOrder(visitor), await bookFlight(visitor)];
  const options = { baseURL: hostOf(brand), extraHTTPHeaders: { cookie: visitor.cookie }, expected: [/404/] };
  await visit(options, async ({ page, open }) => {
    const hold = async (path: string) => {
      await open(path);
      const html = page.locator('html');
      expect([await html.getAttribute('dir'), await html.getAttribute('data-brand')]).toEqual([dir, brand]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        // As tall as the page: what sticks to the edge of a window lies over a half of whatever it meets there, at any place but one.
        const tall = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height: Math.max(800, tall) });
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const faults = someOf(WIDTHS).includes(width) ? await axeFaults(page) : [];
        expect([path, width, faults, Math.max(0, wider)]).toEqual([path, width, [], 0]);
      }
    };
    const order = [`/checkout/order/${filled.id}/travellers`, `/bookings/${booked.id}`];
    for (const path of ['/', '/help', '/booking/find', '/nowhere', ...order, RESULTS]) await hold(prefix + path);
    await hold((await page.locator('a[href*="/fares/"]').first().getAttribute('href')) ?? '');
  });
});

interface Stop {
  readonly name: string;
  /** Whether something shows that it has the focus. */
  readonly marked: boolean;
  /** Whether it can be seen where it is. */
  readonly bare: boolean;
}

/** Where the focus is, once the page has come to rest there; null when the page has been walked through. */
function stopOf(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    // The ring of a range is on its thumb, which no script can ask about.
    if (at.matches('[type="range"]:focus-visible')) return { name: 'thumb', marked: true, bare: true };
    const label = at.closest('label') ?? document.querySelector(`label[for="${CSS.escape(at.id || '-')}"]`);
    const isMarked = () =>
      [at, at.parentElement, at.nextElementSibling, label].some((each) => {
        if (!each) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      });
    const isBare = () =>
      [at, label].some((each) => {
        if (!each) return false;
        const { left, right, top, height } = each.getBoundingClientRect();
        // The middle of what is in the window: of a card in a row that moves sideways it may be a part.
        const middle = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
        const there = document.elementFromPoint(middle, top + Math.min(height, 40) / 2);
        return there !== null && (each.contains(there) || there.contains(each));
      });
    for (let frames = 0; frames < 30 && !(isMarked() && isBare()); frames++) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    const name = `${at.tagName} ${at.id} ${(at.getAttribute('aria-label') ?? at.textContent ?? '').slice(0, 40)}`;
    return { name, marked: isMarked(), bare: isBare() };
  });
}

/** The first stops of a page. */
async function walk(page: Page, press: (key: string) => Promise<void>): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 40) {
    await press('Tab');
    const stop = await stopOf(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  return stops;
}

test.for(READERS)('every stop of the Tab key is marked and bare in $brand, $dir', MANY_PAGES, async (reader) => {
  const { brand, prefix } = reader;
  await visit({ baseURL: hostOf(brand), reducedMotion: 'reduce' }, async ({ page, open, press }) => {
    for (const width of someOf(WIDTHS)) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/booking/find', RESULTS]) {
        await open(prefix + path);
        const stops = await walk(page, press);
        expect(stops.length).toBeGreaterThan(10);
        const wrong = stops.filter(({ marked, bare }) => !marked || !bare);
        expect([path, width, wrong]).toEqual([path, width, []]);
      }
    }
  });
});

/** A page with its scripts and styles, packed. */
async function bytesOf(site: string, path: string): Promise<number> {
  const html = await (await fetch(site + path)).text();
  const files = new Set(
    [...html.matchAll(/"(\/(?:assets|brands)\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? ''),
  );
  const texts = await Promise.all([...files].map(async (file) => (await fetch(site + file)).arrayBuffer()));
  return [Buffer.from(html), ...texts].reduce((sum, text) => sum + gzipSync(text).length, 0);
}

test('a further brand adds at most a kilobyte to a page of another', MANY_PAGES, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfold-brands-'));
  cpSync(join(import.meta.dirname, '../design/brands/juniper'), join(folder, 'sixth'), { recursive: true });
  const file = join(folder, 'sixth/brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...brand, id: 'sixth', name: 'Sixth', hosts: ['sixth.localhost'] }));
  const more = await startSite({ BRANDS_DIR: folder });
  try {
    for (const path of ['/', '/help', RESULTS]) {
      const added = (await bytesOf(more.url, path)) - (await bytesOf(siteUrl(), path));
      expect([path, added <= 1_000, added]).toEqual([path, true, added]);
    }
  } finally {
    await more.stop();
    rmSync(folder, { recursive: true });
  }
});
