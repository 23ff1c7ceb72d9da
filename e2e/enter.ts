import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { DevMail } from '#contract/dev';

let people = 0;

/** Somebody whom the site has not met, with a code from the mail of the demo. */
export async function signIn({ request }: Page): Promise<string> {
  people += 1;
  const username = `traveller-${Date.now()}-${people}@e2e.example`;
  const ask = async <T>(path: string, form: Record<string, string> = {}): Promise<T> => {
    const { formtoken } = (await (await request.post('/s/run/formtoken')).json()) as { formtoken: string };
    return (await (await request.post(path, { form, headers: { 'x-csrf': formtoken } })).json()) as T;
  };
  await ask('/k/run/auth/code', { username });
  await expect.poll(() => codeFor(request, username), { timeout: 15_000 }).not.toBe('');
  await ask('/k/run/auth/confirm', { username, code: await codeFor(request, username), consent: 'on' });
  return username;
}

/** Through the form that is shown, in the dialog or on the page, up to the next document; also under the host of another brand. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.locator('input[name="username"]:visible').fill(email);
  await page.keyboard.press('Enter');
  await page.locator('input[name="code"]:visible').waitFor();
  await page.locator('input[name="code"]:visible').fill(await subjectCode(email));
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
}

export async function subjectCode(email: string): Promise<string> {
  let code = '';
  await expect
    .poll(
      async () => {
        const answer = await fetch(new URL('/i/api/dev/v1/mails', inject('site')));
        const { mails } = (await answer.json()) as { mails: { to: string; subject: string }[] };
        code = /\d{6}/.exec(mails.find(({ to }) => to === email)?.subject ?? '')?.[0] ?? '';
        return code;
      },
      { timeout: 20_000 },
    )
    .toMatch(/\d{6}/);
  return code;
}

async function codeFor(request: Page['request'], address: string): Promise<string> {
  const { mails } = (await (await request.get('/i/api/dev/v1/mails')).json()) as {
    mails: { id: string; to: string }[];
  };
  const found = mails.find(({ to }) => to === address);
  if (!found) return '';
  const mail = (await (await request.get(`/i/api/dev/v1/mails/${found.id}`)).json()) as DevMail;
  return /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
}
