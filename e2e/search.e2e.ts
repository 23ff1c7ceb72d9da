import { chooseFlights } from './choose-flights.ts';
import { expect, test } from 'vitest';
import { inDays } from './book.ts';
import { alive, axeFaults, LOOKS, visit } from './visit.ts';

/** A busy machine takes longer; nothing waits when the answer is there. */
const PATIENT = { timeout: 20_000 };

const results = (more = '') => `/flights/LON-SIN/${inDays(100)}/${inDays(114)}/2adults${more}`;

const oneWay = (more = '') => `/flights/LON-SIN/${inDays(100)}/2adults${more}`;

test('[1-01a] a visitor searches in the form and browses what it finds', async () => {
  await visit({}, async ({ page, open }) => {
    await open('/');
    await page.getByLabel('From', { exact: true }).fill('LON');
    await page.getByLabel('From', { exact: true }).press('Tab');
    await page.getByLabel('To', { exact: true }).fill('SIN');
    await page.getByLabel('To', { exact: true }).press('Tab');
    await page.getByLabel('Depart').fill(inDays(100));
    await page.getByLabel('Return', { exact: true }).last().fill(inDays(114));
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/\/flights\/LON-SIN\//);
    await page.getByRole('heading', { name: 'Flights from London to Singapore' }).waitFor();
    await expect.poll(() => page.getByRole('article').count(), PATIENT).toBe(30);
  });
});

test('filters live in the address: back undoes the last one, reload keeps it', async () => {
  await visit({}, async ({ page, open }) => {
    await open(results());
    const total = page.locator('header b').first();
    const before = await total.textContent();
    await page.getByRole('checkbox', { name: /^Direct/ }).check();
    await page.waitForURL(/fs=stops:0/);
    await expect.poll(() => total.textContent(), PATIENT).not.toBe(before);
    const direct = await total.textContent();
    await page.reload();
    await alive(page);
    expect(await total.textContent()).toBe(direct);
    await page.goBack();
    await expect.poll(() => total.textContent(), PATIENT).toBe(before);
  });
});

test('the front door carries on with what was searched in this visit, as it was left', async () => {
  await visit({}, async ({ page, open }) => {
    await open(results('?sort=cheapest'));
    await page.getByRole('link', { name: 'Wayfold, homepage' }).click();
    await page.getByRole('heading', { name: 'The total price' }).waitFor();
    const again = page
      .getByRole('list', { name: 'Recent searches' })
      .getByRole('link', { name: 'London to Singapore' });
    await again.click();
    await page.waitForURL(/LON-SIN.*sort=cheapest/);
    await page.getByRole('heading', { name: 'Flights from London to Singapore' }).waitFor();
  });
});

test('the prices below the form are for the party that the form names', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await main.getByText(/^Total for 1 adult with cabin bags/).waitFor(PATIENT);
    const cheapest = async () =>
      Number(
        (await main.getByRole('link').filter({ hasText: '€' }).first().innerText())
          .replace(/^[^€]*€([\d,]+)[^]*$/, '$1')
          .replace(',', ''),
      );
    const one = await cheapest();
    await main.getByRole('button', { name: /Travellers/ }).click();
    await page.getByRole('button', { name: /^Add.* adult/ }).click();
    await main.getByText(/^Total for 2 adults with cabin bags/).waitFor(PATIENT);
    expect(await cheapest()).toBeGreaterThan(one);
    expect(await main.getByRole('link').filter({ hasText: '€' }).first().getAttribute('href')).toMatch(/\/2adults/);
  });
});

test('the last searches stay in this browser once that is switched on, and are gone once it is switched off', async () => {
  await visit({}, async ({ page, open }) => {
    const recent = page
      .getByRole('list', { name: 'Recent searches' })
      .getByRole('link', { name: 'London to Singapore' });
    const kept = page.getByRole('switch', { name: 'Keep my last five searches in this browser' });
    await open(results());
    await open('/');
    expect([await recent.count(), await page.evaluate(() => localStorage.length)]).toEqual([0, 0]);
    await open(results());
    await page.getByRole('link', { name: 'Wayfold, homepage' }).click();
    await kept.check();
    await open('/');
    await recent.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await kept.uncheck();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await open('/');
    await page.getByRole('heading', { name: 'The total price' }).waitFor();
    expect(await recent.count()).toBe(0);
  });
});

