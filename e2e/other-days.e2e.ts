import { expect, test } from 'vitest';
import { inDays } from './book.ts';
import { axeFaults, visit } from './visit.ts';

/** A busy machine takes longer; nothing waits when the answer is there. */
const PATIENT = { timeout: 20_000 };

const trip = (from: string, depart: number, more = '') =>
  `/flights/${from}-SIN/${inDays(depart)}/${inDays(depart + 14)}/2adults?sort=cheapest${more}`;

test('untouched, the page brings the prices of other days, and another day shows the total that its own list begins with', async () => {
  await visit({}, async ({ page, open }) => {
    await open(trip('LHR,STN', 100));
    expect(await page.locator('h1').textContent()).toBe('Flights from London (LHR, STN) to Singapore');
    const day = page
      .getByRole('navigation', { name: /^Lowest total by day/ })
      .getByRole('link')
      .nth(4);
    await expect.poll(() => day.locator('bdi').count(), PATIENT).toBe(1);
    const total = await day.locator('bdi').textContent();
    await day.click();
    await page.waitForURL((url) => url.pathname.includes(`/LHR,STN-SIN/${inDays(101)}/${inDays(115)}/`));
    // The cheapest flight out of its list begins the cheapest whole trip.
    const first = page.getByRole('article').first().locator('bdi').filter({ hasText: '€' });
    await expect.poll(() => first.textContent(), PATIENT).toBe(total);
  });
});

test('on a phone the days stand behind a tool of the bar', async () => {
  await visit({ viewport: { width: 360, height: 780 } }, async ({ page, open }) => {
    await open(trip('LHR', 100));
    await page.getByRole('button', { name: '± 3 days' }).click();
    const days = page.getByRole('dialog', { name: 'Other dates' }).getByRole('link');
    await expect.poll(() => days.locator('bdi').count(), PATIENT).toBe(7);
    expect(await axeFaults(page)).toEqual([]);
  });
});

test.for(['answers', 'fails'])(
  'on a phone another order shows another list while the chunk of the days %s',
  async (how) => {
    const broken = [/Failed to (load|fetch)/i, /dynamically imported module/, /503/, /hydrat/i];
    await visit({ viewport: { width: 360, height: 780 }, expected: broken }, async ({ page, open }) => {
      await open(trip('LHR', 100).replace('cheapest', 'fastest'));
      if (how === 'fails')
        await page.route(/\/assets\/days[^/]*\.js/, (route) => route.fulfill({ status: 503, body: '' }));
      const first = page.getByRole('article').first();
      const before = await first.textContent();
      // A press by script: no pointer moves before it, as on a phone.
      await page.locator('nav[aria-label="Sort by"] a').nth(1).dispatchEvent('click');
      await page.waitForURL(/sort=cheapest/);
      await expect.poll(() => first.textContent(), PATIENT).not.toBe(before);
    });
  },
);

test('without scripts the days are links, flexible days a checkbox, and several places one text', async () => {
  await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(trip('LHR', 100, '&flex=3'));
    expect(await page.getByRole('navigation', { name: /^Lowest total by (day|return date)/ }).count()).toBe(2);
    await open(`/flights?edit=1&from=LHR&from=STN&to=SIN&depart=${inDays(100)}&trip=oneway&flex=3`);
    expect(await page.getByRole('combobox', { name: 'From' }).inputValue()).toBe('LHR, STN');
    expect(await page.getByRole('checkbox', { name: '± 3 days' }).isChecked()).toBe(true);
    await page.getByRole('combobox', { name: 'From' }).fill('LHR, LGW');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/\/flights\/LHR,LGW-SIN\/.*flex=3/);
  });
});

test('a second airport is added in the form', async () => {
  await visit({}, async ({ page, open }) => {
    await open(`/flights?edit=1&from=LHR&to=SIN&depart=${inDays(100)}&trip=oneway`);
    const from = page.getByRole('combobox', { name: 'From' });
    await from.click();
    await page.getByRole('option', { name: /Add another airport/ }).click(PATIENT);
    await from.fill('STN');
    await page.getByRole('option', { name: /Stansted/ }).click(PATIENT);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/\/flights\/LHR,STN-SIN\//);
  });
});
