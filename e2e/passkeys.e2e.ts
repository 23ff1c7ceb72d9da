import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, signIn, signOut } from './enter.ts';
import { type Check, liesInField, offeredInField, ownPasskey, silentCodes } from './passkey-field.ts';
import { axeFaults, LOOKS, visit } from './visit.ts';

const TWO_FACTOR = '/i/api/identity/v1/two-factor';

/** What did not hold of what was looked at. */
async function faultsOf(look: (check: Check) => Promise<void>): Promise<readonly string[]> {
  const faults: string[] = [];
  await look((held, said) => {
    if (!held) faults.push(said);
  });
  return faults;
}

test('[S8] [S9] [7.3-04] a passkey that this browser made is offered in the e-mail field and signs in', async () => {
  await visit({}, async ({ page }) => {
    const { email } = await ownPasskey(page);
    expect(await faultsOf((check) => offeredInField(page, email, check))).toEqual([]);
    await signIn(page, email);
    expect(await (await page.request.get('/i/api/identity/v1/passkeys')).json()).toMatchObject({
      passkeys: [{ name: 'Phone', host: 'localhost', here: true }],
    });
  });
});

test('[S8] [8-06a] who was not verified, and a signature that is none, open nothing: the page says no word of it', async () => {
  await visit({ expected: [/422/] }, async ({ page }) => {
    const phone = await ownPasskey(page);
    expect(await faultsOf((check) => liesInField(page, phone, check))).toEqual([]);
  });
});

test('[S9] [8-06a] each of the three codes leaves the form as it is, and from the button leads to the password', async () => {
  await visit({ expected: [/422/] }, async ({ page }) => {
    await ownPasskey(page);
    expect(await faultsOf((check) => silentCodes(page, check))).toEqual([]);
  });
});

interface Half {
  readonly email: string;
  readonly app: (at?: number) => string;
  readonly recoveryCodes: readonly string[];
}

/** Somebody who has given one of two things. */
async function half(page: Page): Promise<Half> {
  const email = await signIn(page);
  const { secret } = await ask<{ secret: string }>(page, `${TWO_FACTOR}/begin`);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const app = (at = Date.now()) => totp.generate({ timestamp: at });
  const { recoveryCodes } = await ask<{ recoveryCodes: string[] }>(page, `${TWO_FACTOR}/confirm`, { code: app() });
  await signOut(page);
  await signIn(page, email);
  return { email, app, recoveryCodes };
}

test('[2.2-10a] a page that needs power leads to the second step and, that given, back', async () => {
  await visit({ expected: [/422/] }, async ({ page, open, press }) => {
    await open('/help');
    const { app } = await half(page);
    for (const look of LOOKS) {
      await page.setViewportSize(look.viewport ?? { width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: look.colorScheme ?? null });
      for (const path of ['/business/verify', '/business/verify?way=recovery']) {
        await open(path);
        expect([look.name, await axeFaults(page)]).toEqual([look.name, []]);
      }
    }
    await open('/profile/travellers');
    await page.waitForURL(/\/business\/verify\?redir=/);
    await open('/business/verify?redir=%2Fflights');
    await page.getByRole('textbox', { name: 'Code' }).fill('000000');
    await press('Enter');
    await page.getByText('That code is not valid.').waitFor();
    // The step of the set-up is spent, so the next one counts.
    await page.getByRole('textbox', { name: 'Code' }).fill(app(Date.now() + 30_000));
    await press('Enter');
    await page.waitForURL(/\/flights$/);
  });
});

test.for([true, false])(
  'the header says that one step is left, leads to it and back, and then shows the account; scripts: %s',
  async (javaScriptEnabled) => {
    await visit({ javaScriptEnabled }, async ({ page, open }) => {
      const header = page.getByRole('banner');
      const left = header.getByRole('link', { name: 'Finish signing in: one step left' });
      await page.goto('/help');
      const { app } = await half(page);
      await open('/help');
      await left.waitFor();
      expect(await header.getByRole('link', { name: 'Sign in', exact: true }).count()).toBe(0);
      await left.click();
      await page.waitForURL(/\/business\/verify\?redir=%2Fhelp$/);
      await page.getByRole('textbox', { name: 'Code' }).fill(app(Date.now() + 30_000));
      await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL(/\/help$/);
      await header.locator('button[popovertarget]:has(bdi)').waitFor();
      expect(await left.count()).toBe(0);
    });
  },
);

test.for([true, false])(
  '"Sign out and start again" at the second step ends the sign-in everywhere in this browser; scripts: %s',
  async (javaScriptEnabled) => {
    await visit({ javaScriptEnabled }, async ({ page, open }) => {
      await page.goto('/help');
      await half(page);
      await open('/business/verify?redir=%2Fhelp');
      await page.getByRole('button', { name: 'Sign out and start again' }).click();
      await page.waitForURL(/\/login$/);
      for (const path of ['/login', '/help']) {
        await open(path);
        await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).waitFor();
        expect(await page.getByText('one step left').count()).toBe(0);
      }
      await open('/business/verify?redir=%2Fhelp');
      await page.waitForURL(/\/login\?redir=%2Fhelp$/);
    });
  },
);

test('[2.2-10a] without scripts a recovery code opens the account', async () => {
  await visit({ javaScriptEnabled: false, expected: [/422/] }, async ({ page, context }) => {
    const maker = await context.browser()?.newContext({ baseURL: new URL('/', await siteOf(page)).href });
    if (!maker) throw new TypeError('No browser');
    const other = await maker.newPage();
    await other.goto('/help');
    const { recoveryCodes } = await half(other);
    await context.addCookies(await maker.cookies());
    await maker.close();
    await page.goto('/business/verify?redir=%2Fflights');
    await page.getByRole('link', { name: 'Use a recovery code' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill('wrong-code-here-1234');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('That is not one of your unused recovery codes.').waitFor();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/flights$/);
  });
});

async function siteOf(page: Page): Promise<string> {
  await page.goto('/help');
  return page.url();
}
