import { expect, test } from 'vitest';
import { argsFor, fakeApi, refuse } from '../../features/booking/testing/fake-api.ts';
import { action } from './data.ts';

const typed = { reference: ' wf-7k2qx9 ', email: 'a@b.example' };

test('a right pair opens the booking by its signed address', async () => {
  const { api, asked } = fakeApi({ 'booking.find': () => ({ orderId: 'o1', token: 'a.b' }) });
  const answer = (await action(argsFor(api, '/booking/find', {}, typed))) as Response;
  expect(answer.headers.get('location')).toBe('/bookings/o1?token=a.b');
  expect(asked).toEqual([['booking.find', { reference: 'wf-7k2qx9', email: 'a@b.example' }]]);
});

test.for([
  [404, 'NOT_FOUND'],
  [422, 'VALIDATION_ERROR'],
  [429, 'WORK_REQUIRED'],
] as const)('%i %s keeps what was typed', async ([status, code]) => {
  const { api } = fakeApi({ 'booking.find': refuse(status, code) });
  expect(await action(argsFor(api, '/booking/find', {}, typed))).toMatchObject({
    init: { status },
    data: { problems: [{ code }], values: { reference: 'wf-7k2qx9', email: 'a@b.example' } },
  });
});

test('a reference or an address of the wrong shape is told at its field, and nobody is asked', async () => {
  const { api, asked } = fakeApi({ 'booking.find': () => ({ orderId: 'o1', token: 'a.b' }) });
  const answer = await action(argsFor(api, '/booking/find', {}, { reference: 'WF-7K2QO9', email: 'ines' }));
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: { problems: [{ field: 'reference' }, { field: 'email' }], values: { reference: 'WF-7K2QO9', email: 'ines' } },
  });
  expect(asked).toEqual([]);
});
