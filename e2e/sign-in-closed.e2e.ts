import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from './site.ts';
import { axeFaults, LOOKS, visit } from './visit.ts';

let site: Site;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wayfold-closed-'));
  cpSync(join(import.meta.dirname, '../design/brands/wayfold'), join(folder, 'wayfold'), { recursive: true });
  const file = join(folder, 'wayfold/brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...brand, signIn: 'closed' }));
  site = await startSite({ BRANDS_DIR: folder });
});
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.for([true, false])(
  '[1-01b] [5-07a] a brand that closed sign-in offers none and says so where a page needs it: scripts %s',
  async (javaScriptEnabled) => {
    await visit({ baseURL: site.url, javaScriptEnabled }, async ({ page, open }) => {
      await open('/');
      expect(await page.locator('a[href*="/login"]').count()).toBe(0);
      await open('/profile/account');
      expect(new URL(page.url()).pathname).toBe('/login');
      await page.getByRole('heading', { level: 1, name: 'Sign-in is unavailable' }).waitFor();
      expect(await page.getByRole('main').locator('form, input').count()).toBe(0);
      await page.getByRole('main').getByRole('link', { name: 'Find my booking' }).click();
      await page.waitForURL(/\/booking\/find$/);
    });
  },
);

test('the page that says so passes axe and never scrolls sideways, in every look', async () => {
  await visit({ baseURL: site.url }, async ({ page, open }) => {
    for (const { name, viewport, colorScheme } of LOOKS) {
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: colorScheme ?? null });
      await open('/login');
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([name, await axeFaults(page), Math.max(0, wider)]).toEqual([name, [], 0]);
    }
  });
});
