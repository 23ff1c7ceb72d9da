import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { signIn } from './enter.ts';
import { axeFaults, LOOKS, visit } from './visit.ts';

const PASSKEYS = '/profile/account/passkeys';
const TWO_FACTOR = '/profile/account/two-factor';

test('[7.3-04] a passkey is added from the page of the account and named; as the only way in it stays', async () => {
  await visit({ expected: [/409/] }, async ({ page, open }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable', { enableUI: false });
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signIn(page);
    await open('/profile/account');
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    await page.getByText('You have no passkey yet.').waitFor();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('The passkey is added').waitFor();
    await page.getByText('Not used yet').waitFor();
    for (const look of LOOKS) {
      await page.setViewportSize(look.viewport ?? { width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: look.colorScheme ?? null });
      expect([look.name, await axeFaults(page)]).toEqual([look.name, []]);
    }
    await page.getByText(/^Rename /).click();
    await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('Blue phone');
    await page.getByRole('button', { name: 'Save the name' }).click();
    await page.getByText('The name is saved').waitFor();
    await page.getByRole('button', { name: 'Remove Blue phone' }).click();
    await page.getByText('This passkey is your only way in.').waitFor();
    await page.getByRole('button', { name: 'Remove Blue phone' }).waitFor();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('This device has a passkey for your account already.').waitFor();
  });
});

test('without scripts two-step sign-in is turned on, its codes renewed, and it is turned off', async () => {
  await visit({ javaScriptEnabled: false, expected: [/422/] }, async ({ page }) => {
    await signIn(page);
    await page.goto('/profile/account');
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
    const first = await codes.allTextContents();
    expect(first).toHaveLength(10);
    await page.getByRole('link', { name: 'I have kept them: go on' }).click();
    await page.getByRole('heading', { name: 'It is on' }).waitFor();
    expect(await codes.count()).toBe(0);
    await page.getByRole('button', { name: 'Get new recovery codes' }).click();
    const second = await codes.allTextContents();
    expect(second).toHaveLength(10);
    expect(second.filter((code) => first.includes(code))).toEqual([]);
    await page.goto('/profile/account');
    await page.getByText('On: a code from your app is asked for').waitFor();
    await page.goto(TWO_FACTOR);
    await page.getByRole('button', { name: 'Turn it off' }).click();
    await page.getByText('Two-step sign-in is turned off').waitFor();
    await page.goto(PASSKEYS);
    await page.getByText('You have no passkey yet.').waitFor();
    expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
  });
});

test('who signed in long ago is led from the button to the sign-in, which knows the way back', async () => {
  await visit({ expected: [/403/] }, async ({ page, open }) => {
    await signIn(page);
    const errors = [{ code: 'FRESH_SIGN_IN_REQUIRED', description: 'Sign in again' }];
    await page.route('**/newCredentialParams', (route) => route.fulfill({ status: 403, json: { errors } }));
    await open(`/ar${PASSKEYS}`);
    await page.locator('main button:not([type="submit"])').click();
    await page.waitForURL(/\/ar\/login\?mode=again&redir=%2Fprofile%2Faccount%2Fpasskeys$/);
  });
});
