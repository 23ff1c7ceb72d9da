import { expect, test } from 'vitest';
import { argsFor, fakeApi } from '../../features/booking/testing/fake-api.ts';
import { TWO_ACCOUNTS } from '../../features/identity/testing/auth-states.ts';
import { action, loader } from './data.ts';

const PATH = '/s/ident/resend?redir=%2Fstays';

test.for([true, false])(
  'the page says where the address was confirmed meanwhile: unconfirmed %s',
  async (unconfirmedAccount) => {
    const state = { ...TWO_ACCOUNTS, unconfirmedAccount };
    const { api } = fakeApi({ 'session.formtoken': () => ({ formtoken: 'a.b' }), 'identity.state': () => state });
    const email = 'ines@home.example';
    expect(await loader(argsFor(api, PATH))).toMatchObject({ redir: '/stays', email, confirmed: !unconfirmedAccount });
  },
);

test.for([
  ['/stays', '/stays'],
  ['/profile/account', '/'],
  ['/profile/account/details?addEmail=true', '/'],
  ['/profile/travellers', '/profile/travellers'],
] as const)('who does not confirm goes on from %s to %s, which opens', async ([redir, next]) => {
  const state = { ...TWO_ACCOUNTS, unconfirmedAccount: true };
  const { api } = fakeApi({ 'session.formtoken': () => ({ formtoken: 'a.b' }), 'identity.state': () => state });
  const path = `/s/ident/resend?${new URLSearchParams({ redir })}`;
  expect(await loader(argsFor(api, path))).toMatchObject({ redir, next });
});

test('a press that sent nothing, since the address is confirmed, is not told as sent', async () => {
  const done = fakeApi({ 'identity.resend': () => ({ status: 0, loginRedirectUrl: '/stays' }) });
  const answer = (await action(argsFor(done.api, PATH, {}, { redir: '/stays' }))) as Response;
  expect(answer.headers.get('location')).toBe(PATH);
  const sent = fakeApi({ 'identity.resend': () => ({ status: 0 }) });
  expect(await action(argsFor(sent.api, PATH, {}, { redir: '/stays' }))).toMatchObject({ data: { sent: true } });
});
