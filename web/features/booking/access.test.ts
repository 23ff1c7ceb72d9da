import { expect, test } from 'vitest';
import { accessOf, calendarAddress, cancelAddress, orderAddress, printAddress } from './access.ts';

const order = { id: 'o1', token: 'a.b+c' };

test('the token of a page goes along to every address about the order', () => {
  expect(accessOf(new Request('https://w.example/bookings/o1?token=a.b%2Bc'), { id: 'o1' })).toEqual(order);
  expect(orderAddress(order)).toBe('/bookings/o1?token=a.b%2Bc');
  expect(cancelAddress(order, { item: 'i1', quotes: ['q1'] })).toBe(
    '/bookings/o1/cancel?item=i1&quote=q1&token=a.b%2Bc',
  );
  expect(printAddress(order)).toBe('/bookings/o1/print?token=a.b%2Bc');
  expect(calendarAddress(order)).toBe('/i/api/booking/v1/orders/o1/calendar.ics?token=a.b%2Bc');
});

test('without a token the addresses have no query', () => {
  expect(accessOf(new Request('https://w.example/bookings/o1'), { id: 'o1' })).toEqual({ id: 'o1' });
  expect([orderAddress({ id: 'o1' }), cancelAddress({ id: 'o1' }), printAddress({ id: 'o1' })]).toEqual([
    '/bookings/o1',
    '/bookings/o1/cancel',
    '/bookings/o1/print',
  ]);
});
