import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sortBy } from './choose-flights.ts';
import { axeFaults, visit } from './visit.ts';
import { daysAhead } from './checkout-steps.ts';

const JOURNEY = `/flights/LON-SIN/${daysAhead(90)}/SIN-SYD/${daysAhead(95)}/MEL-LON/${daysAhead(104)}/1adults`;

const euros = (text: string | null): string => /€[\d,]+/.exec(text ?? '')?.[0] ?? 'none';
const firstPrice = async (page: Page): Promise<string> =>
  euros(await page.getByRole('article').first().getByText(/^€/).first().textContent());

/** The steps as they stand: how many flights are chosen. */
const chosen = (page: Page) => page.getByRole('region', { name: /^Flight \d, / }).count();

async function fillLeg(
  page: Page,
  at: number,
  fields: Partial<Record<'from' | 'to' | 'depart', string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    const field = page.locator(`[id="${name}${at === 0 ? '' : at + 1}"]`);
    await field.fill(text);
    await field.press('Tab');
  }
}

test('a journey of three flights is searched on the front door and chosen flight by flight; each list begins at the price chosen before', async () => {
  await visit({}, async ({ page, open }) => {
    await open('/');
    await fillLeg(page, 0, { from: 'LON', to: 'SIN', depart: daysAhead(90) });
    await page.getByRole('radio', { name: 'Multi-city' }).check();
    await page.getByRole('group', { name: 'Flight 2' }).waitFor();
    await expect.poll(() => page.locator('[id="from2"]').inputValue()).toContain('Singapore');
    await page.getByRole('button', { name: 'Add a flight' }).click();
    await fillLeg(page, 1, { to: 'SYD', depart: daysAhead(95) });
    await fillLeg(page, 2, { from: 'MEL', to: 'LON', depart: daysAhead(104) });
    await page.getByText(/^You travel from Sydney.* to Melbourne.* on your own\.$/).waitFor();
    await page.keyboard.press('Escape');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL((url) => url.pathname === JOURNEY);
    await page.getByRole('heading', { name: 'Flights from London to Singapore' }).waitFor();
    const prices = [await firstPrice(page)];
    await page.getByRole('link', { name: 'Choose', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Flights from Singapore to Sydney' }).waitFor();
    expect(await chosen(page)).toBe(1);
    await sortBy(page, 'Cheapest');
    await expect.poll(() => firstPrice(page)).toBe(prices[0]);
    await page.getByRole('link', { name: 'Choose', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Flights from Melbourne to London' }).waitFor();
    expect([await chosen(page), await firstPrice(page)]).toEqual([2, prices[0]]);
    await page.getByRole('link', { name: 'See fares' }).first().click();
    await page.getByRole('heading', { name: 'Choose a fare' }).waitFor();
    await page
      .getByText(/London – Singapore – Sydney, Melbourne – London/)
      .first()
      .waitFor();
    const total = /€[\d,]+\.\d\d/.exec(await page.getByRole('region', { name: 'Your choice' }).innerText())?.[0] ?? '';
    expect(`€${Math.ceil(Number(total.replace(/[€,]/g, ''))).toLocaleString('en')}`).toBe(prices[0]);
    await page.getByRole('button', { name: /^Continue/ }).click();
    await page.getByRole('heading', { name: 'Who is travelling?' }).waitFor();
    await page.getByText(total).last().waitFor();
  });
});

test('a flight that is changed opens its list again and those after it; Back leads to the step before', async () => {
  await visit({ viewport: { width: 360, height: 780 } }, async ({ page, open }) => {
    await open(JOURNEY);
    for (const to of ['Singapore to Sydney', 'Melbourne to London']) {
      await page.getByRole('link', { name: 'Choose', exact: true }).first().click();
      await page.getByRole('heading', { name: `Flights from ${to}` }).waitFor();
    }
    expect(await axeFaults(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('heading', { name: 'Flights from Singapore to Sydney' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: 'Flights from Melbourne to London' }).waitFor();
    await page.getByRole('link', { name: 'Change flight 1' }).click();
    await page.getByRole('heading', { name: 'Flights from London to Singapore' }).waitFor();
    expect(await chosen(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test('without scripts a journey is a form that grows by its button, lists of links and fares', async () => {
  await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    const send = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).click();
    };
    await open(`/flights?trip=multi&from=LON&to=SIN&depart=${daysAhead(90)}`);
    await page.locator('[name="to2"]').fill('SYD');
    await page.locator('[name="depart2"]').fill(daysAhead(95));
    await send('Add a flight');
    await page.locator('[name="to3"]').fill('LON');
    await page.locator('[name="depart3"]').fill(daysAhead(104));
    await send('Move flight 3 up');
    expect(await page.locator('[name="depart2"]').inputValue()).toBe(daysAhead(95));
    await send('Move flight 2 down');
    await send('Search');
    await page.getByRole('heading', { name: 'Flights from London to Singapore' }).waitFor();
    for (const to of ['Singapore to Sydney', 'Sydney to London']) {
      await page.getByRole('link', { name: 'Choose', exact: true }).first().click();
      await page.getByRole('heading', { name: `Flights from ${to}` }).waitFor();
    }
    await page.getByRole('link', { name: 'See fares' }).first().click();
    await page.getByRole('heading', { name: 'Choose a fare' }).waitFor();
  });
});

test('what is wrong with a flight of a journey is said at its field, with the journey as it was', async () => {
  await visit({ expected: [/status of 422/] }, async ({ page, open }) => {
    await open(
      `/flights?trip=multi&from=LON&to=SIN&depart=${daysAhead(90)}&from2=SIN&to2=Nowhereville&depart2=&from3=SYD&to3=LON&depart3=${daysAhead(95)}`,
    );
    await page.getByText(/No place matches “Nowhereville”/).waitFor();
    expect(await page.locator('[id="to2"]').inputValue()).toBe('Nowhereville');
    await page.getByText('Choose a date.').waitFor();
    expect(await page.locator('[id="from3"]').inputValue()).toContain('Sydney');
    expect(await axeFaults(page)).toEqual([]);
    await open(`/flights/LON-SIN/${daysAhead(95)}/SIN-LON/${daysAhead(90)}/SYD-LON/${daysAhead(104)}/1adults`);
    await page.locator('[id="depart2"]').waitFor();
    const described = await page.locator('[id="depart2"]').getAttribute('aria-describedby');
    expect(described ?? (await page.locator('[id="depart2"]').getAttribute('aria-errormessage'))).toBeTruthy();
  });
});

test('an address with a seventh flight leads to the form of the first six, which says so, also without scripts', async () => {
  await visit({ javaScriptEnabled: false, expected: [/status of 422/] }, async ({ page, open }) => {
    const legs = ['LON-SIN', 'SIN-SYD', 'SYD-AKL', 'AKL-LAX', 'LAX-NYC', 'NYC-PAR', 'PAR-LON'];
    await open(`/flights/${legs.map((ends, at) => `${ends}/${daysAhead(90 + 4 * at)}`).join('/')}/1adults`);
    await page.getByText('Only the first 6 flights are in this search').waitFor();
    expect(await page.locator('[name="to6"]').inputValue()).toMatch(/PAR|Paris/);
    expect(await page.locator('[name="to7"]').count()).toBe(0);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('heading', { name: 'Flights from London to Singapore' }).waitFor();
  });
});

test('an open jaw is out and back between other places, at the total of both', async () => {
  await visit({}, async ({ page, open }) => {
    await open(`/flights/LON-SIN/${daysAhead(90)}/SYD-LON/${daysAhead(104)}/1adults?sort=cheapest`);
    await page.getByRole('heading', { name: 'Flights from London to Singapore' }).waitFor();
    const price = await firstPrice(page);
    await page.getByRole('link', { name: 'Choose', exact: true }).first().click();
    await page.getByRole('region', { name: /^Out, / }).waitFor();
    await expect.poll(() => firstPrice(page)).toBe(price);
    await page.getByRole('link', { name: 'See fares' }).first().click();
    await page
      .getByText(/London – Singapore, Sydney – London/)
      .first()
      .waitFor();
  });
});

test('after a first flight with a stop the next one is asked for direct, or of one airline, and the list holds just those', async () => {
  const journey = `/flights/LON-SIN/${daysAhead(90)}/SIN-SYD/${daysAhead(95)}/DUB-LON/${daysAhead(114)}/1adults`;
  await visit({}, async ({ page, open }) => {
    await open(`${journey}?fs=leg1.stops:1`);
    await page.getByRole('link', { name: 'Choose', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Flights from Singapore to Sydney' }).waitFor();
    const stops = page.getByRole('group', { name: 'Stops, Singapore to Sydney' });
    const direct = stops.getByRole('checkbox', { name: /^Direct/ });
    const from = euros(await stops.locator('label').filter({ hasText: 'Direct' }).innerText());
    await direct.check();
    await page.waitForURL(/back\.stops:0/);
    await page.locator('#flights:not([aria-busy])').waitFor();
    await sortBy(page, 'Cheapest');
    await expect.poll(() => firstPrice(page)).toBe(from);
    expect(await page.getByRole('article').first().innerText()).toContain('Direct');
    const airlines = page.getByRole('group', { name: 'Airlines, Singapore to Sydney' });
    const airline = airlines.locator('label').filter({ hasText: '€' }).first();
    const cheapest = euros(await airline.innerText());
    await airline.getByRole('checkbox').check();
    await page.waitForURL(/back\.carriers:/);
    await page.locator('#flights:not([aria-busy])').waitFor();
    await expect.poll(() => firstPrice(page)).toBe(cheapest);
  });
});
