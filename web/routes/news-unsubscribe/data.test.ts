import { expect, test } from 'vitest';
import { argsFor, fakeApi, refuse } from '../../features/booking/testing/fake-api.ts';
import { action, loader } from './data.ts';

const standing = { brand: 'Juniper', wanted: true, mayUndo: false };
const path = '/news/unsubscribe';

test('opening the link only reads, and asks for no session', async () => {
  const { api, asked } = fakeApi({ 'news.readLink': () => standing });
  expect(await loader(argsFor(api, `${path}?link=key`))).toEqual({ link: 'key', standing });
  expect(asked).toEqual([['news.readLink', { link: 'key' }]]);
});

test.for([
  ['stop', 'news.stop'],
  ['', 'news.stop'],
  ['again', 'news.again'],
] as const)('the button %j calls %s and leads back to the page', async ([intent, call]) => {
  const { api, asked } = fakeApi({ [call]: () => standing });
  const answer = (await action(argsFor(api, path, {}, { link: 'key', intent }))) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${path}?link=key`]);
  expect(asked).toEqual([[call, { link: 'key' }]]);
});

test.for([404, 422] as const)(
  'a link that is answered %i is said to be unknown, before and after the press',
  async (status) => {
    const { api } = fakeApi({ 'news.readLink': refuse(status, 'NOT_FOUND'), 'news.stop': refuse(status, 'NOT_FOUND') });
    expect(await loader(argsFor(api, `${path}?link=x`))).toEqual({ link: 'x', standing: null });
    expect(((await action(argsFor(api, path, {}, { link: 'x' }))) as Response).status).toBe(302);
  },
);

test('what is too late is told, and trouble of the server is not taken for an unknown link', async () => {
  const { api } = fakeApi({ 'news.again': refuse(409, 'UNDO_OVER') });
  expect(await action(argsFor(api, path, {}, { link: 'key', intent: 'again' }))).toMatchObject({
    init: { status: 409 },
  });
  const broken = fakeApi({ 'news.readLink': refuse(503, 'UNAVAILABLE') });
  await expect(loader(argsFor(broken.api, path))).rejects.toMatchObject({ status: 503 });
});
