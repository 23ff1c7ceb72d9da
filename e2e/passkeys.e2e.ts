import { Secret, TOTP } from 'otpauth';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, LOOKS, visit } from './visit.ts';

const TWO_FACTOR = '/i/api/identity/v1/two-factor';

/** A phone beside the browser that verifies whoever holds it, as told. */
async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

async function call<T>(page: Page, path: string, form: Readonly<Record<string, string>> = {}): Promise<T> {
  return page.evaluate(
    async ([url, fields]) => {
      const token = await fetch('/s/run/formtoken', { method: 'POST', body: new URLSearchParams() });
      const { formtoken } = (await token.json()) as { formtoken: string };
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'x-csrf': formtoken },
        body: new URLSearchParams(fields),
      });
      return (await answer.json()) as T;
    },
    [path, form] as const,
  );
}

/** Opens an account by a mailed code and signs in to it. */
async function signUp(page: Page, username: string): Promise<void> {
  await call(page, '/k/run/auth/code', { username });
  let code = '';
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/i/api/dev/v1/mails');
        const { mails } = (await answer.json()) as { mails: { to: string; subject: string }[] };
        code = /\d{6}/.exec(mails.find(({ to }) => to === username)?.subject ?? '')?.[0] ?? '';
        return code;
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  const entered = await call<{ status: number }>(page, '/k/run/auth/confirm', { username, code });
  expect(entered.status).toBe(0);
}

/** Makes a passkey as the browser itself reads what it is asked. */
async function makePasskey(page: Page): Promise<{ status: number }> {
  return page.evaluate(async () => {
    const post = async (path: string, body: object): Promise<unknown> => {
      const token = await fetch('/s/run/formtoken', { method: 'POST', body: new URLSearchParams() });
      const { formtoken } = (await token.json()) as { formtoken: string };
      const headers = { 'x-csrf': formtoken, 'content-type': 'application/json' };
      return (await fetch(`/auth/webauthn/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const { params } = (await post('newCredentialParams', {})) as { params: PublicKeyCredentialCreationOptionsJSON };
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(params);
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return (await post('register', { credential: credential.toJSON(), name: 'Phone' })) as { status: number };
  });
}

async function signOut(page: Page): Promise<void> {
  await call(page, '/k/run/auth/logout');
}

const somebody = () => `key-${crypto.randomUUID().slice(0, 8)}@x.example`;
const AT_HOME = /localhost:\d+\/$/;

test('[S8] [S9] [7.3-04] a passkey that this browser made is offered in the e-mail field and signs in', async () => {
  await visit({}, async ({ page, open }) => {
    await open('/help');
    await addAuthenticator(page);
    await signUp(page, somebody());
    expect(await makePasskey(page)).toMatchObject({ status: 0 });
    await signOut(page);
    await open('/login');
    await page.waitForURL(AT_HOME);
    await expect
      .poll(async () => (await (await page.request.get('/i/api/identity/v1/passkeys')).json()) as object)
      .toMatchObject({ passkeys: [{ name: 'Phone', host: 'localhost', here: true }] });
  });
});

test('[S8] [8-06a] who was not verified, and a signature that is none, open nothing: the page says no word of it', async () => {
  await visit({}, async ({ page, open }) => {
    await open('/help');
    const { cdp, authenticatorId } = await addAuthenticator(page);
    await signUp(page, somebody());
    expect(await makePasskey(page)).toMatchObject({ status: 0 });
    await signOut(page);
    for (const wrong of [{ isBadUV: true }, { isBadUV: false, isBogusSignature: true }]) {
      await cdp.send('WebAuthn.setResponseOverrideBits', { authenticatorId, ...wrong });
      const answered = page.waitForResponse((response) => response.url().endsWith('/auth/webauthn/v1/login'));
      await open('/login');
      expect(await (await answered).json()).toMatchObject({ status: -1, errorCode: 'PASSKEYS_NOT_SETUP' });
      await page.getByRole('button', { name: 'Continue with e-mail' }).waitFor();
      expect(await page.getByText('did not work').count()).toBe(0);
      expect(page.url()).toContain('/login');
    }
  });
});

interface Half {
  readonly email: string;
  readonly app: (at?: number) => string;
  readonly recoveryCodes: readonly string[];
}

/** Somebody who has given one of two things. */
async function half(page: Page): Promise<Half> {
  const email = somebody();
  await signUp(page, email);
  const { secret } = await call<{ secret: string }>(page, `${TWO_FACTOR}/begin`);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const app = (at = Date.now()) => totp.generate({ timestamp: at });
  const { recoveryCodes } = await call<{ recoveryCodes: string[] }>(page, `${TWO_FACTOR}/confirm`, { code: app() });
  await signOut(page);
  await signUp(page, email);
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
    await page.getByText('That code does not count.').waitFor();
    // The step of the set-up is spent, so the next one counts.
    await page.getByRole('textbox', { name: 'Code' }).fill(app(Date.now() + 30_000));
    await press('Enter');
    await page.waitForURL(/\/flights$/);
  });
});

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
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('That code does not count.').waitFor();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL(/\/flights$/);
  });
});

async function siteOf(page: Page): Promise<string> {
  await page.goto('/help');
  return page.url();
}