test('a search is edited over its list, which keeps its order and what filters still mean', async () => {
  await visit({}, async ({ page, open, press }) => {
    await open(results('?sort=cheapest&fs=stops:1;carriers:X-SPC'));
    await page.getByRole('link', { name: 'Edit your search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit your search' });
    await dialog.getByLabel('To', { exact: true }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await press('Escape');
    await expect.poll(() => dialog.isVisible()).toBe(false);
    expect(page.url()).toContain('carriers:X-SPC');
    await page.getByRole('link', { name: 'Edit your search' }).click();
    await dialog.getByLabel('To', { exact: true }).fill('BKK');
    await dialog.getByLabel('To', { exact: true }).press('Tab');
    await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('heading', { name: 'Flights from London to Bangkok' }).waitFor();
    expect(new URL(page.url()).search).toBe('?sort=cheapest&fs=stops:1');
    await expect.poll(() => dialog.isVisible()).toBe(false);
  });
});

test('from which price a filter says it leaves flights is the lowest price of the list after pressing it', async () => {
  await visit({}, async ({ page, open }) => {
    const pressDirect = async (): Promise<string> => {
      const row = page.getByRole('checkbox', { name: /^Direct/ });
      const name = (await page.locator('label', { has: row }).textContent()) ?? '';
      await row.check();
      await page.waitForURL(/fs=stops:0/);
      return /€[\d,]+/.exec(name)?.[0] ?? name;
    };
    for (const [path, where] of [
      [oneWay(), page.getByRole('navigation', { name: 'Sort by' })],
      [results(), page.getByRole('region', { name: 'Whole trips' })],
    ] as const) {
      await open(path);
      const lowest = await pressDirect();
      await expect.poll(() => where.textContent(), PATIENT).toContain(lowest);
    }
  });
});

test('a list is read to its end, one way and flights out, page after page; a page past the end leads to the first', async () => {
  await visit({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto(oneWay('?show=200'));
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL(/skip=200/);
    expect(await page.locator('main').textContent()).toMatch(/201 to 230 of [\d,]+ shown/);
    await page.goto(results('?show=200'));
    expect(await page.getByRole('article').count()).toBe(200);
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/200 of [\d,]+ shown/);
    expect(text).not.toMatch(/billion|million|\d\.\d+(bn|m)\b|\bpairs?\b/);
    await page.goto(results('?skip=99990'));
    await page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
    await page.getByRole('link', { name: 'Show the first page' }).click();
    await expect.poll(() => page.getByRole('article').count(), PATIENT).toBe(30);
  });
});

test('each order of a one-way list puts first what its tab says', async () => {
  await visit({}, async ({ page, open }) => {
    for (const sort of ['cheapest', 'fastest', 'greenest']) {
      await open(oneWay(`?sort=${sort}`));
      // Tabs are without a price until there are cards.
      const first = await page
        .getByRole('article')
        .first()
        .locator('bdi')
        .filter({ hasText: '€' })
        .first()
        .textContent();
      const tab = await page.locator('nav[aria-label="Sort by"] [aria-current] bdi').textContent();
      expect(tab).toBe(first);
    }
  });
});

test('bags re-price every card, and more bags never cost less', async () => {
  await visit({}, async ({ page, open }) => {
    const cheapest = async (bags: string) => {
      await open(oneWay(`?sort=cheapest&bags=${bags}`));
      await page.getByRole('article').first().waitFor();
      const text = await page.locator('nav[aria-label="Sort by"] [aria-current] bdi').textContent();
      return Number((text ?? '').replace(/[^\d.]/g, ''));
    };
    const [none, cabin, checked] = [await cheapest('none'), await cheapest('cabin'), await cheapest('checked')];
    expect(none).toBeLessThanOrEqual(cabin);
    expect(cabin).toBeLessThan(checked);
  });
});

