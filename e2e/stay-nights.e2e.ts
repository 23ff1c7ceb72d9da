import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StayDetail, StayNight, StayResults } from '#contract/search';
import { inDays } from './book.ts';
import { siteUrl } from './site-url.ts';
import { axeFaults, LOOKS, visit } from './visit.ts';

/** A busy machine takes longer; nothing waits when the answer is there. */
const PATIENT = { timeout: 20_000 };

async function call<T>(path: string, payload?: object): Promise<T> {
  const init = payload && { method: 'POST', body: JSON.stringify(payload) };
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.9.8.6' };
  const answer = await fetch(`${siteUrl()}/i/api/search/v1/${path}`, { ...init, headers });
  if (answer.status !== 200) throw new TypeError(`${path} answers ${answer.status}`);
  return (await answer.json()) as T;
}

const PARTIES = [[{ adults: 2 }], [{ adults: 2, children: [4, 9] }], [{ adults: 1 }, { adults: 2, children: [6] }]];

test('what a month says of a house or a city is what a search of these nights says, to the minor unit', async () => {
  let priced = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('AMS', 'metro:PAR', 'metro:SIN', 'metro:NYC'),
      fc.constantFrom(...PARTIES),
      fc.constantFrom('EUR', 'JPY', 'KWD'),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 40, max: 250 }),
      fc.boolean(),
      async (place, rooms, currency, nights, ahead, whole) => {
        const asked = { place, rooms, currency, checkIn: inDays(ahead), checkOut: inDays(ahead + nights) };
        const { id } = await call<{ id: string }>('stays', asked);
        const { offers } = await call<StayResults>(`${id}?waitMs=5000&limit=5&sort=price`);
        const key = whole ? undefined : offers.at(-1)?.key;
        const more = key ? `&offer=${encodeURIComponent(key)}` : '';
        const { days } = await call<{ days: StayNight[] }>(`${id}/nights?month=${inDays(ahead).slice(0, 7)}${more}`);
        const open = days.filter(({ reason }) => reason !== 'DATE_PAST' && reason !== 'DATE_TOO_FAR');
        for (const night of open.filter((_, at) => at % 6 === ahead % 6)) {
          const { checkIn, checkOut } = night;
          const own = await call<{ id: string }>('stays', { ...asked, checkIn, checkOut });
          const list = await call<StayResults>(`${own.id}?waitMs=5000&limit=1&sort=price`);
          const found = key ? (await call<StayDetail>(`${own.id}/offers/${own.id}.${key}`)).offer : list.offers[0];
          expect([checkIn, night.total, night.key]).toEqual([
            checkIn,
            found?.price?.total ?? null,
            found?.price ? found.key : null,
          ]);
          expect(night.there?.amountMinor).toBe(
            found?.price ? (found.price.atProperty?.amount.amountMinor ?? 0) : undefined,
          );
          if (night.total) priced += 1;
        }
      },
    ),
    { numRuns: 12, seed: 22 },
  );
  expect(priced).toBeGreaterThan(20);
}, 120_000);

const list = () => `/stays/metro:PAR/${inDays(100)}/${inDays(103)}/2adults`;
const section = 'section[aria-labelledby="nights"]';

async function houseOf(open: (path: string) => Promise<unknown>, page: Page): Promise<string> {
  await open(list());
  return (await page.getByRole('article').first().getByRole('link').first().getAttribute('href')) ?? '';
}

test('by keyboard from the month of a house to another arrival, whose page says the same total', async () => {
  await visit({}, async ({ page, open, press }) => {
    await open(await houseOf(open, page));
    const nights = page.locator(section);
    await nights.scrollIntoViewIfNeeded();
    const current = nights.locator('a[aria-current=date]');
    await expect.poll(() => current.textContent(), PATIENT).toMatch(/€/);
    const total = page.locator('#price dl').last().locator('bdi');
    expect(await current.textContent()).toContain(await total.textContent());
    const other = nights.getByRole('navigation').getByRole('link').filter({ hasText: '€' }).last();
    const named = (await other.textContent()) ?? '';
    await other.focus();
    await press('Enter');
    await page.waitForURL((url) => !url.pathname.includes(inDays(100)));
    await expect.poll(() => total.textContent(), PATIENT).toBe(/€[\d,]+\.\d\d/.exec(named)?.[0]);
  });
});

