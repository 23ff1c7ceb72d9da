import { expect, test } from 'vitest';
import { inDays } from './book.ts';
import { holdChunk } from './held-chunk.ts';
import { alive, visit } from './visit.ts';

const PATIENT = { timeout: 20_000 };
const LIST = `/stays/metro:PAR/${inDays(60)}/${inDays(63)}/2adults`;
const LIST_MAP = 'web/features/verticals/stays/stays-map.island.tsx';
const HOUSE_MAP = 'web/features/verticals/stays/property/property-map.island.tsx';

const amountIn = (text: string | null): number => Number((text ?? '').replace(/[^\d.]/g, ''));

test('the map of a list is there without its script, which comes with a reader; a card that is pointed at lights its pin', async () => {
  await visit({}, async ({ page, open }) => {
    const { asked, letGo } = await holdChunk(page, LIST_MAP);
    await open(LIST);
    await page.waitForLoadState('networkidle');
    expect(asked()).toBe(0);
    const map = page.getByRole('region', { name: 'Map of these places; the list shows the same' });
    const pin = map.getByRole('link', { name: /for 3 nights$/ }).first();
    const card = page.locator('ol > li').filter({ has: page.locator(`a[href="${await pin.getAttribute('href')}"]`) });
    const before = await pin.getAttribute('class');
    await card.hover();
    await expect.poll(asked, PATIENT).toBe(1);
    // What happens on the page meanwhile leaves the sleeping map alone.
    expect(await pin.isVisible()).toBe(true);
    await letGo();
    await expect.poll(() => pin.getAttribute('class'), PATIENT).not.toBe(before);
    await page.mouse.move(2, 2);
    await expect.poll(() => pin.getAttribute('class'), PATIENT).toBe(before);
  });
});

test('on a phone, where the map is behind a button, its script never comes by itself', async () => {
  await visit({ viewport: { width: 360, height: 780 }, hasTouch: true }, async ({ page, open }) => {
    const { asked, letGo } = await holdChunk(page, LIST_MAP);
    await open(LIST);
    await page.getByRole('article').nth(4).scrollIntoViewIfNeeded();
    await page
      .getByRole('article')
      .nth(4)
      .tap({ position: { x: 4, y: 4 } });
    await page.waitForLoadState('networkidle');
    expect(asked()).toBe(0);
    await letGo();
    await page.getByRole('button', { name: 'Map' }).click();
    await page
      .getByRole('dialog')
      .getByRole('region', { name: /^Map of these places/ })
      .waitFor();
  });
});

test('a room that is chosen before the map of its house is alive is in the price of its pin', async () => {
  await visit({}, async ({ page, open }) => {
    await open(LIST);
    await page
      .getByRole('link', { name: /^See rooms/ })
      .first()
      .click();
    await page.waitForURL(/\/property\//);
    const { letGo } = await holdChunk(page, HOUSE_MAP);
    await page.reload();
    await alive(page);
    const map = page.getByRole('region', { name: 'Map of this place' });
    const pin = map.getByRole('link', { name: /for 3 nights$/ });
    const before = await pin.textContent();
    const total = page.locator('#price dd').last();
    const was = await total.textContent();
    await page.getByRole('radio').last().check();
    await expect.poll(() => total.textContent()).not.toBe(was);
    await map.scrollIntoViewIfNeeded();
    expect(await pin.textContent()).toBe(before);
    await letGo();
    const amount = amountIn(await total.textContent());
    await expect.poll(async () => Math.abs(amountIn(await pin.textContent()) - amount), PATIENT).toBeLessThan(1);
  });
});
