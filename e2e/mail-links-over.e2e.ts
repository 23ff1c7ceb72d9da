import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '#contract/identity';
import { ask, signIn } from './enter.ts';
import { CAUSES, linkTo, PASSWORD, send } from './mail-causes.ts';
import { codeFor, mailTo, somebody } from './mails.ts';
import { openOwnSite, type OwnSite } from './own-site.ts';
import { visit } from './visit.ts';

const ACCOUNT = '/i/api/account/v1';
/** What the browser says of a press that was refused, and of a page that is not there. */
const expected = [/404|410|422/];

let site: OwnSite;
beforeAll(async () => {
  site = await openOwnSite();
}, 120_000);
afterAll(() => site?.stop());

const main = (page: Page) => page.getByRole('main');
const headingOf = (page: Page) => main(page).getByRole('heading', { level: 1 });
const says = (page: Page, heading: string) => expect.poll(() => headingOf(page).textContent()).toBe(heading);
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const leadsOn = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).waitFor();

async function savePassword(page: Page, password: string): Promise<void> {
  await page.locator('main input[name="passwd"]').fill(password);
  await press(page, 'Save and sign in');
}

test.for([true, false])(
  'with scripts %s: a link that somebody opened before it lost its purpose ends in words and a way on when it is pressed',
  async (javaScriptEnabled) => {
    await visit({ baseURL: site.url, javaScriptEnabled, expected }, async ({ page, context, open }) => {
      await page.goto('/help');
      const link = await CAUSES.addEmail({ own: page, other: page, site });
      await open(link);
      const { emails } = (await (await page.request.get(ACCOUNT)).json()) as Account;
      const added = emails.find(({ primary }) => !primary);
      await send(page, `${ACCOUNT}/emails/${added?.id ?? ''}/remove`, {});
      await press(page, 'Add this address');
      await says(page, 'This link is no longer valid');
      await leadsOn(page, 'Go to my account');

      const email = somebody();
      await ask(page, '/k/run/auth/logout');
      await ask(page, '/k/run/auth/register', { username: email, passwd: PASSWORD, consent: 'on' });
      const first = await linkTo(page, email);
      await ask(page, '/k/run/auth/resend', { redir: '/' });
      await page.goto(await linkTo(page, email));
      const late = await context.newPage();
      await late.goto(first);
      await press(page, 'Confirm this address');
      await says(page, 'Your email is confirmed');
      await press(late, 'Confirm this address');
      await says(late, 'Your email is already confirmed');
      expect(await main(late).getByRole('button').count()).toBe(0);
    });
  },
);

test.for([true, false])(
  'with scripts %s: who signs up with an address that has an account gets the same email again, and the page says nothing of it',
  async (javaScriptEnabled) => {
    await visit({ baseURL: site.url, javaScriptEnabled, expected }, async ({ page, open }) => {
      await page.goto('/help');
      const email = await signIn(page);
      await ask(page, '/k/run/auth/logout');
      await ask(page, '/k/run/auth/register', { username: email, passwd: PASSWORD, consent: 'on' });
      await mailTo(page, email, /You already have a/);
      await open('/s/ident/resend?redir=%2Fprofile%2Faccount');
      await press(page, 'Resend email');
      await main(page).getByText('Email resent. Check your spam folder too.').waitFor();
      await mailTo(page, email, /You already have a/);
      await main(page).getByRole('link', { name: 'Continue without confirming' }).click();
      await says(page, 'The total price from the start');
    });
  },
);

test.for([true, false])(
  'with scripts %s: of two windows that save a password by one link the second says that its own was not saved',
  async (javaScriptEnabled) => {
    await visit({ baseURL: site.url, javaScriptEnabled, expected }, async ({ page, context, open }) => {
      await page.goto('/help');
      const link = await CAUSES.reset({ own: page, other: page, site });
      await open(link);
      const late = await context.newPage();
      await late.goto(link);
      await savePassword(page, 'seven cups beside a lamp');
      await says(page, 'Your password was saved');
      await savePassword(late, 'nine herons cross the river');
      // Without scripts its form is older than the session, and is refused before its password is looked at.
      await says(late, javaScriptEnabled ? 'This password was not saved' : 'This link was already used');
      await leadsOn(late, 'Set a new password');
    });
  },
);

