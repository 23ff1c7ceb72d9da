import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { DevMail } from '#contract/dev';
import { signIn } from './enter.ts';
import { type Site, siteEnv, startSite } from './site.ts';
import { axeFaults, LOOKS, visit } from './visit.ts';

const ROOT = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'wayfold-news-'));
let site: Site;
let link = '';
let state: Awaited<ReturnType<BrowserContext['storageState']>>;

test('who ticks the box on the account page gets the edition that the operator hands over, with its link', async () => {
  const before = await startSite({ DATA_DIR: dataDir });
  await visit({ baseURL: before.url }, async ({ page }) => {
    await page.goto('/');
    await signIn(page);
    await page.goto('/profile/account#notifications');
    await page.getByRole('checkbox', { name: /^News and offers from Wayfold/ }).check();
    await page.getByRole('button', { name: 'Save preference' }).click();
    await page.getByText('Preference saved').waitFor();
    state = await page.context().storageState();
  });
  await before.stop();
  const file = join(dataDir, 'edition.md');
  writeFileSync(file, '---\nid: e2e-news\nbrand: wayfold\nsubject.en: News of spring\n---\n=== en\nHello\n');
  const sent = spawnSync(process.execPath, ['tools/operator.ts', 'news', file], {
    cwd: ROOT,
    encoding: 'utf8',
    env: siteEnv({ DATA_DIR: dataDir }),
  });
  expect([sent.stderr, sent.status]).toEqual(['', 0]);
  site = await startSite({ DATA_DIR: dataDir });
  await expect.poll(findLink, { timeout: 20_000 }).not.toBe('');
  link = await findLink();
}, 150_000);
afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Path that the mail leads to, without the language of its reader. */
async function findLink(): Promise<string> {
  const ask = async <T>(path: string): Promise<T> => (await fetch(new URL(path, site.url))).json() as Promise<T>;
  const { mails } = await ask<{ mails: { id: string; subject: string }[] }>('/i/api/dev/v1/mails');
  const found = mails.find(({ subject }) => subject === 'News of spring');
  if (!found) return '';
  const { text } = await ask<DevMail>(`/i/api/dev/v1/mails/${found.id}`);
  return /\/news\/unsubscribe\?link=[\w-]+/.exec(text)?.[0] ?? '';
}

test.for(LOOKS)('the page behind the link of a mail passes axe before and after the press at $name', async (look) => {
  await visit({ ...look, baseURL: site.url }, async ({ page, open, context }) => {
    await open(link);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You’re unsubscribed from Wayfold news' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect((await context.cookies()).filter(({ name }) => name === '__Host-wf')).toEqual([]);
    await page.getByRole('button', { name: 'Undo: resubscribe to Wayfold news' }).click();
    await page.getByRole('heading', { name: 'Unsubscribe from Wayfold news?' }).waitFor();
  });
});

test('in Arabic it runs from right to left, and without scripts the same form stops news; opening the link did not', async () => {
  const narrow = { baseURL: site.url, viewport: { width: 360, height: 780 } };
  await visit(narrow, async ({ page, open }) => {
    await open(`/ar-ae${link}`);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
  await visit({ ...narrow, javaScriptEnabled: false }, async ({ page, open }) => {
    await open(`/ar-ae${link}`);
    expect(await page.locator('input[name="intent"]').getAttribute('value')).toBe('stop');
    await page.locator('main button[type="submit"]').click();
    await page.locator('input[name="intent"][value="again"]').waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe('/ar-ae/news/unsubscribe');
  });
  await visit({ baseURL: site.url, storageState: state }, async ({ page, open }) => {
    await open('/profile/account#notifications');
    expect(await page.getByRole('checkbox', { name: /^News and offers/ }).isChecked()).toBe(false);
  });
});

test('a link that is nobody’s says so calmly and leads to the account', async () => {
  await visit({ baseURL: site.url }, async ({ page, open }) => {
    await open('/news/unsubscribe?link=cut-off');
    await page.getByRole('heading', { name: 'This link is not valid' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.locator('main a').getAttribute('href')).toContain('/profile/account/notifications');
  });
});
