import { expect, test } from 'vitest';
import { argsFor, fakeApi, refuse } from '../../features/booking/testing/fake-api.ts';
import { action } from './data.ts';

const LINK = 'a.b';
const press = (status: number, code: string, body: Readonly<Record<string, string>> = {}) =>
  action(
    argsFor(
      fakeApi({ 'identity.useLink': refuse(status, code) }).api,
      '/s/ident/link?link=a.b',
      {},
      { link: LINK, ...body },
    ),
  );

test.for([
  [404, 'NOT_FOUND'],
  [410, 'LINK_USED'],
  [410, 'LINK_EXPIRED'],
  [410, 'LINK_OVER'],
  [403, 'SIGN_IN_TO_CONFIRM'],
] as const)('a press refused with %d %s ends on the page that says what is true now', async ([status, code]) => {
  const answer = (await press(status, code)) as Response;
  expect(answer.headers.get('location')).toBe('/s/ident/link?link=a.b');
});

test('a password that a used link did not save is refused in words, not told as saved', async () => {
  expect(await press(410, 'LINK_USED', { passwd: 'nine herons cross the river' })).toMatchObject({
    data: { unsaved: true },
    init: { status: 422 },
  });
});

test('any other refusal is told on the page', async () => {
  expect(await press(429, 'TOO_MANY_REQUESTS')).toMatchObject({ data: { unsaved: false }, init: { status: 422 } });
});