test('another month comes without leaving the page', async () => {
  await visit({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }, async ({ page, open }) => {
    await open(await houseOf(open, page));
    const nights = page.locator(section);
    await nights.scrollIntoViewIfNeeded();
    await expect.poll(() => nights.getByRole('navigation').textContent(), PATIENT).toMatch(/€/);
    const month = nights.getByLabel('Month');
    const next = await month.locator('option').nth(6).getAttribute('value');
    await month.selectOption(next);
    const link = nights.getByRole('navigation').getByRole('link').last();
    await expect.poll(() => link.getAttribute('href'), PATIENT).toContain(`/${next}-`);
    await expect
      .poll(() => nights.getByRole('navigation').textContent(), PATIENT)
      .toMatch(/€|longer stay required|no room/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('without scripts the days are links, a form shows the prices of a month, and a month that is not sold is told at its field', async () => {
  await visit({ javaScriptEnabled: false, expected: [/422/] }, async ({ page, open }) => {
    const href = await houseOf(open, page);
    await open(href);
    const nights = page.locator(section);
    expect(await nights.getByRole('navigation').getByRole('link').count()).toBeGreaterThanOrEqual(28);
    await nights.getByLabel('Length of stay').selectOption('weekends');
    await nights.getByRole('button', { name: 'Show prices' }).click();
    await page.waitForURL(/month=\d{4}-\d\d&stay=weekends/);
    expect(await nights.getByRole('navigation').textContent()).toMatch(/€/);
    expect(await nights.getByRole('listitem').count()).toBeLessThanOrEqual(5);
    const bad = await page.goto(`${siteUrl()}${href}&month=2019-05&stay=3`);
    expect(bad?.status()).toBe(422);
    expect(await nights.getByLabel('Month').getAttribute('aria-invalid')).toBe('true');
    expect(await nights.textContent()).toContain('This month is not on sale');
  });
});

test('who is flexible finds the cheapest days of a whole city from the form, and each leads to a list that begins with that total', async () => {
  await visit({}, async ({ page, open }) => {
    await open(`/stays?place=PAR&checkIn=${inDays(100)}&checkOut=${inDays(103)}&room=2&flex=month`);
    expect(new URL(page.url()).pathname).toMatch(/^\/nights\/.*2adults$/);
    await page.getByRole('heading', { level: 1, name: 'When to stay in Paris' }).waitFor();
    const nights = page.locator(section);
    const cheapest = nights.getByRole('link', { name: / for €/ });
    const total = /€[\d,]+\.\d\d/.exec((await cheapest.textContent()) ?? '')?.[0] ?? 'no total';
    await cheapest.click();
    await page.waitForURL(/\/stays\/.*sort=price/);
    const first = page.getByRole('article').first();
    await expect.poll(() => first.textContent(), PATIENT).toContain(total);
  });
});

test('the form offers the whole month, with scripts beside its months and without as a box', async () => {
  await visit({}, async ({ page, open }) => {
    await open(`/stays?edit=1&place=PAR&checkIn=${inDays(100)}&checkOut=${inDays(103)}&room=2`);
    await page.getByLabel('Check-in').click();
    await page.getByRole('radio', { name: 'Whole month' }).check();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Search' }).last().click();
    await page.waitForURL(/\/nights\//);
  });
  await visit({ javaScriptEnabled: false, expected: [/422/] }, async ({ page, open }) => {
    await open(`/stays?edit=1&place=PAR&checkIn=${inDays(100)}&checkOut=${inDays(103)}&room=2`);
    await page.getByLabel('Whole month').check();
    await page.getByRole('button', { name: 'Search' }).last().click();
    expect(page.url()).toContain('/nights/');
    expect(await page.locator(section).getByRole('navigation').textContent()).toMatch(/€/);
    const bad = await page.goto(`${page.url()}?month=2019-05&stay=2`);
    expect(bad?.status()).toBe(422);
    expect(await page.locator(section).textContent()).toContain('This month is not on sale');
  });
});

test('a list that is empty leads to the other days of its month', async () => {
  await visit({}, async ({ page, open }) => {
    const many = Array.from({ length: 8 }, () => '9adults').join('/');
    await open(`/stays/metro:PAR/${inDays(100)}/${inDays(103)}/${many}`);
    await page.getByRole('heading', { name: 'No places available for these nights' }).waitFor();
    await page.getByRole('link', { name: 'Show other dates this month' }).click();
    await page.getByRole('heading', { level: 1, name: 'When to stay in Paris' }).waitFor();
    await expect
      .poll(() => page.locator(section).textContent(), PATIENT)
      .toContain('Nothing is available on any of these dates');
  });
});

test.for(LOOKS)('the month of a house holds to the rules of access, $name', async ({ name: _name, ...look }) => {
  await visit(look, async ({ page, open }) => {
    await open(await houseOf(open, page));
    const nights = page.locator(section);
    await nights.scrollIntoViewIfNeeded();
    await expect.poll(() => nights.getByRole('navigation').textContent(), PATIENT).toMatch(/€/);
    expect(await axeFaults(page)).toEqual([]);
  });
});
