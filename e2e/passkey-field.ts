import type { Page } from 'playwright-core';
import { SILENT_PASSKEY_CODES } from '#contract/identity';
import { signIn, signOut } from './enter.ts';
import { addPhone, makePasskey, type Phone } from './phone.ts';

/** One thing that must hold, and what to say where it does not. */
export type Check = (held: boolean, said: string) => void;

const STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';
const LOGIN = '**/auth/webauthn/v1/login';
const UNREAD = 'Nobody reads this';
const PATIENT = { timeout: 20_000 };

/** Somebody whose phone has a passkey of theirs, signed out again. */
export async function ownPasskey(page: Page): Promise<Phone & { readonly email: string }> {
  await page.goto('/help');
  const phone = await addPhone(page);
  const email = await signIn(page);
  await makePasskey(page);
  await signOut(page);
  return { ...phone, email };
}

async function signedInAs(page: Page): Promise<string | null> {
  const answer = await page.request.get(STATE);
  const { userInfoState } = (await answer.json()) as { userInfoState?: { accountEmail?: string } };
  return userInfoState?.accountEmail ?? null;
}

/** Opens the sign-in as a page or over one; the phone is asked as soon as it is alive. */
const PLACES: readonly (readonly [name: string, open: (page: Page) => Promise<unknown>])[] = [
  ['page', (page) => page.goto('/login')],
  [
    'dialog',
    async (page) => {
      await page.goto('/help');
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    },
  ],
];

/** S9: the phone is offered in the e-mail field, of the page and of the dialog, and signs in from there. */
export async function offeredInField(page: Page, email: string, check: Check): Promise<void> {
  const asked: (string | undefined)[] = [];
  await page.exposeFunction('phoneAsked', (mediation?: string) => void asked.push(mediation));
  await page.addInitScript(() => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = (options) => {
      (globalThis as unknown as { phoneAsked: (mediation?: string) => void }).phoneAsked(options?.mediation);
      return get(options);
    };
  });
  const fields = new Set<string | null>();
  for (const [name, open] of PLACES) {
    asked.length = 0;
    // Held back until the field was looked at: what is right leads away from it at once.
    let release = (): void => undefined;
    const looked = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(LOGIN, async (route) => {
      await looked;
      await route.continue();
    });
    await open(page);
    fields.add(await page.locator('input[name="username"]:visible').getAttribute('autocomplete', PATIENT));
    const left = page.waitForEvent('load', PATIENT);
    release();
    await left;
    await page.unroute(LOGIN);
    check(new URL(page.url()).pathname !== '/login', `${name}: the sign-in stayed`);
    check(asked[0] === 'conditional', `${name}: the phone was asked with ${asked[0] ?? 'nothing'}`);
    check((await signedInAs(page)) === email, `${name}: another or nobody is signed in`);
    await signOut(page);
  }
  check(fields.size === 1 && fields.has('username webauthn'), `the field says ${[...fields].join(' and ')}`);
}

/** S8 in the browser: its own authenticator lies, and nobody is let in; S9: the page says no word of it. */
export async function liesInField(page: Page, { cdp, authenticatorId }: Phone, check: Check): Promise<void> {
  const lies = { 'who was not verified': { isBadUV: true }, 'a signature that is none': { isBogusSignature: true } };
  for (const [name, bits] of Object.entries(lies))
    for (const [place, open] of PLACES) {
      await cdp.send('WebAuthn.setResponseOverrideBits', { authenticatorId, ...bits });
      const answered = page.waitForResponse(LOGIN, PATIENT);
      await open(page);
      const { errorCode } = (await (await answered).json()) as { errorCode?: string };
      check(errorCode === 'PASSKEYS_NOT_SETUP', `${name}, ${place}: answered with ${errorCode ?? 'success'}`);
      await staysSilent(page, `${name}, ${place}`, check);
    }
  await page.goto('/help');
  await cdp.send('WebAuthn.setResponseOverrideBits', { authenticatorId });
}

/** S9: each code that opens nothing leaves the form as it is, from the field; from the button it leads to the password. */
export async function silentCodes(page: Page, check: Check): Promise<void> {
  for (const errorCode of SILENT_PASSKEY_CODES) {
    const json = { status: -1, errorCode, message: UNREAD };
    await page.route(LOGIN, (route) => route.fulfill({ json }));
    for (const [place, open] of PLACES) {
      const answered = page.waitForResponse(LOGIN, PATIENT);
      await open(page);
      await answered;
      await staysSilent(page, `${errorCode}, ${place}`, check);
    }
    await page.goto('/help');
    await page.unroute(LOGIN);
    await page.route('**/auth/webauthn/v1/autofillParams', (route) => route.fulfill({ json }));
    await page.route('**/auth/webauthn/v1/loginParams', (route) => route.fulfill({ json }));
    await page.goto('/login');
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('heading', { name: 'Sign in with your password' }).waitFor(PATIENT);
    check(!(await saysSomething(page)), `${errorCode}: the button said a word`);
    // The field of this step offers the phone too: left before it is heard again.
    await page.goto('/help');
    await page.unroute('**/auth/webauthn/v1/autofillParams');
    await page.unroute('**/auth/webauthn/v1/loginParams');
  }
}

async function saysSomething(page: Page): Promise<boolean> {
  const text = await page.locator('body').innerText();
  return (
    text.includes(UNREAD) ||
    text.includes('did not work') ||
    (await page.getByRole('alert').filter({ hasText: /\S/ }).count()) > 0
  );
}

async function staysSilent(page: Page, what: string, check: Check): Promise<void> {
  const field = page.locator('input[name="username"]:visible');
  await field.waitFor(PATIENT);
  check(!(await saysSomething(page)), `${what}: the page said a word`);
  check((await signedInAs(page)) === null, `${what}: somebody is signed in`);
  // The form is still there to go on with.
  await field.fill('mira@');
  await field.press('Enter');
  await page.getByText('Enter an email address such as name@example.com.').waitFor(PATIENT);
  check(true, '');
}
