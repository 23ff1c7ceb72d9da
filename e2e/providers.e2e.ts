import { generateKeyPairSync } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuthState } from '#contract/identity';
import { PERSON, startLocalProvider } from '../platform/sign-in-providers/testing/local-provider.ts';
import { signIn, signOut } from './enter.ts';
import { codeFor } from './mails.ts';
import { type Site, startSite } from './site.ts';
import { axeFaults, LOOKS, visit, type Visit, type VisitOptions } from './visit.ts';

type Local = Awaited<ReturnType<typeof startLocalProvider>>;
let [google, apple]: Local[] = [];
let site: Site;
let number = 0;

beforeAll(async () => {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const clientKey = { key: keys.publicKey, teamId: 'TEAM', keyId: 'KEY' };
  [google, apple] = await Promise.all([
    startLocalProvider({ clientId: 'google-client', clientSecret: 'google-secret', interactive: true }),
    startLocalProvider({ clientId: 'apple-client', clientKey, interactive: true }),
  ]);
  site = await startSite({
    GOOGLE_CLIENT_ID: 'google-client',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    GOOGLE_ISSUER: google.origin,
    APPLE_CLIENT_ID: 'apple-client',
    APPLE_TEAM_ID: 'TEAM',
    APPLE_KEY_ID: 'KEY',
    APPLE_PRIVATE_KEY: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    APPLE_ISSUER: apple.origin,
  });
});
afterAll(async () => {
  await Promise.all([site?.stop(), google?.stop(), apple?.stop()]);
});
/** Somebody that the site has not met. */
beforeEach(() => {
  number += 1;
  for (const local of [google, apple]) {
    local?.signedIn({ ...PERSON, subject: `e2e-${number}`, email: `e2e-${number}@provider.example` });
  }
});

function visitHere(options: VisitOptions, act: (visit: Visit) => Promise<void>): Promise<void> {
  return visit({ baseURL: site.url, ...options }, act);
}

async function whoIs(page: Page): Promise<string | undefined> {
  return (await stateOf(page)).userInfoState?.accountEmail;
}

async function stateOf(page: Page): Promise<AuthState> {
  const answer = await page.request.get(`${site.url}/horizon/common/authentication/providers/AuthStateProviderAction`);
  return (await answer.json()) as AuthState;
}

/** The sign-in dialog over the front door. */
async function openDialog({ page, open }: Visit): Promise<void> {
  await open('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' }).waitFor();
}

test('[7.3-03] [9-05] in a window of its own, 500 by 640, Google signs a stranger in, and the page goes on as somebody', async () => {
  await visitHere({}, async (visitor) => {
    const { page } = visitor;
    await openDialog(visitor);
    const opened = page.waitForEvent('popup');
    await page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' }).click();
    const popup = await opened;
    await popup.getByRole('link', { name: 'Continue' }).waitFor();
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 640]);
    await page.getByRole('heading', { name: 'Continue in the other window' }).waitFor();
    const read = page.waitForEvent('load');
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('link', { name: 'Continue' }).click()]);
    await read;
    expect([new URL(page.url()).pathname, await whoIs(page)]).toEqual(['/', `e2e-${number}@provider.example`]);
  });
});

test('who goes back in the other window is told so, and may choose another way', async () => {
  await visitHere({}, async (visitor) => {
    const { page } = visitor;
    await openDialog(visitor);
    const opened = page.waitForEvent('popup');
    await page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' }).click();
    const popup = await opened;
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('link', { name: 'Cancel' }).click()]);
    await page.getByRole('heading', { name: 'You are not signed in' }).waitFor();
    await page.getByRole('button', { name: 'Choose another way' }).click();
    await page.getByRole('heading', { name: 'Sign in or create an account' }).waitFor();
    expect(await whoIs(page)).toBeUndefined();
  });
});

test('where the browser opens no window Google asks in this one', async () => {
  await visitHere({}, async (visitor) => {
    const { page } = visitor;
    await page.addInitScript(() => (window.open = () => null));
    await openDialog(visitor);
    await page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('heading', { name: 'No window opened' }).waitFor();
    await page.getByRole('button', { name: 'Continue in this window' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Welcome to Wayfold' }).waitFor();
    expect(await whoIs(page)).toBe(`e2e-${number}@provider.example`);
  });
});

test('[4-05d] without scripts an account is added by Google on pages that say that the first stays', async () => {
  await visitHere({ javaScriptEnabled: false }, async ({ page, open }) => {
    const byGoogle = async (address: string, words: string | null): Promise<void> => {
      await open(address);
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      if (words) await page.getByText(words).waitFor();
      await page.getByRole('button', { name: 'Continue to Google' }).click();
      await page.getByRole('heading', { name: 'Local provider' }).waitFor();
      await page.getByRole('link', { name: 'Continue' }).click();
      await page.getByRole('heading', { name: 'Welcome to Wayfold' }).waitFor();
    };
    await byGoogle('/login', null);
    const first = await whoIs(page);
    google?.signedIn({ ...PERSON, subject: 'e2e-added', email: 'added@provider.example' });
    await byGoogle('/login?mode=add', 'Other accounts stay signed in.');
    const { accountSwitcherItems } = await stateOf(page);
    expect(accountSwitcherItems.map((each) => each.userEmail)).toEqual([first, 'added@provider.example']);
  });
});

test('on the page of signing in one press leads to Google, as in the dialog', async () => {
  await visitHere({}, async ({ page, open }) => {
    await open('/login?redir=%2Fprivacy');
    await page.getByRole('main').getByRole('link', { name: 'Continue with Google' }).click();
    await page.waitForURL(`${google?.origin}/**`);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Welcome to Wayfold' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/privacy');
    expect(await whoIs(page)).toBe(`e2e-${number}@provider.example`);
  });
});

test.for(['Google', 'Apple'])('without scripts %s signs in by plain pages, and knows the way back', async (name) => {
  await visitHere({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open('/login?redir=/help');
    await page.getByRole('link', { name: `Continue with ${name}` }).click();
    await page.getByRole('heading', { name: `Continue with ${name}` }).waitFor();
    await page.getByRole('button', { name: `Continue to ${name}` }).click();
    await page.getByRole('heading', { name: 'Local provider' }).waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    // Apple's page posts its answer to us.
    if (name === 'Apple') await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Welcome to Wayfold' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/help');
    expect(await whoIs(page)).toBe(`e2e-${number}@provider.example`);
  });
});

