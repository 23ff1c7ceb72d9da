import { expect, test } from 'vitest';
import { SIGN_IN_STATES } from '../web/features/identity/flow.ts';
import { codeFor, mailTo, somebody } from './mails.ts';
import { axeFaults, LOOKS, visit } from './visit.ts';

test('[2.1-01a] [4-06d] by keyboard: the dialog over the page, a wrong code told at its field, the right one, and out again', async () => {
  await visit({ expected: [/422/] }, async ({ page, open, press }) => {
    const email = somebody();
    await open('/help');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).focus();
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Sign in or create an account' });
    await dialog.waitFor();
    await dialog.getByLabel('Email').fill('mira@');
    await press('Enter');
    await dialog.getByText('Enter an email address such as name@example.com.').waitFor();
    expect(await dialog.getByLabel('Email').inputValue()).toBe('mira@');
    await dialog.getByLabel('Email').fill(email);
    await press('Enter');
    const code = page.getByRole('dialog', { name: 'Enter the 6-digit code' });
    await code.waitFor();
    const right = await codeFor(page, email);
    await code.getByRole('textbox', { name: 'Code' }).fill(right === '000000' ? '111111' : '000000');
    await press('Enter');
    await code.getByText('That is not the code we sent.').waitFor();
    await code.getByRole('textbox', { name: 'Code' }).fill(right);
    await Promise.all([page.waitForEvent('load'), press('Enter')]);
    expect(new URL(page.url()).pathname).toBe('/help');
    expect(await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).count()).toBe(0);
    await open('/signout?redir=%2Fprivacy');
    await page.getByRole('main').getByText(email).waitFor();
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('main').getByRole('button', { name: 'Sign out' }).click(),
    ]);
    expect(new URL(page.url()).pathname).toBe('/privacy');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  });
});

test('[2.4-03] [2.4-04a] without scripts: an account with a password, the mail that confirms it, out and in again', async () => {
  await visit({ javaScriptEnabled: false, expected: [/422/] }, async ({ page, open }) => {
    const email = somebody();
    const main = page.getByRole('main');
    await open('/login');
    // What only a script can do is not offered.
    expect(await main.getByText('Have a passkey?').isVisible()).toBe(false);
    await open('/login?state=password&redir=%2Fprivacy');
    await main.getByRole('textbox', { name: 'Email' }).fill(email);
    await main.locator('input[name=passwd]').fill('short');
    await main.getByRole('button', { name: 'Create account' }).click();
    await main.getByText('This password is too short.').waitFor();
    expect(await main.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email);
    await main.locator('input[name=passwd]').fill('four tigers paint my boat');
    await main.getByRole('checkbox', { name: 'I accept the terms' }).check();
    await main.getByRole('button', { name: 'Create account' }).click();
    await main.getByRole('heading', { name: 'Confirm your email' }).waitFor();
    expect(page.url()).toContain('/s/ident/resend?redir=%2Fprivacy');
    await main.getByRole('button', { name: 'Resend email' }).click();
    await main.getByText('Email resent.').waitFor();
    const { text } = await mailTo(page, email, /Confirm your email/);
    await page.goto(/https?:\S+link\?link=\S+/.exec(text)?.[0] ?? '');
    await main.getByRole('button', { name: 'Confirm this address' }).click();
    await main.getByRole('heading', { name: 'Your email is confirmed' }).waitFor();
    await main.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/privacy');
    await open('/signout');
    await main.getByRole('button', { name: 'Sign out' }).click();
    await open('/login?state=login&redir=%2Fprivacy');
    await main.getByRole('textbox', { name: 'Email' }).fill(email);
    await main.locator('input[name=passwd]').fill('four tigers paint my boar');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await main.getByText('Email and password do not match.').waitFor();
    await main.locator('input[name=passwd]').fill('four tigers paint my boat');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/privacy/);
  });
});

test('[2.1-01c] who presses "Create an account" sees the login state with the code first: one field, one mail, an account', async () => {
  await visit({}, async ({ page, open, press }) => {
    const email = somebody();
    await open('/help');
    await page.getByRole('banner').getByRole('link', { name: 'Create an account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an account' });
    await dialog.waitFor();
    expect(await dialog.locator('input:visible').count()).toBe(1);
    await dialog.getByRole('button', { name: 'Sign in with your password' }).click();
    await page.getByRole('dialog', { name: 'Sign in with your password' }).locator('input[name=passwd]').waitFor();
    await press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Create an account' }).click();
    await dialog.getByLabel('Email').fill(email);
    await press('Enter');
    await page.getByRole('dialog', { name: 'Enter the 6-digit code' }).waitFor();
    // [2.1-01f] Whoever looks for the mail finds the step again.
    await press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Create an account' }).click();
    const code = page.getByRole('dialog', { name: 'Enter the 6-digit code' });
    await code.getByRole('textbox', { name: 'Code' }).fill(await codeFor(page, email));
    await Promise.all([page.waitForEvent('load'), press('Enter')]);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).count()).toBe(0);
  });
});

