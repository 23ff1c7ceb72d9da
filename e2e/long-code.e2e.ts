import { type Page, request } from 'playwright-core';
import { expect, test } from 'vitest';
import { signIn } from './enter.ts';
import { mailTo, somebody } from './mails.ts';
import { siteUrl } from './site-url.ts';
import { axeFaults, visit } from './visit.ts';

const AUTH = '/k/run/auth';
const NARROW = { width: 360, height: 780 };
/** What the browser says of a page with a refusal. */
const expected = [/422/];

const main = (page: Page) => page.getByRole('main');
const says = (page: Page, heading: string) =>
  main(page).getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

let networks = 0;

/** Strangers, each in a network of their own, who have so many mails sent to an address that no more go out. */
async function useUp(username: string, ...calls: readonly string[]): Promise<void> {
  for (let n = 0; n < 6; n += 1) {
    networks += 1;
    const headers = { 'x-forwarded-for': `172.${process.pid % 256}.${networks}.1`, 'sec-fetch-site': 'same-origin' };
    const stranger = await request.newContext({ baseURL: siteUrl(), extraHTTPHeaders: headers });
    const { formtoken } = (await (await stranger.post('/s/run/formtoken')).json()) as { formtoken: string };
    for (const call of calls)
      await stranger.post(`${AUTH}/${call}`, { form: { username }, headers: { 'x-csrf': formtoken } });
    await stranger.dispose();
  }
}

async function longCodeFor(page: Page, email: string): Promise<string> {
  for (;;) {
    const { text } = await mailTo(page, email);
    const code = /^(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/m.exec(text)?.[0];
    if (code) return code;
  }
}

async function judged(page: Page): Promise<void> {
  await page.setViewportSize(NARROW);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect([colorScheme, wide, await axeFaults(page)]).toEqual([colorScheme, 0, []]);
  }
}

