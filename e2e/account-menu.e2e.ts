import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signIn as signInBehind, signInByForm as signIn } from './enter.ts';
import { codeFor, somebody } from './mails.ts';
import { axeFaults, EVERY_PAIR, visit, type VisitOptions } from './visit.ts';

const PATIENT = { timeout: 20_000 };
const LOOKS: readonly (VisitOptions & { readonly name: string; readonly prefix: string })[] = [
  ...(EVERY_PAIR ? [{ name: '1280 light', viewport: { width: 1280, height: 800 }, prefix: '' }] : []),
  { name: '360 dark', viewport: { width: 360, height: 780 }, colorScheme: 'dark', prefix: '' },
  { name: '1280 right to left', viewport: { width: 1280, height: 800 }, prefix: '/ar' },
];

const button = (page: Page) => page.locator('header button[popovertarget]:has(bdi)');
const menu = (page: Page) => page.locator('header dialog[popover]:popover-open');

async function openMenu(page: Page): Promise<void> {
  await button(page).focus();
  await page.keyboard.press('Enter');
  await menu(page).waitFor();
}

test.for(LOOKS)(
  '[4-05a] [4-05d] [7.3-01] sign in by code, the menu by keyboard, a second account, back to the first, out: $name',
  { timeout: 120_000 },
  async ({ name: _name, prefix, ...look }) => {
    await visit(look, async ({ page, open }) => {
      const [first, second] = [somebody(), somebody()];
      await open(`${prefix}/login?redir=%2Fhelp`);
      await signIn(page, first);
      await open(`${prefix}/help`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await openMenu(page);
      await menu(page).getByText(first).first().waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => button(page).evaluate((one) => one === document.activeElement), PATIENT).toBe(true);
      await openMenu(page);
      await menu(page).locator('a[href*="/s/ident/accounts"]').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').locator('input[name="username"]').waitFor();
      expect(await menu(page).count()).toBe(0);
      await signIn(page, second);
      expect(new URL(page.url()).pathname).toBe(`${prefix}/help`);
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      await openMenu(page);
      const radios = menu(page).getByRole('radio');
      await expect.poll(() => radios.count(), PATIENT).toBe(2);
      expect([await radios.nth(0).isChecked(), await radios.nth(1).isChecked()]).toEqual([false, true]);
      expect(await axeFaults(page)).toEqual([]);
      await radios.nth(0).focus();
      await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      expect(new URL(page.url()).pathname).toBe(`${prefix}/help`);
      await openMenu(page);
      await expect.poll(() => menu(page).getByRole('radio').nth(0).isChecked(), PATIENT).toBe(true);
      // With two accounts the page asks which of them go; with one the menu signs out at once.
      await menu(page).locator('a[href*="/signout"]').focus();
      await page.keyboard.press('Enter');
      const leave = page.getByRole('main').locator('button[name="account"]');
      await expect.poll(() => leave.count(), PATIENT).toBe(2);
      expect(await axeFaults(page)).toEqual([]);
      await leave.nth(1).focus();
      await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
      expect(new URL(page.url()).pathname).toBe(`${prefix}/help`);
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      await openMenu(page);
      await menu(page).locator('a[href*="/signout"]').focus();
      await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
      expect(new URL(page.url()).pathname).toBe(`${prefix}/help`);
      expect(await button(page).count()).toBe(0);
    });
  },
);

test('the drawer’s sign-in opens the dialog in its place', async () => {
  await visit({ viewport: { width: 360, height: 780 } }, async ({ page, open }) => {
    await open('/help');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.locator('#site-menu').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('dialog', { name: 'Sign in or create an account' }).waitFor();
    expect(await page.locator('#site-menu:popover-open').count()).toBe(0);
  });
});

test.for([320, 360])('signed out, the header of a phone %i wide is one row', async (width) => {
  await visit({ viewport: { width, height: 780 } }, async ({ page, open }) => {
    for (const path of ['/help', '/de/help']) {
      await open(path);
      // The way between what can be searched is a row of its own below.
      const header = page.getByRole('banner');
      const menu = (await header.getByRole('button').first().boundingBox())!;
      const signIn = (await header.locator('a[href*="/login"]:visible').first().boundingBox())!;
      const bottom = Math.max(menu.y + menu.height, signIn.y + signIn.height);
      expect(bottom - Math.min(menu.y, signIn.y)).toBeLessThanOrEqual(64);
    }
  });
});

