import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { AuthState } from '#contract/identity';
import { siteUrl } from './site-url.ts';
import { axeFaults, visit } from './visit.ts';

const STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';

async function whoIs(page: Page): Promise<string | undefined> {
  const answer = await page.request.get(siteUrl() + STATE);
  return ((await answer.json()) as AuthState).userInfoState?.accountEmail;
}

test('in a demo Google signs in from the page of signing in, by a page that says it is not Google', async () => {
  await visit({}, async ({ page, open }) => {
    await open('/login?redir=/help');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('heading', { level: 1, name: 'Stand-in for Google' }).waitFor();
    expect(await page.getByText('This is not Google.').isVisible()).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: /^Ana Torres/ }).click();
    await expect.poll(() => whoIs(page)).toBe('ana@google.example');
  });
});

test('in a demo Apple posts its answer from a window of its own, and going back in it is told', async () => {
  await visit({}, async ({ page, open }) => {
    await open('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    const apple = page.getByRole('dialog').getByRole('link', { name: 'Continue with Apple' });
    const press = async (name: RegExp) => {
      const opened = page.waitForEvent('popup');
      await apple.click();
      const popup = await opened;
      await popup.getByRole('heading', { level: 1, name: 'Stand-in for Apple' }).waitFor();
      await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name }).click()]);
    };
    await press(/^Cancel/);
    await page.getByRole('button', { name: 'Choose another way' }).click();
    await apple.waitFor();
    expect(await whoIs(page)).toBeUndefined();
    await press(/^Ben Okafor/);
    await page.getByRole('banner').locator('button[popovertarget]').filter({ hasText: 'Ben Okafor' }).waitFor();
    expect(await whoIs(page)).toBe('ben@apple.example');
  });
});
