import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inDays } from './book.ts';
import { sizesOn } from './text-sizes.ts';
import { visit } from './visit.ts';

const LIST = `/stays/metro:PAR/${inDays(100)}/${inDays(103)}/2adults`;
const PATIENT = { timeout: 20_000 };
const WIDTHS = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

async function boxesOf(all: Locator): Promise<NonNullable<Box>[]> {
  const boxes = await Promise.all((await all.all()).map((each) => each.boundingBox()));
  return boxes.filter((box) => box !== null);
}

/** Pairs of boxes that share more than a rounded pixel. */
function covering(boxes: readonly NonNullable<Box>[]): number {
  const apart = (from: number, size: number, other: number, otherSize: number) =>
    from + size <= other + 1 || other + otherSize <= from + 1;
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) => !apart(one.x, one.width, other.x, other.width) && !apart(one.y, one.height, other.y, other.height),
      ),
  ).length;
}

const sortBar = (page: Page) => page.locator('main nav:has([aria-current="true"]) li');

test.for(WIDTHS)('list and property hold to five sizes of text at $width px', async (viewport) => {
  await visit({ viewport }, async ({ page, open }) => {
    await open(LIST);
    await expect.poll(() => sizesOn(page), PATIENT).toSatisfy((sizes: string[]) => sizes.length <= 5);
    await page.locator('article a[href*="/property/"]').first().click();
    await page.waitForURL('**/property/**');
    await page.getByRole('heading', { name: 'If you cancel this room' }).waitFor();
    await expect.poll(() => sizesOn(page), PATIENT).toSatisfy((sizes: string[]) => sizes.length <= 5);
  });
});

test.for(WIDTHS)(
  'in Arabic no pin covers another and no order of the list its neighbour, $width px',
  async (viewport) => {
    await visit({ viewport }, async ({ page, open }) => {
      await open(`/ar-EG${LIST}`);
      const orders = sortBar(page);
      const lines = await Promise.all(
        (await orders.all()).map((order) => order.locator('a > :nth-child(2)').boundingBox()),
      );
      expect(new Set(lines.map((line) => Math.round(line!.y))).size).toBe(1);
      const wide = await orders
        .locator('a')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth));
      expect(wide).toEqual([]);
      if (viewport.width < 1280) await page.getByRole('button', { name: 'الخريطة' }).click();
      const pins = page.locator('[dir="ltr"] > ul > li a').filter({ visible: true });
      await pins.first().waitFor();
      // The map is drawn anew once it knows how much room it has.
      await expect.poll(async () => covering(await boxesOf(pins))).toBe(0);
      expect((await boxesOf(pins)).length).toBeGreaterThan(2);
    });
  },
);

test('on a phone a place with a shorter address has no lower card', async () => {
  await visit({ viewport: { width: 360, height: 780 } }, async ({ page, open }) => {
    await open(LIST);
    const heights = (await boxesOf(page.getByRole('article'))).map(({ height }) => Math.round(height));
    expect(heights.length).toBe(30);
    const commonest = heights.toSorted((a, b) => a - b)[15];
    expect(heights.filter((height) => height < commonest!)).toEqual([]);
    expect(heights.filter((height) => height === commonest).length).toBeGreaterThanOrEqual(24);
  });
});

test('a chosen plan says so, with and without scripts', async () => {
  for (const javaScriptEnabled of [true, false])
    await visit({ javaScriptEnabled }, async ({ page, open }) => {
      await open(LIST);
      await open((await page.locator('article a[href*="/property/"]').first().getAttribute('href'))!);
      const plans = page.locator('label:has(input[type="radio"])');
      const said = async (at: number) =>
        (await plans.nth(at).locator('span').filter({ visible: true }).allTextContents()).join('');
      expect([await said(0), await said(1)]).toEqual(['Chosen', 'Choose']);
      await plans.nth(1).click();
      await expect.poll(() => said(1)).toBe('Chosen');
      expect(await said(0)).toBe('Choose');
    });
});

test('on a phone the names of the rows of a comparison cover no price, in German too', async () => {
  await visit({ viewport: { width: 360, height: 780 } }, async ({ page, open }) => {
    await open(LIST);
    const hrefs = await page
      .locator('article a[href*="/property/"]')
      .evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href') ?? ''));
    const keys = hrefs.map((href) => new URL(href, page.url()).searchParams.get('offer'));
    await open(`/de-DE${LIST.replace('/stays/', '/compare/')}?with=${keys.join(',')}`);
    const [names] = await boxesOf(page.getByRole('rowheader').first());
    const [cell] = await boxesOf(page.getByRole('columnheader').nth(1));
    expect(Math.round(cell!.x)).toBeGreaterThanOrEqual(Math.round(names!.x + names!.width));
  });
});
