import { expect, test } from 'vitest';
import { argsFor, fakeApi } from '../../features/booking/testing/fake-api.ts';
import { INES, NOBODY, TWO_ACCOUNTS } from '../../features/identity/testing/auth-states.ts';
import { action, loader } from './data.ts';

const HALF = {
  ...NOBODY,
  authStateParams: { ...NOBODY.authStateParams, half: true },
  accountSwitcherItems: [INES],
};

test.for([
  ['nobody', NOBODY, null],
  ['somebody', TWO_ACCOUNTS, 'ines@home.example'],
  ['somebody whose second step is missing', HALF, 'ines@home.example'],
] as const)('%s is offered to sign out of %s', async ([, state, email]) => {
  const { api } = fakeApi({ 'session.formtoken': () => ({ formtoken: 'a.b' }), 'identity.state': () => state });
  expect(await loader(argsFor(api, '/signout?redir=/stays'))).toMatchObject({ email, redir: '/stays' });
});

test('the press signs out the account that it names and goes on with a document of its own', async () => {
  const { api, asked } = fakeApi({ 'identity.logout': () => ({ status: 0 }) });
  const sent = await action(argsFor(api, '/signout', {}, { account: 'h1', redir: '/login' }));
  expect(asked).toEqual([['identity.logout', { tokenId: 'h1' }]]);
  expect([sent.headers.get('location'), sent.headers.get('x-remix-reload-document')]).toEqual(['/login', 'true']);
});
