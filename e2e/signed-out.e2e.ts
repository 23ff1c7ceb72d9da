import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillTravellers, heading, press, quote } from './checkout-steps.ts';
import { signIn, signInByForm, signOut } from './enter.ts';
import { visit } from './visit.ts';

/** The owner signs the first browser out from another one. */
async function signOutElsewhere(email: string): Promise<void> {
  await visit({}, async ({ page }) => {
    await page.goto('/help');
    await signIn(page, email);
    const { formtoken } = (await (await page.request.post('/s/run/formtoken')).json()) as { formtoken: string };
    const path = '/i/api/account/v1/sessions/endOthers';
    const answer = await page.request.post(path, { data: {}, headers: { 'x-csrf': formtoken } });
    expect(answer.status()).toBe(200);
  });
}

const CASES = [
  {
    path: '/profile/account/details',
    fill: async (page: Page) => page.getByRole('textbox', { name: 'First name' }).fill('Mira Leela'),
    save: async (page: Page) => page.getByRole('button', { name: 'Save names' }).click(),
    read: async (page: Page) => page.getByRole('textbox', { name: 'First name' }).inputValue(),
  },
] as const;

test.for(CASES)(
  '[8-02] signed out on another device while typing at $path: the reader is told, signs in over the page, and saves what was typed',
  async ({ path, fill, save, read }) => {
    await visit({ expected: [/401/, /403/] }, async ({ page, open }) => {
      await page.goto('/help');
      const email = await signIn(page);
      await open(path);
      await fill(page);
      const typed = await read(page);
      await signOutElsewhere(email);
      await save(page);
      await page.getByRole('dialog', { name: 'You were signed out' }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.locator('input[name="username"]:visible').inputValue()).toBe(email);
      await signInByForm(page, email);
      await expect.poll(() => read(page)).toBe(typed);
      await save(page);
      await page.waitForURL(/done=/);
      expect(await read(page)).toBe(typed);
    });
  },
);

test('[8-02] whoever closes the dialog signs in on the page, and finds what was typed all the same', async () => {
  const [account] = CASES;
  await visit({ expected: [/401/, /403/] }, async ({ page, open }) => {
    await page.goto('/help');
    const email = await signIn(page);
    await open(account.path);
    await account.fill(page);
    await signOutElsewhere(email);
    await account.save(page);
    const dialog = page.getByRole('dialog', { name: 'You were signed out' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForURL(/\/login\?/);
    await page.getByRole('main').getByRole('heading', { name: 'You were signed out' }).waitFor();
    await signInByForm(page, email);
    await expect.poll(() => account.read(page)).toBe('Mira Leela');
  });
});

const PLAIN = [
  {
    path: '/profile/travellers/new',
    typed: { firstName: 'Mira', lastName: 'Anand', 'birth.day': '14', 'birth.month': '5', 'birth.year': '1988' },
    secret: { knownTravelerNumber: 'TT11223344' },
    save: 'Save traveller',
    saved: 'Traveller saved',
  },
  {
    path: '/profile/account/details',
    typed: { firstName: 'Mira Leela', displayName: 'Mira' },
    secret: {},
    save: 'Save names',
    saved: 'Names saved',
  },
] as const;

/** Signs in in the tab that the link opens, and closes it. */
async function signInBeside(page: Page, email: string): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: 'Sign in in a new tab' }).click();
  const beside = await opening;
  await beside.waitForLoadState();
  await signInByForm(beside, email);
  await beside.waitForURL((url) => !url.pathname.startsWith('/login'));
  await beside.close();
}

test.for(PLAIN.flatMap((form) => [{ ...form, where: 'elsewhere' } as const, { ...form, where: 'here' } as const]))(
  '[8-02] without scripts, signed out $where while typing at $path: the answer holds what was typed, no secret, and leads on until it is saved',
  async ({ path, typed, secret, save, saved, where }) => {
    await visit({ javaScriptEnabled: false, expected: [/40[13]/] }, async ({ page, open }) => {
      await page.goto('/help');
      const email = await signIn(page);
      await open(path);
      const field = (name: string) => page.locator(`main [name="${name}"]`);
      for (const [name, text] of Object.entries({ ...typed, ...secret })) await field(name).fill(text);
      await (where === 'here' ? signOut(page) : signOutElsewhere(email));
      const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await button(save).click();
      expect((await answered).status()).toBe(401);
      for (let turn = 0; turn < 2; turn += 1) {
        await page.getByRole('main').getByRole('heading', { name: 'You were signed out' }).waitFor();
        expect(await page.title()).toMatch(/^You were signed out \|/);
        for (const hidden of Object.values(secret)) expect(await page.content()).not.toContain(hidden);
        // Whoever presses too early is told the same.
        if (turn === 0) await button('Send again').click();
      }
      await signInBeside(page, email);
      await button('Send again').click();
      await button(save).waitFor();
      for (const [name, text] of Object.entries(typed)) expect(await field(name).inputValue()).toBe(text);
      await button(save).click();
      await page.getByText(saved).waitFor();
    });
  },
);

test.for(['elsewhere', 'here'] as const)(
  'without scripts, signed out %s among the travellers of an order: what was typed stays, and goes on once its buyer has signed in again',
  async (where) => {
    await visit({ javaScriptEnabled: false, expected: [/40[134]/] }, async ({ page, open }) => {
      await page.goto('/help');
      const email = await signIn(page);
      await open(await quote(page));
      await fillTravellers(page);
      await press(page, 'Continue to extras');
      await heading(page, 'Bags and seats');
      await open(page.url().replace(/extras$/, 'travellers'));
      const field = page.locator('[id="travellers.0.givenNames"]');
      await field.fill('Mira Lata');
      for (const part of ['document.number', 'knownTravellerNumber']) {
        const secret = page.locator(`[name="travellers.0.${part}"]`);
        expect(await secret.evaluate((input: HTMLInputElement) => (input.value = 'TT11223344'))).toBe('TT11223344');
      }
      await (where === 'here' ? signOut(page) : signOutElsewhere(email));
      await press(page, /^(Save|Continue)/);
      await page.getByRole('main').getByRole('heading', { name: 'You were signed out' }).waitFor();
      expect(await page.content()).not.toContain('TT11223344');
      await signInBeside(page, email);
      await press(page, 'Send again');
      await expect.poll(() => field.inputValue()).toBe('Mira Lata');
    });
  },
);

test('without scripts, a session that ends on the first page of checkout loses nothing of what was typed there', async () => {
  await visit({ javaScriptEnabled: false, expected: [/40[134]/] }, async ({ page, open }) => {
    await page.goto('/help');
    await open(await quote(page));
    await fillTravellers(page);
    await page.context().clearCookies();
    await Promise.all([page.waitForEvent('load'), press(page, 'Continue to extras')]);
    await page.getByRole('alert').first().waitFor();
    expect(await page.locator('[id="travellers.0.givenNames"]').inputValue()).toBe('Mira Leela');
  });
});
