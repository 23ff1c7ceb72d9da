import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { press, quote } from './checkout-steps.ts';
import { signIn } from './enter.ts';
import { axeFaults, LOOKS, visit } from './visit.ts';

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [id, value] of Object.entries(fields)) {
    const field = page.locator(`[id="${id}"]`);
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(value);
    else await field.fill(value);
  }
}

const MIRA = {
  firstName: 'Mira',
  middleName: 'Leela',
  lastName: 'Anand',
  'birth.day': '14',
  'birth.month': '5',
  'birth.year': '1988',
  emailAddress: 'mira@example.com',
  phoneNumber: '+353 85 012 3456',
  'documents.0.number': 'PA4471902',
  'documents.0.issuedBy': 'IE',
  'documents.0.expiry.day': '2',
  'documents.0.expiry.month': '2',
  'documents.0.expiry.year': '2035',
  knownTravelerNumber: 'TT11223344',
};

async function save(page: Page, fields: Record<string, string> = MIRA): Promise<void> {
  await page.goto('/profile/travellers/new');
  await fill(page, fields);
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('button', { name: 'Save traveller' }).click();
}

test('whoever is not signed in is led to signing in, and back', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/profile/travellers');
    expect(page.url()).toMatch(/\/login\?redir=%2Fprofile%2Ftravellers$/);
  });
});

test('[3-02a] [5-15] without scripts: what was typed outlives a refusal, and a mask keeps the number', async () => {
  await visit({ javaScriptEnabled: false, expected: [/422/] }, async ({ page }) => {
    await signIn(page);
    await save(page, { ...MIRA, knownTravelerNumber: '123' });
    await page.getByText('A known traveller number has 9 or 10 letters and digits, as on the card.').first().waitFor();
    expect(await page.locator('#lastName').inputValue()).toBe('Anand');
    await fill(page, { knownTravelerNumber: 'TT11223344' });
    await page.getByRole('button', { name: 'Save traveller' }).click();
    await page.getByText('Traveller saved').waitFor();
    await page.getByRole('link', { name: 'Change Mira Leela Anand' }).click();
    const shown = ['knownTravelerNumber', 'documents.0.number', 'phoneNumber', 'phoneCountryCodeISO'];
    const values = shown.map((id) => page.locator(`[id="${id}"]`).inputValue());
    expect(await Promise.all(values)).toEqual(['*********', '*********02', '850123456', 'IE']);
    expect(await page.content()).not.toContain('PA4471902');
    await page.getByRole('button', { name: 'Save traveller' }).click();
    await page.getByText('Passport Ireland, expires 2 Feb 2035').waitFor();
  });
});

test('checkout asks nothing twice: a saved traveller goes through it untyped, and no number crosses to the browser', async () => {
  await visit({}, async ({ page, open }) => {
    await signIn(page);
    await save(page);
    await page.getByText('Traveller saved').waitFor();
    const told: string[] = [];
    page.on('response', (answer) => {
      void answer.text().then(
        (text) => told.push(text),
        () => undefined,
      );
    });
    await open(await quote(page));
    expect(await page.locator('[id="contact.email"]').inputValue()).toBe('mira@example.com');
    await press(page, 'Continue to extras');
    await page.waitForURL(/\/extras$/);
    const id = /order\/([^/]+)/.exec(page.url())?.[1];
    const order = (await (await page.request.get(`/i/api/booking/v1/orders/${id}`)).json()) as object;
    expect(order).toMatchObject({
      travellers: [{ givenNames: 'Mira Leela', document: { lastTwo: '02' }, knownTraveller: true }],
    });
    expect(told.join('\n')).not.toMatch(/PA4471902|TT11223344/);
    expect(told.join('\n')).toContain('Mira');
  });
});

test.each(LOOKS)('the list, the form and the choice in checkout pass axe, $name', async ({ name: _name, ...look }) => {
  await visit(look, async ({ page, open }) => {
    await signIn(page);
    await open('/profile/travellers');
    expect(await axeFaults(page)).toEqual([]);
    await save(page);
    await page.getByText('Traveller saved').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Change Mira Leela Anand' }).click();
    await page.getByRole('heading', { name: 'Mira Anand' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await open(await quote(page));
    await page.getByRole('radio', { name: /Someone else/ }).check();
    await expect.poll(() => page.locator('[id="travellers.0.givenNames"]').inputValue()).toBe('');
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});
