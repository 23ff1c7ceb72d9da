import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishWish, keepWish } from './currency-wish.ts';

vi.mock('./carry.ts', () => ({ leaveFor: vi.fn() }));
const { leaveFor } = await import('./carry.ts');

let sent: { readonly path: string; readonly body: unknown }[] = [];
let loggedInSession = false;

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.startsWith('/s/run/formtoken')) return Response.json({ formtoken: 't' });
    if (path.startsWith('/horizon')) return Response.json({ loggedInSession });
    sent.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    return Response.json({ currencyCode: 'JPY', store: true });
  });
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.mocked(leaveFor).mockClear();
});

test('[4-12b] the wish outlives the page: it is saved after the sign-in that loaded it again, once', async () => {
  keepWish('JPY');
  loggedInSession = false;
  await finishWish();
  expect(sent).toEqual([]);
  loggedInSession = true;
  await finishWish();
  expect(sent).toEqual([{ path: '/i/api/account/currency/v1/set', body: { currencyCode: 'JPY', store: true } }]);
  expect(leaveFor).toHaveBeenCalledOnce();
  await finishWish();
  expect(sent).toHaveLength(1);
});
