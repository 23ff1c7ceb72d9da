import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthState } from '#contract/identity';
import { askWorking, type IdentitySite, openIdentitySite, PASSWORD, type TestBrowser } from './identity-testing.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await openIdentitySite();
});
afterAll(() => site.close());

const STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';
const stateOf = async (browser: TestBrowser): Promise<AuthState> => (await browser.get(STATE)).json<AuthState>();
const login = (browser: TestBrowser, username: string, passwd = PASSWORD) =>
  browser.ask('/k/run/auth/login', { username, passwd });

test('[3-11] sticky keeps a browser signed in for thirty days; without it the session ends with the browser', async () => {
  await site.signedUp('sticky@login.example');
  const cookieOf = async (more: Readonly<Record<string, string>>) => {
    const browser = await site.browser();
    const answer = await browser.post('/k/run/auth/login', {
      username: 'sticky@login.example',
      passwd: PASSWORD,
      ...more,
    });
    const cookies = [answer.headers['set-cookie'] ?? []].flat().filter((line) => line.startsWith('__Host-wf='));
    expect(cookies).toHaveLength(1);
    return /Max-Age=(\d+)/.exec(cookies[0] ?? '')?.[1] ?? null;
  };
  expect(await cookieOf({ sticky: 'on' })).toBe(String(30 * 86_400));
  expect(await cookieOf({})).toBeNull();
});

test('[3-08] a way in that worked says who it is, and with which token to go on; one that failed says what and where', async () => {
  await site.signedUp('answer@login.example');
  const browser = await site.browser();
  const failed = await login(browser, 'answer@login.example', 'four other words here');
  expect(failed).toMatchObject({ status: -1, errorCode: expect.any(String), message: expect.any(String) });
  expect(failed).not.toHaveProperty('userInfo');
  expect(failed).not.toHaveProperty('uid');
  const done = await login(browser, 'answer@login.example');
  expect(done).toMatchObject({
    status: 0,
    uid: expect.any(String),
    formToken: expect.any(String),
    loginRedirectUrl: expect.stringMatching(/^\//),
    userInfo: { accountEmail: 'answer@login.example', userDisplayEmail: expect.any(String), userImgUrl: null },
  });
});

test('[7.3-02] login, register, forgot and logout by password answer at the addresses of the list', async () => {
  const own = await site.signedUp('calls@login.example');
  const forms = {
    login: { username: 'calls@login.example', passwd: PASSWORD },
    register: { username: 'calls2@login.example', passwd: PASSWORD, consent: 'on' },
    forgot: { username: 'calls@login.example' },
    logout: {},
  };
  for (const name of ['login', 'register', 'forgot'] as const) {
    const answer = await (await site.browser()).post(`/k/run/auth/${name}`, forms[name]);
    expect([name, answer.statusCode, answer.json<{ status: number }>().status]).toEqual([name, 200, 0]);
  }
  expect((await stateOf(own)).loggedInSession).toBe(true);
  expect((await own.post('/k/run/auth/logout')).statusCode).toBe(200);
  expect((await stateOf(own)).loggedInSession).toBe(false);
});

test('what is left of the codes of a browser is told before one is refused, alike for known and unknown addresses', async () => {
  await site.signedUp('left@login.example');
  const seen = [];
  for (const username of ['left@login.example', 'nobody@login.example']) {
    const browser = await site.browser({ ip: username.startsWith('left') ? '198.51.100.31' : '198.51.100.32' });
    const next = async () => (await stateOf(browser)).authStateParams.codeNext;
    const told = [await next()];
    for (let sent = 0; sent < 2; sent += 1) {
      expect(await askWorking(browser, '/k/run/auth/code', { username })).toMatchObject({ status: 0 });
      told.push(await next());
    }
    expect(await askWorking(browser, '/k/run/auth/code', { username })).toMatchObject({
      errorCode: 'TOO_MANY_CODES',
      until: told[2]?.until,
    });
    seen.push(told);
  }
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]?.map((next) => next && [next.left, next.inSeconds])).toEqual([null, [1, 30], [0, 30]]);
  site.clock.advance(12_000);
  const browser = await site.browser({ ip: '198.51.100.33' });
  await browser.ask('/k/run/auth/code', { username: 'wait@login.example' });
  site.clock.advance(18_000);
  expect((await stateOf(browser)).authStateParams.codeNext).toMatchObject({ inSeconds: 12 });
});

test('the last tries of a code are counted down, then it is said to be over; one of no browser is told as that', async () => {
  const browser = await site.browser({ ip: '198.51.100.34' });
  const username = 'tries@login.example';
  await browser.ask('/k/run/auth/code', { username });
  await site.deliver();
  const right = /\b\d{6}\b/.exec(site.mailTo(username).text)?.[0] ?? '';
  const wrong = right === '000000' ? '000001' : '000000';
  const confirm = (by: TestBrowser) => by.ask('/k/run/auth/confirm', { username, code: wrong });
  const said = [];
  for (let n = 0; n < 5; n += 1) said.push(await confirm(browser));
  expect(said.map(({ errorCode }) => errorCode)).toEqual([...Array<string>(4).fill('CODE_WRONG'), 'CODE_TRIED_OUT']);
  expect(said.map(({ message }) => /\d+ attempts? left/.exec(message ?? '')?.[0])).toEqual([
    undefined,
    undefined,
    '2 attempts left',
    '1 attempt left',
    undefined,
  ]);
  expect((await confirm(await site.browser())).errorCode).toBe('CODE_NOT_SENT');
});
