import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit, type Visit } from './visit.ts';

const MOST_PRESSES = 50;
const MOST_CLICKS = 10;
/** No form of ours takes longer to cross; a trap would. */
const MOST_TABS = 40;

interface Focus {
  readonly tag: string;
  readonly type: string;
  readonly name: string;
  readonly text: string;
  readonly label: string;
}

function focused(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    return {
      tag: element?.tagName ?? '',
      type: element?.type ?? '',
      name: element?.name ?? '',
      text: element?.textContent?.trim() ?? '',
      label: element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent?.trim() ?? '',
    };
  });
}

/** Tabs until `wanted`; the focus must be seen and not be covered on the way. */
async function tabTo({ page, press }: Visit, wanted: (focus: Focus) => boolean): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (wanted(await focused(page))) return;
    await press('Tab');
  }
  throw new TypeError(`Not reached by Tab; focus is on ${JSON.stringify(await focused(page))}`);
}

/** Every character is a press. */
async function type({ press }: Visit, text: string): Promise<void> {
  for (const character of text) await press(character);
}

const isButton = (text: RegExp) => (focus: Focus) => focus.tag === 'BUTTON' && text.test(focus.text);
const isLink = (text: RegExp) => (focus: Focus) => focus.tag === 'A' && text.test(focus.text);
const isField = (name: string) => (focus: Focus) => focus.name === name || focus.label === name;

/** The address of the next page may stand before the page does: the one that was left has another heading. */
async function follow({ page, press }: Visit, address: RegExp): Promise<void> {
  const heading = page.locator('main h1').first();
  const left = await heading.textContent();
  await press('Enter');
  await page.waitForURL(address);
  await expect.poll(() => heading.textContent()).not.toBe(left);
}

async function search(visiting: Visit): Promise<void> {
  const { page, press } = visiting;
  await tabTo(visiting, isLink(/^Skip to the search form/));
  await press('Enter');
  await page.waitForURL(/#/);
  await tabTo(visiting, isField('From'));
  await type(visiting, 'LON');
  await page.getByRole('option').first().waitFor();
  await tabTo(visiting, isField('To'));
  await type(visiting, 'SIN');
  await page.getByRole('option').first().waitFor();
  await tabTo(visiting, isField('Depart'));
  await type(visiting, '+100');
  await tabTo(visiting, isField('Return'));
  await type(visiting, '+14');
  // The calendar that opened beside the field lies before the next one.
  await press('Escape');
  await tabTo(visiting, isButton(/^Travellers/));
  await press('Enter');
  await page.getByLabel('Adults', { exact: true }).waitFor();
  await tabTo(visiting, isField('Adults'));
  await press('ArrowUp');
  await press('Escape');
  await tabTo(visiting, isButton(/^Search/));
  await press('Enter');
  await page.waitForURL(/\/flights\/LON-/);
  await page.getByRole('article').first().waitFor();
}

async function fillTravellers(page: Page): Promise<void> {
  for (const [at, givenNames] of ['Mira', 'Arun'].entries()) {
    const fill = (name: string, value: string) => page.locator(`[name="travellers.${at}.${name}"]`).fill(value);
    await fill('givenNames', givenNames);
    await fill('familyName', 'Anand');
    await fill('birth.day', '3');
    await fill('birth.month', 'March');
    await fill('birth.year', '1988');
    await page.locator(`[name="travellers.${at}.gender"]`).first().focus();
    await page.keyboard.press('Space');
  }
  await page.locator('[name="contact.email"]').fill('mira.anand@example.com');
}

test('the whole journey of two by keyboard alone, with at most 50 presses to the first traveller field', async () => {
  await visit({}, async (visiting) => {
    const { page, open, press, presses } = visiting;
    await open('/');
    await search(visiting);
    await tabTo(visiting, isLink(/^Skip to the flights/));
    await press('Enter');
    await tabTo(visiting, isLink(/^Choose/));
    await press('Enter');
    await page.waitForURL(/out=/);
    await page.getByRole('region', { name: /^Out, / }).waitFor();
    await tabTo(visiting, isLink(/^See fares/));
    await follow(visiting, /\/fares\//);
    await page.getByRole('heading', { name: 'Choose a fare' }).waitFor();
    // Enter sends the form of the chosen fare.
    await tabTo(visiting, (focus) => focus.type === 'radio');
    await follow(visiting, /\/checkout\//);
    await tabTo(visiting, isField('travellers.0.givenNames'));
    expect(presses()).toBeLessThanOrEqual(MOST_PRESSES);

    await fillTravellers(page);
    await tabTo(visiting, isButton(/^Continue to/));
    await follow(visiting, /\/extras/);
    await tabTo(visiting, isButton(/^Continue/));
    await follow(visiting, /\/review/);
    await page.getByLabel('Card number').fill('4242424242424242');
    await page.getByLabel('Name on card').fill('Mira Anand');
    await page.getByLabel(/^Expiry date/).fill('09/29');
    await page.getByLabel(/^Security code/).fill('123');
    await tabTo(visiting, isButton(/^Book for/));
    await follow(visiting, /\/bookings\//);
    // The address changes before the page that it names is drawn.
    await page.getByRole('heading', { level: 1, name: 'You are going to Singapore' }).waitFor();
  });
});

test('who types places and days has at most 10 clicks from the front door to the first traveller field', async () => {
  await visit({}, async ({ page, open }) => {
    let clicks = 0;
    const click = async (target: Locator): Promise<void> => {
      clicks += 1;
      await target.click();
    };
    const typeIn = async (name: string, text: string): Promise<void> => {
      await click(page.getByRole('combobox', { name, exact: true }));
      await page.keyboard.type(text);
    };
    await open('/');
    for (const [name, place] of [
      ['From', 'LON'],
      ['To', 'SIN'],
    ] as const) {
      await typeIn(name, place);
      await page.getByRole('option').first().waitFor();
    }
    await typeIn('Depart', '+100');
    await typeIn('Return', '+14');
    await click(page.getByRole('button', { name: 'Search', exact: true }));
    await page.waitForURL(/\/flights\/LON-/);
    await click(page.getByRole('link', { name: 'Choose', exact: true }).first());
    await page.getByRole('region', { name: /^Out, / }).waitFor();
    await click(page.getByRole('link', { name: 'See fares' }).first());
    await page.getByRole('heading', { name: 'Choose a fare' }).waitFor();
    await click(page.getByRole('button', { name: /^Continue/ }));
    await click(page.locator('[name="travellers.0.givenNames"]'));
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(await focused(page)).toMatchObject({ name: 'travellers.0.givenNames' });
  });
});
