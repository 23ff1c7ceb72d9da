import { expect, test } from 'vitest';
import { inDays } from './book.ts';
import { alive, visit, type VisitOptions } from './visit.ts';

const PHONE: VisitOptions = { viewport: { width: 360, height: 780 } };
/** From a Tuesday to a Thursday: a T begins left of its place, where a field and a line of text have to cut it alike. */
const TUESDAY = 100 + ((9 - new Date(inDays(100)).getUTCDay()) % 7);
const STAY = `/stays?edit=1&place=PAR&checkIn=${inDays(TUESDAY)}&checkOut=${inDays(TUESDAY + 2)}&room=2`;

/** Runs in the page: its styles have come. The end of its document can be there before them, in places that nobody sees. */
const styled = (): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')].every(
    ({ sheet }) => sheet !== null,
  );

test.for([
  ['the front door', '/', {}],
  ['the front door on a phone', '/', PHONE],
  ['the front door in Arabic', '/ar', { locale: 'ar' }],
  ['a stay to be changed', STAY, {}],
] as const)('%s: days look the same before the scripts of the form and once they run', async ([, path, options]) => {
  await visit(options, async ({ page }) => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(
      ({ pathname }) => pathname.endsWith('.js'),
      async (route) => {
        await held;
        await route.continue();
      },
    );
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').first().waitFor();
    await expect.poll(() => page.evaluate(styled)).toBe(true);
    await page.evaluate(() => document.fonts.ready);
    const early = page.locator('input[type="date"]');
    const [first, last] = [await early.first().boundingBox(), await early.last().boundingBox()];
    const [left, right] = [first!, last!].toSorted((one, other) => one.x - other.x) as [typeof first, typeof last];
    // With the labels above.
    const clip = { x: left!.x, y: left!.y - 24, width: right!.x + right!.width - left!.x, height: left!.height + 24 };
    const before = await page.screenshot({ clip });
    letGo();
    await alive(page);
    await page.mouse.move(clip.x + 10, clip.y + clip.height - 10);
    await early.first().waitFor({ state: 'detached' });
    await page.mouse.move(2, 2);
    await expect.poll(async () => (await page.screenshot({ clip })).equals(before), { timeout: 10_000 }).toBe(true);
  });
});
