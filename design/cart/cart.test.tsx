import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { CartChip, CartList, CartStrip } from './index.ts';

test('the chip is one link that says all of it, and more than a link where somebody listens', async () => {
  const press = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const label = 'Your trip: flights, €1,684, price held until 02:14';
  await show(
    <CartChip href="/cart" label={label} total="€1,684" text="Flights, held until 02:14" count="1" onPress={press} />,
  );
  const link = screen.getByRole('link', { name: label });
  expect(link.getAttribute('href')).toBe('/cart');
  fireEvent.click(link);
  expect(press).toHaveBeenCalledOnce();
});

test('the list says what is in it and the total; each item can be changed and removed', async () => {
  await show(
    <CartList
      items={[
        {
          key: 'flights',
          sign: null,
          title: 'London to Singapore',
          lines: ['Tue 9 Mar 22:05', 'Straits Pacific, Light, 2 adults'],
          price: '€1,684.00',
          change: { href: '/fares', text: 'Change', label: 'Change London to Singapore' },
          remove: <button type="button">Remove London to Singapore</button>,
        },
      ]}
      open={{ icon: 'bed-double', title: 'Stay in Singapore', text: '13 nights', state: 'Choosing' }}
      total={{ text: 'Total', amount: '€1,684.00' }}
      on={<a href="/checkout/q">Continue to checkout</a>}
    >
      Price held until 02:14
    </CartList>,
  );
  const [inRow, total] = screen.getAllByText('€1,684.00');
  expect([inRow?.className.includes('large'), total?.className.includes('large')]).toEqual([false, true]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'London to SingaporeTue 9 Mar 22:05Straits Pacific, Light, 2 adults€1,684.00ChangeRemove London to Singapore',
    'Stay in Singapore13 nightsChoosing',
  ]);
  expect(screen.getByRole('link', { name: 'Change London to Singapore' }).getAttribute('href')).toBe('/fares');
});

test('the strip is a landmark of its own with one way out', async () => {
  await show(
    <CartStrip
      label="Your trip"
      title="Adding a stay to your trip."
      held="Price held until 02:14."
      leave={<a href="/apart">Book separately</a>}
    >
      Singapore, the 13 nights of your trip.
    </CartStrip>,
  );
  expect(screen.getByRole('region', { name: 'Your trip' }).textContent).toContain('Adding a stay to your trip.');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
