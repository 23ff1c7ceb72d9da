import { expect, test } from 'vitest';
import { bookFlight, inDays, openVisitor, quoteFlight, startOrder } from './book.ts';
import { illegible } from './legible.ts';
import { siteUrl } from './site-url.ts';
import { visit } from './visit.ts';

/** Twenty pages in one go, on a machine that may do more besides. */
const PATIENT = 120_000;
const RESULTS = `/flights/LON-SIN/${inDays(60)}/${inDays(74)}/2adults/children-7`;

/** The form with a day and month that are long in Arabic. */
const EDITED = `edit=1&trip=return&from=LON&to=SIN&depart=${inDays(60)}&return=${inDays(74)}`;

/** The shell and the main pages; those of an order and a quote come with it. */
const PAGES = [
  '/',
  '/flights',
  '/flights/LON-LHR/2020-01-01/10adults',
  RESULTS,
  '/booking/find',
  '/feedback',
  '/feedback/thanks?sent=mail',
  '/help',
  '/privacy',
  '/site',
  '/currency',
  '/data-sources',
  '/how-results-are-ranked',
  '/nowhere',
];

test.for(['en-xa', 'de', 'ar'])(
  'at 320 px nothing is cut, covered or off the page in %s',
  { timeout: PATIENT },
  async (prefix) => {
    const visitor = await openVisitor(siteUrl());
    const [quote, filled, booked] = [await quoteFlight(visitor), await startOrder(visitor), await bookFlight(visitor)];
    const own = [
      `/checkout/${quote.id}`,
      ...['travellers', 'extras', 'review'].map((step) => `/checkout/order/${filled.id}/${step}`),
      ...['', '/cancel', '/print'].map((part) => `/bookings/${booked.id}${part}`),
    ];
    const options = {
      viewport: { width: 320, height: 700 },
      reducedMotion: 'reduce' as const,
      extraHTTPHeaders: { cookie: visitor.cookie },
      expected: [/404|422/],
    };
    await visit(options, async ({ page, open }) => {
      const faults: string[] = [];
      const look = async (path: string) => {
        await open(`/${prefix}${path}`);
        expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${prefix}`, 'i'));
        faults.push(...(await illegible(page)).map((fault) => `${path}: ${fault}`));
      };
      for (const path of [...PAGES, ...own]) await look(path);
      await open(`/${prefix}`);
      await page.locator('header [popovertarget="site-menu"]').click();
      await page.locator('#site-menu:popover-open').waitFor();
      faults.push(...(await illegible(page)).map((fault) => `menu: ${fault}`));
      await open(`/${prefix}/flights?${EDITED}`);
      await page.locator('#depart').click();
      await page.locator('[data-date]').first().waitFor();
      // Its months scroll: only the fields are asked.
      const narrow = (await illegible(page)).filter((fault) => fault.includes('too narrow'));
      faults.push(...narrow.map((fault) => `days: ${fault}`));
      await page.goto(`/${prefix}${RESULTS}`);
      const fares = await page.locator('a[href*="/fares/"]').first().getAttribute('href');
      await look((fares ?? '').replace(`/${prefix}/`, '/'));
      expect(faults).toEqual([]);
    });
  },
);

test('what looks for lost text finds each way to lose it', async () => {
  await visit({ viewport: { width: 320, height: 700 } }, async ({ page }) => {
    await page.setContent(`<style>body{margin:0;font:16px sans-serif}</style>
      <p style="width:5rem;overflow:hidden;white-space:nowrap">cut without a sign</p>
      <p style="width:5rem;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">cut with an ellipsis</p>
      <p style="height:1rem;overflow:clip;margin-bottom:3rem"><br>below</p>
      <p style="transform:translateX(-2rem)">off the page</p>
      <div style="position:relative"><b>lies under</b><i style="position:absolute;inset:0">lies over</i></div>
      <input style="width:4rem" value="longer than its field">
      <p style="position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap">for screen readers alone</p>
      <div style="overflow:auto;width:5rem;white-space:nowrap">a box that scrolls sideways</div>
      <p>whole</p>`);
    const found = (await illegible(page)).map((fault) => fault.replace(/^.*: /, ''));
    expect(found.toSorted()).toEqual([
      'below',
      'cut with an ellipsis',
      'cut without a sign',
      'lies under / lies over',
      'longer than its field',
      'off the page',
    ]);
  });
});