test('[2.1-01c] without scripts a bad address leaves "Create an account" with all that it offers', async () => {
  await visit({ javaScriptEnabled: false, expected: [/422/] }, async ({ page, open }) => {
    const main = page.getByRole('main');
    const offers = async () => [
      await main.getByRole('heading', { level: 1 }).textContent(),
      ...(await main.getByRole('button').allTextContents()),
      ...(await main.getByRole('link').allTextContents()),
    ];
    await open('/login?mode=signup&redir=%2Fhelp');
    const before = await offers();
    expect(before).toEqual(expect.arrayContaining(['Continue with email', 'Sign in with your password']));
    expect(before.join(' ')).toMatch(/Google.*Apple.*Naver/);
    await main.getByRole('textbox', { name: 'Email' }).fill('mira@');
    await main.getByRole('button', { name: 'Continue with email' }).click();
    await main.getByText('Enter an email address such as name@example.com.').waitFor();
    expect(await offers()).toEqual(before);
    const email = somebody();
    await main.getByRole('textbox', { name: 'Email' }).fill(email);
    await main.getByRole('button', { name: 'Continue with email' }).click();
    await main.getByRole('heading', { name: 'Enter the 6-digit code' }).waitFor();
    await main.getByRole('textbox', { name: 'Code' }).fill(await codeFor(page, email));
    await main.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/help');
  });
});

test('[2.1-01b] [2.1-01c] [2.1-01d] without scripts each mode begins in its state; back stands in ten of thirteen', async () => {
  await visit({ javaScriptEnabled: false }, async ({ page }) => {
    const BEGINS = {
      default: 'Sign in or create an account',
      signup: 'Create an account',
      login: 'Sign in with your password',
      email: 'Create an account',
      password: 'Create an account with a password',
      forgot: 'Set a new password',
      ended: 'You were signed out',
      // Steps whose end is to come are opened by no address.
      external: 'Sign in or create an account',
      business: 'Sign in or create an account',
      priceAlert: 'Sign in or create an account',
      softGate: 'Sign in or create an account',
    };
    const seen: Record<string, string | null> = {};
    for (const mode of Object.keys(BEGINS)) {
      await page.goto(`/login?mode=${mode}`);
      seen[mode] = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent();
    }
    expect(seen).toEqual(BEGINS);
    const without: string[] = [];
    for (const state of SIGN_IN_STATES) {
      await page.goto(`/dev/signin?state=${state}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      const back = page.getByRole('main').getByRole('link', { name: 'Go back' });
      if ((await back.count()) === 0) without.push(state);
    }
    expect(without).toEqual(['landing', 'login', 'softGate']);
  });
});

const READERS = [
  { name: 'left to right', prefix: '', looks: LOOKS },
  { name: 'right to left', prefix: '/ar', looks: LOOKS.filter(({ name }) => name === '360 light') },
];

test.for(READERS)(
  '[2.1-01a] all thirteen steps pass axe and fit in each look, $name',
  { timeout: 120_000 },
  async ({ prefix, looks }) => {
    await visit({}, async ({ page, open }) => {
      for (const state of SIGN_IN_STATES) {
        await open(`${prefix}/dev/signin?state=${state}`);
        for (const { name, viewport, colorScheme } of looks) {
          await page.setViewportSize(viewport ?? { width: 1280, height: 800 });
          await page.emulateMedia({ colorScheme });
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect([state, name, wide, await axeFaults(page)]).toEqual([state, name, 0, []]);
        }
      }
    });
  },
);

test('[2.1-01g] the panel is 480 wide, and as wide as a small screen up to 640', async () => {
  for (const [width, most] of [
    [1280, 480],
    [620, 640],
    [360, 360],
  ] as const) {
    await visit({ viewport: { width, height: 800 } }, async ({ page, open }) => {
      await open('/dev/signin?state=landing');
      const box = await page.getByRole('main').getByRole('region').first().boundingBox();
      expect(box?.width).toBeLessThanOrEqual(most);
      if (width === 1280) expect(box?.width).toBe(480);
    });
  }
});
