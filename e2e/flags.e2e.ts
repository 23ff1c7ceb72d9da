import { expect, test } from 'vitest';
import { axeFaults, visit } from './visit.ts';

test('[1-08a] feature flags are listed with where they come from, and a plain link sets one for this visit', async () => {
  await visit({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } }, async ({ page, open }) => {
    await open('/dev/flags');
    const header = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'shell.header' }) });
    await expect.poll(() => header.innerText()).toContain('by default');
    await header.getByRole('link', { name: 'old' }).click();
    expect(await header.innerText()).toContain('by you, for this visit');
    expect(await header.getByRole('link', { name: 'old' }).getAttribute('aria-current')).toBe('true');
    await open('/dev/flags');
    expect(await header.innerText()).toContain('by you, for this visit');
    await page.getByRole('link', { name: 'Reset all flags' }).click();
    expect(await header.innerText()).toContain('by default');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
  });
});

test('the page of feature flags passes axe, also with a complaint', async () => {
  await visit({}, async ({ page, open }) => {
    await open('/dev/flags?flags=shell.header:round,seasonal.snow:0');
    expect(await page.getByRole('main').innerText()).toContain('shell.header: must be one of new, old');
    expect(await axeFaults(page)).toEqual([]);
  });
});
