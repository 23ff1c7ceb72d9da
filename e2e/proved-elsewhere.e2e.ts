import { expect, test } from 'vitest';
import { ask, signIn, signInByForm } from './enter.ts';
import { PASSWORD, linkTo, send } from './mail-causes.ts';
import { somebody } from './mails.ts';
import { visit } from './visit.ts';

const WHY = 'For your security, this one was signed out and any password set here was removed.';

test.for([true, false])(
  'confirmed on the phone: the phone says what that did, and the computer why it is signed out and how to go on; scripts: %s',
  async (javaScriptEnabled) => {
    await visit({ javaScriptEnabled, expected: [/403/, /422/] }, async ({ page, open }) => {
      await page.goto('/help');
      const username = somebody();
      await ask(page, '/k/run/auth/register', { username, passwd: PASSWORD, consent: 'on', regurl: '/stays' });
      const link = await linkTo(page, username);
      await open('/s/ident/resend?redir=%2Fstays');
      await visit({ javaScriptEnabled }, async ({ page: phone, open: openThere }) => {
        await openThere(link);
        const main = phone.getByRole('main');
        await main.getByRole('button', { name: 'Confirm this address' }).click();
        await main.getByRole('heading', { name: 'Your email is confirmed' }).waitFor();
        await main.getByText('any password set there was removed. Sign in there with a code by email.').waitFor();
        await main.getByRole('link', { name: 'Continue' }).click();
        await phone.waitForURL(/\/stays$/);
      });
      await page.getByRole('main').getByRole('button', { name: 'Resend email' }).click();
      await page.getByRole('main').getByRole('heading', { name: 'You were signed out' }).waitFor();
      await page.getByRole('main').getByText(WHY).waitFor();
      expect(new URL(page.url()).searchParams.get('redir')).toBe('/stays');
      await open('/help');
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
      await page.getByText(WHY).waitFor();
    });
  },
);

test.for([true, false])(
  'the link of an added address, opened where nobody or somebody else is signed in, ends after signing in; scripts: %s',
  async (javaScriptEnabled) => {
    await visit({}, async ({ page: own }) => {
      await own.goto('/help');
      const owner = await signIn(own);
      for (const stranger of [false, true]) {
        const email = somebody();
        await send(own, '/i/api/account/v1/emails', { email });
        const link = await linkTo(own, email);
        await visit({ javaScriptEnabled }, async ({ page, open }) => {
          await page.goto('/help');
          if (stranger) await signIn(page);
          await open(link);
          const main = page.getByRole('main');
          await main.getByText(stranger ? 'You are signed in to another account.' : 'Sign in to the account').waitFor();
          await main.getByRole('link', { name: 'Sign in' }).click();
          await page.waitForURL(/\/login\?/);
          await signInByForm(page, owner);
          await main.getByRole('button', { name: 'Add this address' }).click();
          await main.getByRole('heading', { name: 'The address was added' }).waitFor();
          await main.getByRole('link', { name: 'Go to my account' }).click();
          await main.getByText(email).first().waitFor();
        });
      }
    });
  },
);
