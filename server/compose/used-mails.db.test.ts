import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthAnswer } from '#contract/identity';
import {
  askWorking,
  codeIn,
  type IdentitySite,
  linkIn,
  longCodeIn,
  openIdentitySite,
  type TestBrowser,
} from './identity-testing.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await openIdentitySite();
});
afterAll(() => site.close());

const AUTH = '/k/run/auth';
const EMAIL = 'often@used.example';

async function mailed(browser: TestBrowser, call: 'code' | 'unlock', email = EMAIL) {
  const said: AuthAnswer = await askWorking(browser, `${AUTH}/${call}`, { username: email });
  await site.deliver();
  return { said, mail: site.mailTo(email) };
}

const confirm = (browser: TestBrowser, code: string, username = EMAIL) =>
  browser.ask(`${AUTH}/confirm`, { username, code });

test('whoever signs in by mail in one new browser after the other within the hour is never refused a mail, by code, long code or link', async () => {
  await site.signedUp(EMAIL);
  for (let at = 0; at < 9; at += 1) {
    const browser = await site.browser();
    const { said, mail } = await mailed(browser, at % 3 === 0 ? 'code' : 'unlock');
    expect(said, `mail ${at}`).toEqual({ status: 0 });
    if (at % 3 === 0) expect(await confirm(browser, codeIn(mail))).toMatchObject({ status: 0 });
    else if (at % 3 === 1) expect(await confirm(browser, longCodeIn(mail))).toMatchObject({ status: 0 });
    else expect(await browser.ask(`${AUTH}/link`, { link: linkIn(mail) })).toMatchObject({ status: 0 });
  }
});

test('mails that nobody used count all the same', async () => {
  const email = 'flooded@used.example';
  await site.signedUp(email);
  const stranger = async () => (await mailed(await site.browser({ ip: '203.0.113.9' }), 'code', email)).said.errorCode;
  expect([await stranger(), await stranger(), await stranger()]).toEqual([undefined, undefined, 'TOO_MANY_CODES']);
});

test('six digits are refused in words by what is with the code: none was sent here, wrong, tried too often', async () => {
  const email = 'words@used.example';
  await site.signedUp(email);
  const browser = await site.browser();
  const says = async (code: string) => (await confirm(browser, code, email)).message;
  expect(await says('123456')).toMatch(/^A 6-digit code works only in the browser/);
  const { mail } = await mailed(browser, 'code', email);
  const wrong = codeIn(mail) === '111111' ? '222222' : '111111';
  for (let n = 0; n < 4; n += 1) expect(await says(wrong)).toMatch(/^That is not the code/);
  expect(await says(wrong)).toMatch(/^A wrong code was entered five times/);
  expect(await says(codeIn(mail))).toMatch(/^A wrong code was entered five times/);
});