test('[7.3-03] without scripts a second provider is added to the account, and both are taken off: a code by e-mail is always a way in', async () => {
  await visitHere({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open('/login/with/google?redir=/profile/account/providers');
    await page.getByRole('button', { name: 'Continue to Google' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('link', { name: 'Add Apple' }).click();
    await page.getByRole('heading', { name: 'Add Apple to your account' }).waitFor();
    await page.getByRole('button', { name: 'Continue to Apple' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Remove Google' }).click();
    await page.getByText('Google can no longer sign in to your account').waitFor();
    await page.getByRole('button', { name: 'Remove Apple' }).click();
    await page.getByText('Apple can no longer sign in to your account').waitFor();
  });
});

test.for([true, false])(
  'an account without a password is proved by a code in place, and Google leads to it from then on; scripts: %s',
  async (javaScriptEnabled) => {
    await visitHere({ javaScriptEnabled, expected: [/422/] }, async ({ page, context, open }) => {
      const email = `e2e-${number}@provider.example`;
      await page.goto('/help');
      await signIn(page, email);
      await signOut(page);
      const askGoogle = async (): Promise<void> => {
        await open('/login?redir=%2Fprivacy');
        await page.getByRole('main').getByRole('link', { name: 'Continue with Google' }).click();
        if (!javaScriptEnabled) await page.getByRole('button', { name: 'Continue to Google' }).click();
        await page.getByRole('heading', { name: 'Local provider' }).waitFor();
        await page.getByRole('link', { name: 'Continue' }).click();
      };
      await askGoogle();
      const main = page.getByRole('main');
      await main.getByRole('heading', { name: 'You already have an account' }).waitFor();
      await main.getByRole('link', { name: 'Use a password' }).click();
      await main.locator('input[name=passwd]').fill('four other words here');
      await main.getByRole('button', { name: 'Sign in and add Google' }).click();
      await main.getByText('Email and password do not match.').waitFor();
      await main.getByRole('link', { name: 'Email me a code' }).click();
      await main.getByRole('button', { name: 'Email me a code' }).click();
      const code = await codeFor(page, email);
      await main.locator('input[name=code]').fill(code === '000000' ? '111111' : '000000');
      await main.getByRole('button', { name: 'Sign in and add Google' }).click();
      await main.getByText('That is not the code we sent.').waitFor();
      await main.locator('input[name=code]').fill(code);
      await main.getByRole('button', { name: 'Sign in and add Google' }).click();
      await page.waitForURL('**/privacy');
      expect(await whoIs(page)).toBe(email);
      await context.clearCookies();
      await askGoogle();
      await page.waitForURL('**/privacy');
      expect(await whoIs(page)).toBe(email);
    });
  },
);

test('nothing of a provider is asked for before a press', async () => {
  await visitHere({}, async (visitor) => {
    const elsewhere: string[] = [];
    visitor.page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) elsewhere.push(request.url());
    });
    google?.asked.splice(0);
    // An answer that comes after its page was left brings the next one a session that its token does not belong to.
    const settled = () => visitor.page.waitForLoadState('networkidle');
    await openDialog(visitor);
    await settled();
    await visitor.open('/login');
    await settled();
    await visitor.open('/login/with/google');
    await settled();
    expect(elsewhere).toEqual([]);
    expect(google?.asked).toEqual([]);
  });
});

test.for(LOOKS)('the pages of providers pass axe at $name', async ({ name: _name, ...look }) => {
  await visitHere(look, async ({ page, open }) => {
    for (const path of [
      '/login',
      '/login/with/google?redir=/flights',
      '/login/provider?provider=google&m=w',
      '/login/provider?provider=apple&code=PROVIDER_UNAVAILABLE',
    ]) {
      await open(path);
      expect(await axeFaults(page), path).toEqual([]);
    }
  });
});
