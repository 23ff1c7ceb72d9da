import { expect, test } from 'vitest';
import { inDays } from './book.ts';
import { axeFaults, LOOKS, visit } from './visit.ts';

/** A busy machine takes longer; nothing waits when the answer is there. */
const PATIENT = { timeout: 20_000 };

const list = (more = '') => `/stays/metro:PAR/${inDays(90)}/${inDays(93)}/2adults${more}`;

test('by keyboard two places are chosen, survive a filter and a reload, and stand side by side with the totals of the list', async () => {
  await visit({}, async ({ page, open, press }) => {
    const namesOf = async (path: string): Promise<string[]> => {
      await open(path);
      return page.getByRole('article').getByRole('heading').allTextContents();
    };
    // Which places pass the filter depends on the day.
    const breakfasts = new Set(await namesOf(list('?fs=board:breakfast')));
    const names = (await namesOf(list())).filter((name) => breakfasts.has(name)).slice(0, 2);
    await press('Tab');
    for (const name of names) {
      await page.getByRole('button', { name: `Compare ${name}` }).focus();
      await press('Enter');
    }
    await page.getByRole('link', { name: 'Compare 2 places' }).waitFor();
    await page.getByRole('link', { name: /^Breakfast included/ }).click();
    await page.waitForURL(/board:breakfast/);
    await expect.poll(() => page.url(), PATIENT).toContain('with=');
    await page.reload();
    const totalOf = (name: string) =>
      page.getByRole('article', { name }).locator('bdi').filter({ hasText: '€' }).first().textContent();
    const totals = await Promise.all(names.map(totalOf));
    await page.getByRole('link', { name: 'Compare 2 places' }).focus();
    await press('Enter');
    await page.waitForURL(/\/compare\//);
    await page.getByRole('heading', { level: 1, name: '2 places side by side' }).waitFor();
    const heads = page.getByRole('columnheader');
    for (const at of [0, 1]) {
      expect(await heads.nth(at + 1).textContent()).toContain(names[at]);
      expect(await heads.nth(at + 1).textContent()).toContain(totals[at]);
    }
    await page.getByRole('link', { name: `Remove ${names[0]}` }).focus();
    await press('Enter');
    await page.getByText('Choose one more place to compare').waitFor();
    await page.getByRole('link', { name: 'Choose places' }).focus();
    await press('Enter');
    await page.waitForURL(/\/stays\//);
    await page.getByText('1 of 4 selected').waitFor();
  });
});

test('by touch on a phone the tray stands above the tools, and nothing scrolls sideways', async () => {
  await visit({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }, async ({ page, open }) => {
    await open(list());
    await page.getByRole('heading', { level: 1 }).tap();
    const toggles = page.getByRole('button', { name: /^Compare / });
    await toggles.first().tap();
    await toggles.nth(1).tap();
    const way = page.getByRole('link', { name: 'Compare 2 places' });
    const [tray, tools] = [await way.boundingBox(), await page.getByRole('button', { name: 'Map' }).boundingBox()];
    expect((tray?.y ?? 0) + (tray?.height ?? 0)).toBeLessThanOrEqual(tools?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await way.tap();
    await page.waitForURL(/\/compare\//);
    await page.getByRole('heading', { level: 1, name: '2 places side by side' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('without scripts boxes of a form lead to the comparison, and links take places out', async () => {
  await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(list());
    const boxes = page.getByRole('group', { name: 'Compare up to four of these' }).getByRole('checkbox');
    for (const at of [0, 2, 4, 5, 6]) await boxes.nth(at).check();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.waitForURL(/\/compare\/.*with=house\.[^&]*,house/);
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(5);
    await page.getByText('You can compare up to four: 1 more is not shown').waitFor();
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(4);
  });
});

test('a comparison of nothing is none; no address is not found', async () => {
  await visit({ expected: [/404/] }, async ({ page, open }) => {
    const compare = list().replace('/stays/', '/compare/');
    await open(`${compare}?with=house.nowhere`);
    await page.getByText('1 place is no longer available').waitFor();
    await page.getByText('Nothing selected').waitFor();
    expect((await page.goto('/compare/PAR?with=house.h-1'))?.status()).toBe(404);
  });
});

test.for(LOOKS)('choosing and comparing hold to the rules of access, $name', async ({ name: _name, ...look }) => {
  await visit(look, async ({ page, open, press }) => {
    await open(list());
    await press('Tab');
    const toggles = page.getByRole('button', { name: /^Compare / });
    await toggles.first().click();
    await toggles.nth(1).click();
    const way = page.getByRole('link', { name: 'Compare 2 places' });
    await way.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await way.click();
    await page.getByRole('heading', { level: 1, name: '2 places side by side' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });
});
