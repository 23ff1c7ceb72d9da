import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { signIn } from './enter.ts';
import { codeFor } from './mails.ts';
import { addPhone } from './phone.ts';
import { axeFaults, LOOKS, visit } from './visit.ts';

const PASSKEYS = '/profile/account/passkeys';
const TWO_FACTOR = '/profile/account/two-factor';

test('[7.3-04] a passkey is added from the page of the account and named; it goes again, since a code by e-mail is always a way in', async () => {
  await visit({}, async ({ page, open }) => {
    await addPhone(page);
    await signIn(page);
    await open('/profile/account/security');
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    await page.getByText('You have no passkeys yet.').waitFor();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('Passkey added').waitFor();
    await page.getByText('Not used yet').waitFor();
    for (const look of LOOKS) {
      await page.setViewportSize(look.viewport ?? { width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: look.colorScheme ?? null });
      expect([look.name, await axeFaults(page)]).toEqual([look.name, []]);
    }
    await page.getByText(/^Rename /).click();
    await page.getByRole('textbox', { name: 'Passkey name' }).fill('Blue phone');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('Name saved').waitFor();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('This device already has a passkey for your account.').waitFor();
    await page.getByRole('button', { name: 'Remove Blue phone' }).click();
    await page.getByText('You have no passkeys yet.').waitFor();
  });
});

test('without scripts two-step sign-in is turned on, its codes renewed, and it is turned off', async () => {
  await visit({ javaScriptEnabled: false, expected: [/422/] }, async ({ page }) => {
    await signIn(page);
    await page.goto('/profile/account/security');
    await page.getByRole('link', { name: 'Turn on two-step sign-in' }).click();
    await page.getByRole('button', { name: 'Set up an app' }).click();
    await page.getByRole('img', { name: 'Code for your authenticator app' }).waitFor();
    const key = (await page.locator('code').first().textContent()) ?? '';
    const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
    const enter = async (code: string): Promise<void> => {
      await page.getByRole('textbox', { name: 'Code' }).fill(code);
      await page.getByRole('button', { name: 'Turn it on' }).click();
    };
    await enter('12345');
    expect(await page.locator('code').first().textContent()).toBe(key);
    await page.locator('[aria-invalid="true"]').waitFor();
    await enter(app.generate());
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect.poll(() => codes.count()).toBe(10);
    const first = await codes.allTextContents();
    await page.getByRole('link', { name: 'I’ve saved them, continue' }).click();
    await page.getByRole('heading', { name: 'On' }).waitFor();
    expect(await codes.count()).toBe(0);
    await page.getByRole('button', { name: 'Get new recovery codes' }).click();
    await expect.poll(() => codes.count()).toBe(10);
    const second = await codes.allTextContents();
    expect(second.filter((code) => first.includes(code))).toEqual([]);
    await page.goto('/profile/account/security');
    await page.getByText('On: you sign in with a code from your app').waitFor();
    await page.goto(TWO_FACTOR);
    await page.getByRole('button', { name: 'Turn it off' }).click();
    await page.getByText('Two-step sign-in turned off').waitFor();
    await page.goto(PASSKEYS);
    await page.getByText('You have no passkeys yet.').waitFor();
    expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
  });
});

test('who signed in long ago signs in again in the dialog, and what was pressed is done by itself', async () => {
  await visit({ expected: [/403/] }, async ({ page, open }) => {
    await addPhone(page);
    const email = await signIn(page);
    const errors = [{ code: 'FRESH_SIGN_IN_REQUIRED', description: 'Sign in again', localizedDescription: '' }];
    const stale = (path: string) =>
      page.route(path, (route) => route.fulfill({ status: 403, json: { errors } }), { times: 1 });
    const again = async (): Promise<void> => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { name: 'Sign in again' }).waitFor();
      expect(await dialog.getByLabel('Email').inputValue()).toBe(email);
      await dialog.getByRole('button', { name: 'Continue with email' }).click();
      await dialog.getByRole('textbox', { name: 'Code' }).fill(await codeFor(page, email));
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    };
    await stale('**/newCredentialParams');
    await open(PASSKEYS);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await again();
    await page.getByText('Passkey added').waitFor();
    await stale('**/two-factor/begin');
    await open(TWO_FACTOR);
    // The phone has a passkey now: it answers as soon as the dialog asks.
    await page.getByRole('button', { name: 'Set up an app' }).click();
    await page.getByRole('img', { name: 'Code for your authenticator app' }).waitFor();
    // An address that somebody else made presses nothing.
    await open(`${TWO_FACTOR}?resume=begin`);
    await page.getByText('One step left').waitFor();
    expect(await page.getByRole('img', { name: 'Code for your authenticator app' }).count()).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });
});