test('nothing left says which filter to take away, with what that would show', async () => {
  await visit({}, async ({ page, open }) => {
    await open(results('?fs=stops:0;price:0-100'));
    await page.getByRole('heading', { name: 'No flights match all your filters' }).waitFor();
    await page
      .getByRole('link', { name: /^Remove: Total price/ })
      .last()
      .click();
    await page.getByRole('article').first().waitFor();
  });
});

test.for([
  ['an unknown place', `/flights?from=Lomdon&to=SIN&depart=${inDays(30)}&trip=oneway`, /Did you mean London/],
  ['a day that is over', '/flights/LON-SIN/2020-01-01/1adults', /This date has passed/],
  ['a return before the departure', `/flights/LON-SIN/${inDays(30)}/${inDays(20)}/1adults`, /is before the departure/],
  ['ten adults', `/flights/LON-SIN/${inDays(30)}/10adults`, /up to 9 seats/],
  ['an infant without an adult', `/flights/LON-SIN/${inDays(30)}/0adults/lapinfants-1`, /needs their own adult/],
  ['the same place twice', `/flights/LON-LHR/${inDays(30)}/1adults`, /You are departing from/],
] as const)('[8-01] %s is told at its field, with the form as it was', async ([, path, words]) => {
  await visit({ expected: [/422/] }, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(422);
    await alive(page);
    await page.getByText(words).first().waitFor();
    expect(await page.getByRole('search').count()).toBe(1);
  });
});

test('without scripts a search is a form, a list of links and a filter form', async () => {
  await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open('/');
    await page.locator('input[name=from]').fill('London');
    await page.locator('input[name=to]').fill('Singapore');
    await page.locator('input[name=depart]').fill(inDays(100));
    await page.locator('input[name=return]').fill(inDays(114));
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/\/flights\/LON-/);
    expect(new URL(page.url()).pathname).toMatch(/^\/flights\/LON-(metro:)?SIN\//);
    await expect.poll(() => page.getByRole('article').count(), PATIENT).toBe(30);
    await page.getByRole('checkbox', { name: /^Direct/ }).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await page.waitForURL(/fs=stops:0/);
    await chooseFlights(page);
    await expect.poll(() => page.getByRole('radio').count(), PATIENT).toBeGreaterThan(1);
  });
});

test('without scripts a phone shows what the sheets would hold: bags and filters, and no dead buttons', async () => {
  const phone = { javaScriptEnabled: false, viewport: { width: 360, height: 800 } };
  await visit(phone, async ({ page, open }) => {
    await open(results('?sort=cheapest'));
    await page.getByRole('radio', { name: 'Checked' }).check();
    await page.getByRole('button', { name: 'Update prices' }).click();
    await page.waitForURL(/sort=cheapest.*bags=checked/);
    await expect.poll(() => page.getByRole('article').count(), PATIENT).toBe(30);
    await page.getByRole('checkbox', { name: /^Direct/ }).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await page.waitForURL(/fs=stops:0&bags=checked/);
    expect(await page.getByRole('button', { name: 'Sort', exact: true }).isVisible()).toBe(false);
  });
});

test.for(LOOKS)('search, results, fares and refusals are accessible at $name', async (look) => {
  const { name: _, ...options } = look;
  await visit({ ...options, expected: [/422/] }, async ({ page, open }) => {
    await open(results());
    expect(await axeFaults(page)).toEqual([]);
    await chooseFlights(page);
    await page.getByRole('heading', { name: 'Choose a fare' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await open(results('?fs=stops:0;price:0-100'));
    expect(await axeFaults(page)).toEqual([]);
    await open('/flights/LON-LHR/2020-01-01/10adults');
    expect(await axeFaults(page)).toEqual([]);
  });
});

test.for([320, 360, 768, 1280, 1920])('no page of a search scrolls sideways at %i px', async (width) => {
  await visit({ viewport: { width, height: 800 } }, async ({ page, open }) => {
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await open('/');
    expect(await sideways()).toBeLessThanOrEqual(0);
    await open(results());
    expect(await sideways()).toBeLessThanOrEqual(0);
    await chooseFlights(page);
    await page.getByRole('heading', { name: 'Choose a fare' }).waitFor();
    expect(await sideways()).toBeLessThanOrEqual(0);
  });
});
