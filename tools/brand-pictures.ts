import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inDays } from '../e2e/book.ts';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../e2e/chromium.ts';
import { startSite } from '../e2e/site.ts';
import { brandsOf, readBrandFolders } from '../server/compose/brands.ts';

/** `npm run pictures`: the front door and the results of every shipped brand, as docs/brands.md shows them. */
const OUT = join(import.meta.dirname, '../docs/brands');
const DAYS_AHEAD = 60;
const QUALITY = 0.8;

interface Picture {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly scale: number;
  /** `{day}` is one that is on sale. */
  readonly path: string;
}

const PICTURES = JSON.parse(readFileSync(join(OUT, 'pictures.json'), 'utf8')) as readonly Picture[];

async function shoot(browser: Browser, origin: string, { size, scale, path }: Picture): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    deviceScaleFactor: scale,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(path.replace('{day}', inDays(DAYS_AHEAD)));
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot();
  await context.close();
  return png;
}

/** The browser itself writes the smaller format. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [`data:image/png;base64,${png.toString('base64')}`, QUALITY] as const,
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

const executablePath = findChromium();
if (executablePath === null) throw new TypeError('No Chromium here; CHROMIUM names one');
const site = await startSite();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
try {
  const blank = await browser.newPage();
  for (const { id, hosts } of brandsOf(readBrandFolders(null)).all) {
    const origin = new URL(site.url);
    origin.hostname = hosts[0] ?? id;
    for (const picture of PICTURES) {
      writeFileSync(
        join(OUT, `${id}-${picture.name}.webp`),
        await toWebp(blank, await shoot(browser, origin.origin, picture)),
      );
      console.log(`${id} ${picture.name}`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
