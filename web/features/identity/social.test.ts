import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#contract/core';
import { fakeApi, refuse } from '../booking/testing/fake-api.ts';
import { GoogleUnsupported, googleBy } from './google.ts';
import { asksNatively, featuresOf, openHere, openProvider, tellRound } from './social.ts';

const begun = { 'identity.beginProvider': () => ({ status: 0, loginRedirectUrl: 'https://provider.example/ask' }) };
const went: string[] = [];
const popup = { location: { replace: (url: string) => void went.push(url) }, focus: vi.fn(), close: vi.fn() };

beforeEach(() => {
  went.length = 0;
  popup.close.mockClear();
  vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  vi.spyOn(window, 'close').mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

test('[9-05] the window is 500 by 640, in the middle of the one that opens it', () => {
  const features = featuresOf({ screenX: 100, screenY: 50, outerWidth: 1300, outerHeight: 840 });
  expect(features).toBe('popup,width=500,height=640,left=500,top=150');
  expect(featuresOf({ screenX: 0, screenY: 0, outerWidth: 360, outerHeight: 600 })).toContain('left=0,top=0');
});

test('[9-05] from iOS 13 on the system asks for Apple itself, over the page', () => {
  const iphone = (version: string) =>
    `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1`;
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15';
  const said = [
    [iphone('12_4'), 5],
    [iphone('13_0'), 5],
    [iphone('18_2'), 5],
    [mac, 0],
    [mac, 5],
  ] as const;
  expect(said.map(([userAgent, maxTouchPoints]) => asksNatively({ userAgent, maxTouchPoints }))).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
});

test('the window goes to the provider, and what it tells is the outcome', async () => {
  const { api, asked } = fakeApi(begun);
  const outcome = openProvider('google', { redir: '/trips', api });
  await expect.poll(() => went).toEqual(['https://provider.example/ask']);
  expect(asked).toEqual([['identity.beginProvider', { provider: 'google', redir: '/trips', sticky: '1', popup: '1' }]]);
  tellRound({ next: '/trips' });
  expect(await outcome).toEqual({ kind: 'done', next: '/trips' });
  expect(window.close).toHaveBeenCalled();
});

test.for([
  ['PROVIDER_CANCELLED', { kind: 'cancelled' }],
  ['PROVIDER_UNAVAILABLE', { kind: 'refused', code: 'PROVIDER_UNAVAILABLE', message: '' }],
] as const)('the window that ends with %s says so', async ([code, outcome]) => {
  const asking = openProvider('google', { api: fakeApi(begun).api });
  await expect.poll(() => went).toHaveLength(1);
  tellRound({ code });
  expect(await asking).toEqual(outcome);
});

test('what leads to another site is told by nobody of ours', async () => {
  const leaving = new AbortController();
  const asking = openProvider('google', { api: fakeApi(begun).api, signal: leaving.signal });
  await expect.poll(() => went).toHaveLength(1);
  tellRound({ next: 'https://evil.example' });
  tellRound({ next: '//evil.example' });
  leaving.abort();
  expect(await asking).toEqual({ kind: 'cancelled' });
});

test('a window that the browser does not open is told, and nothing begins', async () => {
  vi.mocked(window.open).mockReturnValue(null);
  const { api, asked } = fakeApi(begun);
  expect(await openProvider('google', { api })).toEqual({ kind: 'blocked' });
  expect(asked).toEqual([]);
});

test('where the server refuses the window is closed again, with its words', async () => {
  const refusal = () => ({ status: 2, errorCode: 'PROVIDER_UNAVAILABLE', message: 'It does not answer.' });
  const { api } = fakeApi({ 'identity.beginProvider': refusal });
  const told = { kind: 'refused', code: 'PROVIDER_UNAVAILABLE', message: 'It does not answer.' };
  expect(await openProvider('google', { api })).toEqual(told);
  expect(popup.close).toHaveBeenCalledOnce();
  const down = fakeApi({ 'identity.beginProvider': refuse(503, 'DOWN') }).api;
  expect(await openHere('google', { api: down })).toMatchObject({ kind: 'refused', code: 'SERVER_ERROR' });
});

const signedIn = { ...begun, 'identity.state': () => ({ loggedInSession: true }) };

test('[4-05d] where the page says that the others stay, that is asked for before the other site is', async () => {
  const added = { ...signedIn, 'identity.add': () => ({ status: 0 }) };
  const ways = [
    (api: Api) => openProvider('naver', { api, adding: true }),
    (api: Api) => openHere('apple', { api, adding: true }),
    (api: Api) => googleBy('popup', api).login({ adding: true }),
    (api: Api) => googleBy('server', api).login({ adding: true }),
  ];
  for (const way of ways) {
    const { api, asked } = fakeApi(added);
    void way(api);
    await expect.poll(() => asked.map(([name]) => name)).toHaveLength(3);
    expect(asked.map(([name]) => name)).toEqual(['identity.state', 'identity.add', 'identity.beginProvider']);
  }
});

test('where the others cannot stay the other site is not asked, the window is closed, and it is said', async () => {
  const full = () => ({ status: -1, errorCode: 'TOO_MANY_ACCOUNTS', message: 'Five are enough' });
  const { api, asked } = fakeApi({ ...signedIn, 'identity.add': full });
  const told = { kind: 'refused', code: 'TOO_MANY_ACCOUNTS', message: 'Five are enough' };
  expect(await openProvider('google', { api, adding: true })).toEqual(told);
  expect(popup.close).toHaveBeenCalledOnce();
  expect(asked.map(([name]) => name)).not.toContain('identity.beginProvider');
});

test('[8-06b] by the server alone Google signs in and reports all else as unsupported', async () => {
  const { api, asked } = fakeApi(begun);
  const google = googleBy('server', api);
  for (const act of ['register', 'link', 'unlink', 'logout'] as const) {
    const error = await (act === 'link' ? google.link('/') : google[act]({})).catch((thrown: unknown) => thrown);
    expect(error, act).toBeInstanceOf(GoogleUnsupported);
    expect(error).toMatchObject({ code: 'UNSUPPORTED' });
  }
  expect(asked).toEqual([]);
});
