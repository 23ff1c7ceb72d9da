import { expect, test } from 'vitest';
import { argsFor, fakeApi, refuse } from '../../features/booking/testing/fake-api.ts';
import { againTo } from '../../features/account-data/testing/again-to.ts';
import { action, loader } from './data.ts';

const path = '/profile/account/data';
const answers = {
  'account.deletion': () => ({ closingAt: null, email: 'mira@example.com', waitDays: 14, fresh: true }),
  'account.activity': () => ({ entries: [], next: null }),
  'session.formtoken': () => ({ formtoken: 'a.b' }),
};
const thrown = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('the page knows what is kept, what was done, and whether an older part of it is shown', async () => {
  const { api, asked } = fakeApi(answers);
  const before = '0195bd0e-0000-7000-8000-000000000001';
  expect(await loader(argsFor(api, `${path}?before=${before}`))).toMatchObject({ formtoken: 'a.b', older: true });
  expect(asked).toContainEqual(['account.activity', { before }]);
  expect(await loader(argsFor(api, path))).toMatchObject({ older: false, onwards: null });
  for (const [redir, onwards] of [
    ['/flights?a=b', '/flights?a=b'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://evil.example', null],
  ])
    expect(await loader(argsFor(api, `${path}?redir=${encodeURIComponent(redir ?? '')}`))).toMatchObject({ onwards });
});

test('what was done is said only where it is so', async () => {
  const { api } = fakeApi(answers);
  expect(await loader(argsFor(api, `${path}?done=keep`))).toMatchObject({ done: 'keep' });
  expect(await loader(argsFor(api, `${path}?done=delete`))).toMatchObject({ done: null });
  const closing = { closingAt: '2027-03-15T09:12:00.000Z', email: 'm@x.example', waitDays: 14, fresh: true };
  const waiting = fakeApi({ ...answers, 'account.deletion': () => closing });
  expect(await loader(argsFor(waiting.api, `${path}?done=keep`))).toMatchObject({ done: null });
  expect(await loader(argsFor(waiting.api, `${path}?done=delete`))).toMatchObject({ done: 'delete' });
});

test.for([
  [401, 'SIGN_IN_REQUIRED', '/login?'],
  [401, 'INVALID_SESSION', '/login?mode=ended&'],
  [403, 'MISSING_TWO_FACTOR_AUTHENTICATION', '/business/verify?'],
  [403, 'UNCONFIRMED_ACCOUNT', '/s/ident/resend?'],
] as const)('%i %s leads to %s and back', async ([status, code, page]) => {
  const { api } = fakeApi({ ...answers, 'account.deletion': refuse(status, code) });
  const answer = (await thrown(Promise.resolve(loader(argsFor(api, path))))) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${page}redir=%2Fprofile%2Faccount%2Fdata`]);
});

test('both buttons end on the page itself; who signed in long ago does so again first, and comes back to this very press', async () => {
  const done = { 'account.keep': () => ({ closingAt: null }), 'account.requestDeletion': () => ({ closingAt: 'x' }) };
  const { api, asked } = fakeApi(done);
  for (const what of ['keep', 'delete']) {
    const answer = (await action(argsFor(api, path, {}, { do: what }))) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${path}?done=${what}`]);
  }
  const led = (await action(argsFor(api, path, {}, { do: 'keep', redir: '/flights' }))) as Response;
  expect(led.headers.get('location')).toBe(`${path}?done=keep&redir=%2Fflights`);
  expect(asked.map(([name]) => name)).toEqual(['account.keep', 'account.requestDeletion', 'account.keep']);
  const stale = fakeApi({ 'account.requestDeletion': refuse(403, 'FRESH_SIGN_IN_REQUIRED') });
  const again = (await action(argsFor(stale.api, path, {}, { do: 'delete' }))) as Response;
  expect(again.headers.get('location')).toBe(againTo(path, 'delete'));
});
