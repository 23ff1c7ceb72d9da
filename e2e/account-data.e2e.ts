import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { codeFor, somebody } from './mails.ts';
import { axeFaults, LOOKS, visit } from './visit.ts';

const PATH = '/profile/account/data';

/** Opens an account by a code, as somebody without scripts would, and comes to the page. */
async function enter(page: Page, open: (path: string) => Promise<void>): Promise<string> {
  const email = somebody();
  const main = page.getByRole('main');
  await open(PATH);
  expect(page.url()).toContain(`/login?redir=${encodeURIComponent(PATH)}`);
  await open(`/login?state=email&redir=${encodeURIComponent(PATH)}`);
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Email').press('Enter');
  const code = main.getByRole('textbox', { name: 'Code' });
  await code.waitFor();
  await code.fill(await codeFor(page, email));
  await code.press('Enter');
  await main.getByRole('heading', { name: 'Your data', exact: true }).waitFor();
  return email;
}

test('P10 without scripts: an archive is taken away, the end of the account asked for and taken back', async () => {
  await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    const email = await enter(page, open);
    const main = page.getByRole('main');
    await main.getByText(email).first().waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: 'Download everything' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^wayfold-[\d-]+\.zip$/);
    await main.getByRole('button', { name: 'Delete in 14 days' }).click();
    await main.getByText('This account will be deleted on').waitFor();
    await main.getByRole('button', { name: 'Keep my account' }).click();
    await main.getByRole('button', { name: 'Delete in 14 days' }).waitFor();
    await main.getByText('Account deletion cancelled').waitFor();
  });
});

test('the page passes axe and never scrolls sideways, whatever the account waits for', async () => {
  await visit({}, async ({ page, open }) => {
    await enter(page, open);
    const main = page.getByRole('main');
    for (const button of ['Delete in 14 days', 'Keep my account']) {
      for (const { viewport, colorScheme } of LOOKS) {
        await page.setViewportSize(viewport ?? { width: 1280, height: 800 });
        await page.emulateMedia({ colorScheme: colorScheme ?? null });
        expect(await axeFaults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
      }
      await main.getByRole('button', { name: button }).click();
      await main.getByRole('button', { name: button }).waitFor({ state: 'detached' });
    }
  });
});