test('the link that kept an account says after another request for its deletion only that it was used', async () => {
  await visit({ baseURL: site.url, expected }, async ({ page, open }) => {
    await page.goto('/help');
    const link = await CAUSES.keep({ own: page, other: page, site });
    await open(link);
    await says(page, 'Keep your account?');
    await press(page, 'Keep my account');
    await says(page, 'Your account stays');
    await send(page, `${ACCOUNT}/deletion`, {});
    await page.reload();
    await says(page, 'This link was already used');
    await main(page).getByText('See in your account whether it will be deleted.').waitFor();
    await main(page).getByRole('link', { name: 'Go to my account' }).click();
    await main(page).getByRole('button', { name: 'Keep my account' }).first().waitFor();
  });
});

test('before an account is confirmed on another device the page says what becomes of its password', async () => {
  await visit({ baseURL: site.url, expected }, async ({ page }) => {
    await page.goto('/help');
    const link = await CAUSES.confirm({ own: page, other: page, site });
    await page.goto(link);
    expect(await main(page).textContent()).not.toContain('is removed');
    await visit({ baseURL: site.url, javaScriptEnabled: false, expected }, async ({ page: other }) => {
      await other.goto(link);
      expect(await main(other).textContent()).toContain('any password set there is removed');
    });
  });
});

test('a secured account is opened again by the link in the mail about it, and its page asks for nothing any more', async () => {
  await visit({ baseURL: site.url, expected }, async ({ page }) => {
    await page.goto('/help');
    const email = await signIn(page);
    await visit({ baseURL: site.url, expected }, async ({ page: other, open }) => {
      await other.goto('/help');
      await signIn(other, email);
      const secure = await linkTo(other, email);
      await open(secure);
      await press(other, 'Secure your account');
      await says(other, 'Your account is secured');
      await leadsOn(other, 'Request another link');
      await open(await linkTo(other, email));
      await savePassword(other, 'seven cups beside a lamp');
      await says(other, 'Your password was saved');
      await open(secure);
      await main(other).getByText('A new password has been set since.').waitFor();
      await leadsOn(other, 'Go to my account');
    });
  });
});

test.for([true, false])(
  'with scripts %s: the box for a mailed code is there again after a reload, and the code signs in',
  async (javaScriptEnabled) => {
    await visit({ baseURL: site.url, javaScriptEnabled, expected }, async ({ page, open }) => {
      const email = somebody();
      await open('/login?redir=%2Fhelp');
      await page.locator('main input[name="username"]').fill(email);
      await press(page, 'Continue with email');
      await says(page, 'Enter the 6-digit code');
      await page.reload();
      await says(page, 'Enter the 6-digit code');
      await main(page).getByText(`If ${email} can sign in`).waitFor();
      await page.locator('main input[name="code"]').fill(await codeFor(page, email));
      await press(page, 'Sign in');
      await page.waitForURL('**/help');
      await open('/login?state=code');
      await says(page, 'You are signed in');
    });
  },
);

test('the address of a receipt or a calendar, opened by a browser that may not have it, leads to the page of the booking', async () => {
  await visit({ baseURL: site.url, expected }, async ({ page }) => {
    for (const path of ['papers/receipt', 'calendar.ics']) {
      await page.goto(`/i/api/booking/v1/orders/01a21d88-cd72-7b99-b365-5b6ba25ad0a3/${path}`);
      expect(new URL(page.url()).pathname).toMatch(/\/bookings\/01a21d88/);
      await headingOf(page).waitFor();
      expect(await main(page).getByRole('link').count()).toBeGreaterThan(0);
    }
  });
});
