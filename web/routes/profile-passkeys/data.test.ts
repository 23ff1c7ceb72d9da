import { expect, test } from 'vitest';
import { type Answers, argsFor, fakeApi, refuse } from '../../features/booking/testing/fake-api.ts';
import { againTo } from '../../features/account-data/testing/again-to.ts';
import { action, loader } from './data.ts';

const PATH = '/profile/account/passkeys';

async function act(given: Answers, form: Readonly<Record<string, string>>) {
  const { api, asked } = fakeApi(given);
  const answer = await action(argsFor(api, PATH, {}, form));
  return { answer, asked, to: answer instanceof Response ? answer.headers.get('location') : null };
}

test('who is nobody signs in first and comes back', async () => {
  const { api } = fakeApi({
    'passkeys.list': refuse(401, 'SIGN_IN_REQUIRED'),
    'session.formtoken': () => ({ formtoken: 'a.b' }),
  });
  const thrown = await loader(argsFor(api, PATH)).catch((error: unknown) => error as Response);
  expect((thrown as Response).headers.get('location')).toBe(`/login?redir=${encodeURIComponent(PATH)}`);
});

test('a passkey is renamed and removed; who signed in long ago does so again first, and comes back to this very press', async () => {
  const renamed = await act({ 'passkeys.rename': () => null }, { intent: 'rename', id: 'p', name: 'Phone' });
  expect([renamed.to, renamed.asked]).toEqual([
    `${PATH}?done=rename`,
    [['passkeys.rename', { id: 'p', name: 'Phone' }]],
  ]);
  expect((await act({ 'passkeys.remove': () => null }, { intent: 'remove', id: 'p' })).to).toBe(`${PATH}?done=remove`);
  const stale = { 'passkeys.remove': refuse(403, 'FRESH_SIGN_IN_REQUIRED') };
  expect((await act(stale, { intent: 'remove', id: 'p' })).to).toBe(againTo(PATH, 'remove-p'));
});

test('the last way in stays: the server says so', async () => {
  const { answer } = await act({ 'passkeys.remove': refuse(409, 'LAST_WAY_IN') }, { intent: 'remove', id: 'p' });
  expect(answer).toMatchObject({ data: { id: 'p', code: 'LAST_WAY_IN' }, init: { status: 409 } });
});
