import type { Page } from 'playwright-core';
import { expect } from 'vitest';
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

async function codeFor(request: Page['request'], address: string): Promise<string> {
  const { mails } = (await (await request.get('/i/api/dev/v1/mails')).json()) as {
    mails: { id: string; to: string }[];
  };
  const found = mails.find(({ to }) => to === address);
  if (!found) return '';
  const mail = (await (await request.get(`/i/api/dev/v1/mails/${found.id}`)).json()) as DevMail;
  return /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
}