/** The field and what is wrong with it are on the screen. */
async function inView(page: Page): Promise<void> {
  const [error, field] = ['#code-error', '#code:focus'].map((part) => main(page).locator(part));
  await expect.poll(async () => (await field?.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  expect((await error?.boundingBox())?.y).toBeGreaterThan(0);
  const box = await field?.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(NARROW.height);
}

async function ownAccount(): Promise<string> {
  const email = somebody();
  await visit({}, async ({ page }) => {
    await page.goto('/help');
    await signIn(page, email);
  });
  return email;
}

test.for([true, false])(
  'with scripts %s: where strangers used the codes of an address up, its owner asks for a link and types its long code in a new browser',
  async (javaScriptEnabled) => {
    const email = await ownAccount();
    await useUp(email, 'code');
    await visit({ javaScriptEnabled, expected }, async ({ page, open }) => {
      await open('/login?redir=%2Fhelp');
      await page.locator('main input[name="username"]').fill(email);
      await press(page, 'Continue with email');
      await says(page, 'Sign in another way');
      const note = main(page).getByText('We can email you a sign-in link now');
      await note.waitFor();
      if (javaScriptEnabled) await judged(page);
      await main(page).getByText('I have a code').click();
      for (const wrong of ['', '472 031']) {
        await page.locator('main input[name="code"]').fill(wrong);
        await press(page, 'Sign in');
        const words =
          wrong === ''
            ? 'Enter the 6 digits, or all 12 letters and digits'
            : 'A 6-digit code works only in the browser where it was requested.';
        await main(page).getByText(words).waitFor();
        expect(await page.locator('main input[name="code"]').inputValue()).toBe(wrong);
        await note.waitFor();
      }
      if (javaScriptEnabled) await inView(page);
      await press(page, 'Email me a link');
      await says(page, 'Check your email');
      if (javaScriptEnabled) await judged(page);
      const code = await longCodeFor(page, email);
      await page.locator('main input[name="code"]').fill(code.slice(0, 9));
      await press(page, 'Sign in');
      await main(page).getByText('all 12 letters and digits of the code').waitFor();
      await says(page, 'Check your email');
      expect(await page.locator('main input[name="code"]').getAttribute('aria-invalid')).toBe('true');
      expect(await page.locator('main input[name="code"]').inputValue()).toBe(code.slice(0, 9));
      await page.locator('main input[name="code"]').fill(code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'O'));
      await press(page, 'Sign in');
      await page.waitForURL('**/help');
      await open('/login');
      await main(page).getByText(email).waitFor();
    });
  },
);

test.for([true, false])(
  'with scripts %s: a wrong code leaves "Check your email" the page that it is',
  async (javaScriptEnabled) => {
    await visit({ javaScriptEnabled, expected }, async ({ page, open }) => {
      await open('/login?mode=forgot');
      await page.locator('main input[name="username"]').fill(somebody());
      await press(page, 'Email me a link');
      await says(page, 'Check your email');
      if (javaScriptEnabled) await expect.poll(() => page.locator('main input[name="code"]:focus').count()).toBe(1);
      await page.locator('main input[name="code"]').fill('K7Q2');
      await press(page, 'Sign in');
      await main(page).getByText('all 12 letters and digits of the code').waitFor();
      await says(page, 'Check your email');
      await main(page).getByText('Send another link').waitFor();
      await main(page).getByRole('link', { name: 'Back to sign-in' }).waitFor();
    });
  },
);

test.for([true, false])(
  'with scripts %s: whoever forgot a password and types the code of the mail stands before the form for a new one',
  async (javaScriptEnabled) => {
    const email = await ownAccount();
    await visit({ javaScriptEnabled }, async ({ page, open }) => {
      await open('/login?mode=forgot');
      await page.locator('main input[name="username"]').fill(email);
      await press(page, 'Email me a link');
      await says(page, 'Check your email');
      await page.locator('main input[name="code"]').fill(await longCodeFor(page, email));
      await press(page, 'Sign in');
      await page.waitForURL('**/profile/account/security?open=password');
      await main(page).getByLabel('New password').fill('four unrelated words in it');
      await press(page, 'Save password');
      await main(page).getByText('Change password').waitFor();
    });
  },
);

test('without scripts: where strangers used codes and links up, who has no account opens one by the long code in the box', async () => {
  const email = somebody();
  await useUp(email, 'code', 'unlock');
  await visit({ javaScriptEnabled: false, expected }, async ({ page, open }) => {
    await open('/login?mode=signup&redir=%2Fhelp');
    await page.locator('main input[name="username"]').fill(email);
    await press(page, 'Continue with email');
    await says(page, 'Sign in another way');
    await main(page).getByText('Open the link in the latest email that has one, or enter its code').waitFor();
    expect(await main(page).getByRole('button', { name: 'Email me a link' }).count()).toBe(0);
    await page.locator('main input[name="code"]').fill('0000-0000-0000');
    await press(page, 'Sign in');
    await main(page).getByText('That is not a code we sent.').waitFor();
    await says(page, 'Sign in another way');
    await main(page).getByText('Open the link in the latest email that has one, or enter its code').waitFor();
    await page.locator('main input[name="code"]').fill(await longCodeFor(page, email));
    await press(page, 'Sign in');
    await page.waitForURL('**/help');
    await open('/login');
    await main(page).getByText(email).waitFor();
  });
});

test('in the dialog wrong entries leave the note and the link that is offered, and the focus is where the next entry goes', async () => {
  const email = somebody();
  await useUp(email, 'code');
  await visit({ viewport: NARROW }, async ({ page, open, press: key }) => {
    await open('/help');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.locator('#username:focus').count()).toBe(1);
    await page.keyboard.type(email);
    await key('Enter');
    await expect.poll(() => dialog.locator('[role="alert"]:focus').count()).toBe(1);
    await dialog.getByText('I have a code').click();
    for (const wrong of ['', '472', 'K7Q2-X9AB-M4NP']) {
      await dialog.getByRole('textbox', { name: 'Code' }).fill(wrong);
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect.poll(() => dialog.locator('#code[aria-invalid="true"]:focus').count()).toBe(1);
      await dialog.getByText('We can email you a sign-in link now').waitFor();
      expect(await dialog.getByRole('button', { name: /another code/ }).count()).toBe(0);
    }
    await dialog.getByRole('button', { name: 'Email me a link' }).click();
    await page.getByRole('dialog', { name: 'Check your email' }).waitFor();
  });
});

test('in the dialog, by keyboard: six slots give way to a long code that is pasted, and it signs in over the page', async () => {
  const email = await ownAccount();
  await useUp(email, 'forgot');
  await visit({ expected }, async ({ page, open, press: key }) => {
    await open('/help');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).focus();
    await key('Enter');
    await page.getByRole('dialog').getByLabel('Email').fill(email);
    await key('Enter');
    const dialog = page.getByRole('dialog', { name: 'Enter the 6-digit code' });
    const field = dialog.getByRole('textbox', { name: 'Code' });
    await field.waitFor();
    const slots = dialog.locator('i');
    expect([await slots.count(), await field.getAttribute('inputmode')]).toEqual([6, 'numeric']);
    await field.fill(await longCodeFor(page, email));
    expect([await slots.count(), await field.getAttribute('inputmode')]).toEqual([0, 'text']);
    await judged(page);
    await Promise.all([page.waitForEvent('load'), key('Enter')]);
    expect(new URL(page.url()).pathname).toBe('/help');
    expect(await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).count()).toBe(0);
  });
});
