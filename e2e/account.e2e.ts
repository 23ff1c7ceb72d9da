import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signIn, signInByForm } from './enter.ts';
import { siteUrl } from './site-url.ts';
import { axeFaults, LOOKS, visit } from './visit.ts';

const PATH = '/profile/account';
const DETAILS = `${PATH}/details`;
const SECURITY = `${PATH}/security`;

/** Goes on by key until this control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const reached = () =>
    page.evaluate((wanted) => {
      const { activeElement: at } = document;
      const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : null;
      return (label ?? at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim().startsWith(wanted);
    }, name);
  for (let presses = 0; presses < 80; presses += 1) {
    if (await reached()) return;
    await page.keyboard.press('Tab');
  }
  throw new TypeError(`No way to ${name} by key`);
}

test('by keyboard alone: names are saved, a weak password is told at its field and mended', async () => {
  await visit({ expected: [/422/] }, async ({ page, open }) => {
    await signIn(page);
    await open(DETAILS);
    const main = page.getByRole('main');
    await tabTo(page, 'First name');
    await page.keyboard.type('Ines');
    await page.keyboard.press('Enter');
    await main.getByText('Names saved').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Names saved');
    expect(page.url()).toContain('?done=names#names');

    await open(SECURITY);
    await tabTo(page, 'Set a password');
    await page.keyboard.press('Enter');
    await tabTo(page, 'New password');
    await page.keyboard.type('short');
    await page.keyboard.press('Enter');
    await main.getByText('This password is too short').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('passwd');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('four tigers paint my boat');
    await page.keyboard.press('Enter');
    await main.getByText('Password saved').waitFor();
  });
});

test('[2.4-02] without scripts: an address is added, the language of mail chosen; who is nobody signs in first', async () => {
  await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(`${PATH}?addEmail=true`);
    expect(page.url()).toContain(`/login?redir=${encodeURIComponent(`${PATH}?addEmail=true`)}`);
    const email = await signIn(page);
    await open(`${PATH}?addEmail=true`);
    const main = page.getByRole('main');
    await main.getByLabel('Add an address').fill(`more-${email}`);
    await main.getByRole('button', { name: 'Add address' }).click();
    await main.getByText('We sent a link to the new address').waitFor();
    await main.getByText(`more-${email}`).waitFor();
    await open(`${PATH}/notifications`);
    await main.getByLabel('Email language').selectOption({ label: 'Deutsch' });
    await main.getByRole('button', { name: 'Save language' }).click();
    await main.getByText('Language saved').waitFor();
    expect(await main.getByLabel('Email language').inputValue()).toBe('de-DE');
  });
});

test('who leaves with something typed is asked, and stays or goes as they say', async () => {
  await visit({}, async ({ page, open }) => {
    await signIn(page);
    await open(DETAILS);
    const main = page.getByRole('main');
    await main.getByLabel('First name').fill('Ines');
    const asked: string[] = [];
    const answers = [false, true];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void (answers.shift() === true ? dialog.accept() : dialog.dismiss());
    });
    const away = page.getByRole('link', { name: 'Travellers' }).first();
    await away.click();
    await expect.poll(() => asked).toHaveLength(1);
    expect(await main.getByLabel('First name').inputValue()).toBe('Ines');
    await away.click();
    await main.getByRole('heading', { level: 1, name: 'Travellers' }).waitFor();
    expect(asked).toHaveLength(2);
  });
});

test('the page passes axe and never scrolls sideways, in every look and with its forms open', async () => {
  await visit({}, async ({ page, open }) => {
    await signIn(page);
    await open(SECURITY);
    await page.getByRole('main').getByText('Set a password').click();
    await page.locator('main summary', { hasText: 'Secure your account' }).click();
    for (const { viewport, colorScheme } of LOOKS) {
      await page.setViewportSize(viewport ?? { width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: colorScheme ?? null });
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    }
  });
});

test.for([true, false])(
  '[2.4-01a] [2.4-02] a brand has the account begin at a path of its own; /profile/account leads there: scripts %s',
  async (javaScriptEnabled) => {
    const kestrel = new URL(siteUrl());
    kestrel.hostname = 'kestrel.localhost';
    await visit({ baseURL: kestrel.origin, javaScriptEnabled }, async ({ page, open }) => {
      await open('/profile/overview');
      expect(page.url()).toContain('/login?redir=%2Fprofile%2Foverview');
      await signInByForm(page, `kestrel-${crypto.randomUUID()}@e2e.example`);
      await open(PATH);
      expect(new URL(page.url()).pathname).toBe('/profile/overview');
      await open(`${PATH}?addEmail=true`);
      expect(new URL(page.url()).pathname).toBe(DETAILS);
      const main = page.getByRole('main');
      await main.getByLabel('First name').fill('Ines');
      await main.getByRole('button', { name: 'Save names' }).click();
      await main.getByText('Names saved').waitFor();
      expect(page.url()).toBe(`${kestrel.origin}${DETAILS}?done=names#names`);
      await open('/profile/account/passkeys');
      await main.getByRole('link', { name: 'Sign-in and security' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Sign-in and security' }).waitFor();
      expect(page.url()).toBe(`${kestrel.origin}${SECURITY}`);
    });
  },
);

test.for([1280, 360])('at %i px every page of the account begins at its top', async (width) => {
  await visit({ viewport: { width, height: 780 } }, async ({ page, open }) => {
    await signIn(page);
    for (const path of [PATH, DETAILS, SECURITY, `${PATH}/notifications`, `${PATH}/privacy`]) {
      await open(path);
      expect([path, await page.evaluate(() => window.scrollY)]).toEqual([path, 0]);
    }
  });
});
