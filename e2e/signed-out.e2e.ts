import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signIn, signInByForm } from './enter.ts';
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
