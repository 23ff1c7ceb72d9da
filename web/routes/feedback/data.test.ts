import { afterEach, expect, test } from 'vitest';
import { argsFor, fakeApi, refuse } from '../../features/booking/testing/fake-api.ts';
import { action, loader } from './data.ts';

const typed = {
  key: 'k1',
  topic: 'idea',
  text: ' More\r\nnight trains ',
  email: ' mira@example.com ',
  page: '/flights',
};
const took = { 'feedback.send': () => ({ id: 'f1', confirmed: true }) };
afterEach(() => window.history.replaceState(null, '', '/'));

test('a message leads to a page of thanks of its own, so that loading it again sends nothing', async () => {
  const { api, asked } = fakeApi(took);
  const answer = (await action(argsFor(api, '/feedback', {}, typed))) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/feedback/thanks?sent=mail']);
  const sent = { topic: 'idea', text: 'More\nnight trains', email: 'mira@example.com', page: '/flights' };
  expect(asked).toEqual([['feedback.send', sent]]);
  expect(await loader(argsFor(api, '/feedback/thanks?sent=mail', { done: 'thanks' }))).toEqual({
    done: true,
    confirmed: true,
  });
  expect(asked).toHaveLength(1);
});

test('fields that were left empty are not sent', async () => {
  const { api, asked } = fakeApi({ 'feedback.send': () => ({ id: 'f1', confirmed: false }) });
  const answer = (await action(argsFor(api, '/feedback', {}, { ...typed, email: '', page: ' ' }))) as Response;
  expect(asked[0]?.[1]).toEqual({ topic: 'idea', text: 'More\nnight trains' });
  expect(answer.headers.get('location')).toBe('/feedback/thanks?sent');
});

test('the same form twice has one key; changed after going back it has another', async () => {
  const keys: (string | undefined)[] = [];
  const { api } = fakeApi(took);
  const noting: typeof api = (call, input, options) => {
    keys.push(options?.idempotencyKey);
    return api(call, input);
  };
  await action(argsFor(noting, '/feedback', {}, typed));
  await action(argsFor(noting, '/feedback', {}, typed));
  await action(argsFor(noting, '/feedback', {}, { ...typed, text: 'Another idea' }));
  expect(keys[0]).toMatch(/^k1-[a-z0-9]+$/);
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
});

test.for([
  [422, 'VALIDATION_ERROR'],
  [429, 'TOO_MANY_REQUESTS'],
  [403, 'INVALID_FORM_TOKEN'],
] as const)('%i %s keeps what was written', async ([status, code]) => {
  const { api } = fakeApi({ 'feedback.send': refuse(status, code) });
  expect(await action(argsFor(api, '/feedback', {}, typed))).toMatchObject({
    init: { status },
    data: { problems: [{ code }], values: { text: 'More\nnight trains', email: 'mira@example.com' } },
  });
});

test.for([
  ['/flights/LON-SIN/2027-03-03?sort=cheapest', '/flights/LON-SIN/2027-03-03?sort=cheapest'],
  ['/de-at/flights/LON-SIN?sort=best', '/de-at/flights/LON-SIN?sort=best'],
  ['/bookings/o1?token=secret', '/bookings/o1'],
  ['/feedback', ''],
])('from %s the form names the page %s and nothing that opens it', async ([before, named]) => {
  window.history.replaceState(null, '', before);
  const { api } = fakeApi({ 'session.formtoken': () => ({ formtoken: 'a.b' }) });
  const args = argsFor(api, '/feedback');
  const request = new Request(new URL('/feedback', window.location.href));
  expect(await loader({ ...args, request })).toMatchObject({ done: false, formtoken: 'a.b', page: named });
});

test('who has sent nothing is not thanked but asked', async () => {
  const { api } = fakeApi({});
  const opened = loader(argsFor(api, '/feedback/thanks', { done: 'thanks' })).catch((away: unknown) => away);
  expect(((await opened) as Response).headers.get('location')).toBe('/feedback');
});

test('no other page is below this one', async () => {
  const { api } = fakeApi({});
  await expect(loader(argsFor(api, '/feedback/x', { done: 'x' }))).rejects.toMatchObject({ status: 404 });
});
