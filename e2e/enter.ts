import type { Page } from 'playwright-core';
import { codeFor, somebody } from './mails.ts';

/** A call of the site in the name of who reads this page. */
export async function ask<T>({ request }: Page, path: string, form: Readonly<Record<string, string>> = {}): Promise<T> {
  const { formtoken } = (await (await request.post('/s/run/formtoken')).json()) as { formtoken: string };
  return (await (await request.post(path, { form, headers: { 'x-csrf': formtoken } })).json()) as T;
}

/** Signs in behind the page by a code from the mail of the demo; whom the site has not met gets an account. */
export async function signIn(page: Page, username = somebody()): Promise<string> {
  await ask(page, '/k/run/auth/code', { username });
  const code = await codeFor(page, username);
  const { status } = await ask<{ status: number }>(page, '/k/run/auth/confirm', { username, code, consent: 'on' });
  if (status !== 0) throw new TypeError(`${username} cannot sign in`);
  return username;
}

/** Through the form that is shown, in the dialog or on the page, up to the next document; also under the host of another brand. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.locator('input[name="username"]:visible').fill(email);
  await page.keyboard.press('Enter');
  await page.locator('input[name="code"]:visible').waitFor();
  await page.locator('input[name="code"]:visible').fill(await codeFor(page, email));
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
}

export async function signOut(page: Page): Promise<void> {
  await ask(page, '/k/run/auth/logout');
}
