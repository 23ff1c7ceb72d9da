import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailLink } from '#contract/identity';
import { type IdentitySite, linkIn, openIdentitySite, PASSWORD, type TestBrowser } from './identity-testing.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await openIdentitySite();
});
afterAll(() => site.close());

const read = async (browser: TestBrowser, link: string): Promise<MailLink> =>
  (await browser.get(`/k/run/auth/link?${new URLSearchParams({ link })}`)).json<MailLink>();

async function registered(username: string) {
  const own = await site.browser();
  await own.ask('/k/run/auth/register', { username, passwd: PASSWORD, consent: 'on', regurl: '/stays' });
  await site.deliver();
  return { own, link: linkIn(site.mailTo(username)) };
}

test('an address confirmed where the account was opened: its page says so and leads on to where its reader began', async () => {
  const { own, link } = await registered('here@elsewhere.example');
  const answer = await own.ask('/k/run/auth/link', { link });
  expect(answer).toMatchObject({ status: 0, loginRedirectUrl: `/s/ident/link?link=${encodeURIComponent(link)}` });
  expect(await read(own, link)).toMatchObject({ state: 'done', reader: 'owner', redir: '/stays', alone: false });
});

test('an address confirmed on another device: both pages of the link say that the first device lost its way in', async () => {
  const { own, link } = await registered('away@elsewhere.example');
  expect(await read(own, link)).toMatchObject({ state: 'open', alone: false });
  const phone = await site.browser();
  const answer = await phone.ask('/k/run/auth/link', { link });
  expect(answer).toMatchObject({ status: 0, loginRedirectUrl: `/s/ident/link?link=${encodeURIComponent(link)}` });
  const told = { state: 'done', redir: '/stays', alone: true };
  expect(await read(phone, link)).toMatchObject({ ...told, reader: 'owner' });
  expect(await read(own, link)).toMatchObject({ ...told, reader: 'nobody' });
  expect((await own.post('/k/run/auth/resend')).statusCode).toBe(403);
});
