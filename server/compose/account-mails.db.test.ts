import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeIn, type IdentitySite, linkIn, openIdentitySite, PASSWORD, type TestBrowser } from './identity-testing.ts';
import { ORIGIN } from '../http/testing.ts';
import { passkeysPart } from './passkeys.ts';
import { SoftAuthenticator } from './testing/authenticator.ts';
import { register, signIn } from './testing/passkey-site.ts';
import { Browser } from './testing/provider-site.ts';
import { standInRound, standInsPart } from './testing/stand-in-round.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await openIdentitySite((needs) => [passkeysPart(needs), standInsPart(needs)]);
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

type Way = (browser: TestBrowser, email: string, owner: TestBrowser) => Promise<unknown>;
const WAYS: Readonly<Record<string, Way>> = {
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
  async Passkey(browser, _username, owner) {
    const device = new SoftAuthenticator(ORIGIN);
    expect(await register(owner, device)).toMatchObject({ status: 0 });
    return signIn(browser, device);
  },
};

test.for(Object.keys(WAYS))('the mail about a new device says that it signed in with: %s', async (way) => {
  const email = `${way.split(' ')[0]?.toLowerCase()}@mails.example`;
  const owner = await site.signedUp(email);
  expect(await WAYS[way]?.(await site.browser({ agent }), email, owner)).toMatchObject({ status: 0 });
  await site.deliver();
  expectNewDevice(email, way);
});

test.for(['google', 'apple'] as const)(
  'the mail about a new device says that it signed in with %s',
  async (provider) => {
    const email = `ana@${provider}.example`;
    const come = async (browser: Browser) => standInRound(browser, provider, await browser.begin(provider));
    // The first opens the account, so nobody is told.
    expect(await come(new Browser(site.app))).toContain('m=w');
    await site.deliver();
    expect(site.mails.filter(({ to, subject }) => to === email && subject.includes('New sign-in'))).toEqual([]);
    expect(await come(new Browser(site.app, agent))).toBe('/');
    await site.deliver();
    expectNewDevice(email, provider === 'google' ? 'Google' : 'Apple');
  },
);

function expectNewDevice(email: string, way: string): void {
  const { subject, text } = site.mailTo(email);
  expect(subject).toContain('New sign-in');
  expect(text).toContain(`Time: March 1, 2027 at `);
  expect(text).toMatch(/\bUTC\nSigned in with: /);
  expect(text).toContain(`Signed in with: ${way}\nDevice: Firefox, Linux\nPlace: `);
  // What happened comes before what to do about it.
  expect(text.indexOf('Place: ')).toBeLessThan(text.indexOf('If this was you'));
  expect(linkIn({ text })).not.toBe('');
}
