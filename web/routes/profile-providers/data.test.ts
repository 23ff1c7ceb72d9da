import { expect, test } from 'vitest';
import { argsFor, fakeApi, refuse } from '../../features/booking/testing/fake-api.ts';
import { againTo } from '../../features/account-data/testing/again-to.ts';
import { action, loader } from './data.ts';

const PATH = '/profile/account/providers';

test('who is nobody signs in first and comes back', async () => {
  const { api } = fakeApi({
    'identity.providers': refuse(401, 'SIGN_IN_REQUIRED'),
    'session.formtoken': () => ({ formtoken: 'a.b' }),
  });
  const thrown = await loader(argsFor(api, PATH)).catch((error: unknown) => error as Response);
  expect((thrown as Response).headers.get('location')).toBe('/login?redir=%2Fprofile%2Faccount%2Fproviders');
});

test('a provider is taken off; who signed in long ago does so again first, and comes back to this very press', async () => {
  const { api, asked } = fakeApi({ 'identity.appleUnlink': () => ({ status: 0 }) });
  const done = (await action(argsFor(api, PATH, {}, { provider: 'apple' }))) as Response;
  expect([done.headers.get('location'), asked]).toEqual([`${PATH}?done=apple`, [['identity.appleUnlink', {}]]]);
  const stale = fakeApi({ 'identity.appleUnlink': refuse(403, 'FRESH_SIGN_IN_REQUIRED') }).api;
  const again = (await action(argsFor(stale, PATH, {}, { provider: 'apple' }))) as Response;
  expect(again.headers.get('location')).toBe(againTo(PATH, 'remove-apple'));
});

test('the last way in stays, and the page says why', async () => {
  const last = () => ({ status: -1, errorCode: 'LAST_WAY_IN', message: 'Set a password first.' });
  const { api } = fakeApi({ 'identity.googleUnlink': last });
  expect(await action(argsFor(api, PATH, {}, { provider: 'google' }))).toMatchObject({
    data: { refused: 'Set a password first.' },
    init: { status: 422 },
  });
  expect(((await action(argsFor(api, PATH, {}, { provider: 'x' }))) as Response).headers.get('location')).toBe(PATH);
});