test('[4-07a] [4-07b] who returns is asked once to sign in, on the front door, and the card gives way to a form', async () => {
  await visit({}, async ({ page, open }) => {
    await open('/login?redir=%2Fhelp');
    await signIn(page, somebody());
    await openMenu(page);
    await menu(page).locator('a[href*="/signout"]').focus();
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    const card = page.getByRole('region', { name: 'Welcome back' });
    await open('/?flags=account.promptSeconds:1');
    await card.waitFor(PATIENT);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('returningUserSignInTriggered'))).toBe('true');
    await page.getByRole('combobox').first().focus();
    await card.waitFor({ state: 'detached' });
  });
});

test('[1-05] [4-05d] without scripts a second account is added, switched to and from, on pages', async () => {
  await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    const main = page.getByRole('main');
    const first = await signInBehind(page);
    await open('/s/ident/accounts?redir=%2Fhelp');
    await main.getByRole('button', { name: 'Add an account' }).click();
    await main.getByRole('heading', { name: 'Add an account' }).waitFor();
    const second = somebody();
    await main.getByRole('textbox', { name: 'Email' }).fill(second);
    await main.getByRole('button', { name: 'Continue with email' }).click();
    await main.getByRole('textbox', { name: 'Code' }).fill(await codeFor(page, second));
    await main.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/help$/);
    await open('/s/ident/accounts?redir=%2Fprivacy');
    await main.getByRole('radio', { name: new RegExp(first) }).check();
    await main.getByRole('button', { name: 'Switch' }).click();
    await page.waitForURL(/\/privacy$/);
    await open('/profile/account');
    await main.getByText(first).first().waitFor();
  });
});

test.for([true, false])(
  '[4-05d] a page that adds an account and that the server has forgotten still adds one; scripts: %s',
  async (javaScriptEnabled) => {
    await visit({ javaScriptEnabled }, async ({ page, open }) => {
      const main = page.getByRole('main');
      const email = main.getByRole('textbox', { name: 'Email' });
      const first = await signInBehind(page);
      const second = somebody();
      // As half an hour later: the server was not asked that anybody stays.
      await open('/login?mode=add&redir=%2Fhelp');
      await email.fill(second);
      await main.getByRole('link', { name: 'Use a password' }).click();
      await main.getByRole('textbox', { name: 'Password' }).waitFor();
      await main.getByRole('link', { name: 'Create an account' }).click();
      await main.getByRole('button', { name: 'Continue with email' }).waitFor();
      if (javaScriptEnabled) expect(await email.inputValue()).toBe(second);
      else await email.fill(second);
      await main.getByRole('button', { name: 'Continue with email' }).click();
      await main.getByRole('textbox', { name: 'Code' }).fill(await codeFor(page, second));
      await main.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL(/\/help$/);
      await open('/s/ident/accounts');
      for (const each of [first, second]) await main.getByRole('radio', { name: new RegExp(each) }).waitFor();
    });
  },
);

/** Signs in beside whoever is signed in. */
async function joins(page: Page): Promise<string> {
  const { formtoken } = (await (await page.request.post('/s/run/formtoken')).json()) as { formtoken: string };
  await page.request.get('/k/run/auth/add', { headers: { 'x-csrf': formtoken } });
  return signInBehind(page);
}

test.for([true, false])(
  'the page that signs out takes out the account that is named and leaves the others, or takes out all; scripts: %s',
  async (javaScriptEnabled) => {
    await visit({ javaScriptEnabled }, async ({ page, open }) => {
      const main = page.getByRole('main');
      const [first, second, third] = [await signInBehind(page), await joins(page), await joins(page)];
      const leave = async (name: string) => {
        await main.getByRole('button', { name, exact: true }).click();
        await page.waitForURL(/\/help$/);
        await open('/signout?redir=%2Fhelp');
      };
      const offered = () => main.getByRole('button').allTextContents();
      const of = (email: string) => `Sign out of ${email}`;
      await open('/signout?redir=%2Fhelp');
      await main.getByText('Sign out of one account in this browser, or of all.').waitFor();
      expect(await offered()).toEqual([first, second, third].map(of).concat('Sign out of all accounts'));
      await leave(of(second));
      expect(await offered()).toEqual([first, third].map(of).concat('Sign out of all accounts'));
      // The one that is shown goes, and the other is.
      await leave(of(third));
      expect(await offered()).toEqual(['Sign out']);
      await main.getByText(first).waitFor();
      await joins(page);
      await open('/signout?redir=%2Fhelp');
      await leave('Sign out of all accounts');
      await main.getByRole('heading', { level: 1, name: 'You are signed out' }).waitFor();
      expect(await offered()).toEqual([]);
      await main.getByRole('link', { name: 'Continue' }).click();
      await page.waitForURL(/\/help$/);
    });
  },
);
