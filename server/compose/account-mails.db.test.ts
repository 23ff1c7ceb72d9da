import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeIn, type IdentitySite, linkIn, openIdentitySite, PASSWORD, type TestBrowser } from './identity-testing.ts';
import { passkeysPart } from './passkeys.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await openIdentitySite((needs) => [passkeysPart(needs)]);
});
afterAll(() => site.close());

const AUTH = '/k/run/auth';
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('mails about an account name the address that readers write to, not the one that only sends', async () => {
  const email = 'asks@mails.example';
  await site.signedUp(email);
  const { text, from } = site.mailTo(email);
  expect(from).toBe('post@w.example');
  expect(text).toContain('Questions? Wayfold, help@w.example');
  expect(text).not.toContain('post@w.example');
});

const WAYS: Readonly<Record<string, (browser: TestBrowser, email: string) => Promise<unknown>>> = {
  Password: (browser, username) => browser.ask(`${AUTH}/login`, { username, passwd: PASSWORD }),
  async 'Code by email'(browser, username) {
    await browser.ask(`${AUTH}/code`, { username });
    await site.deliver();
    return browser.ask(`${AUTH}/confirm`, { username, code: codeIn(site.mailTo(username)) });
  },
  async 'Link in an email'(browser, username) {
    await browser.ask(`${AUTH}/unlock`, { username });
    await site.deliver();
    return browser.ask(`${AUTH}/link`, { link: linkIn(site.mailTo(username)) });
  },
};

test.for(Object.keys(WAYS))('the mail about a new device says that it signed in with: %s', async (way) => {
  const email = `${way.split(' ')[0]?.toLowerCase()}@mails.example`;
  await site.signedUp(email);
  expect(await WAYS[way]?.(await site.browser({ agent }), email)).toMatchObject({ status: 0 });
  await site.deliver();
  const { subject, text } = site.mailTo(email);
  expect(subject).toContain('New sign-in');
  expect(text).toContain(`Signed in with: ${way}\nDevice: Firefox, Linux`);
});
