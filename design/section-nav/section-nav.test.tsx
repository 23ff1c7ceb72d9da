import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { SectionNav } from './index.ts';

test('each page is a link with its address, the open one is marked, and a count says what it counts', async () => {
  await show(
    <SectionNav
      label="Account"
      items={[
        { href: '/a', text: 'Bookings', icon: 'ticket', current: true, count: { shown: '2', spoken: '2 upcoming' } },
        { href: '/b', text: 'Payment', icon: 'credit-card', current: false },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Account' })).toBeDefined();
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/a');
  expect(screen.getByRole('link', { name: /Bookings.*2 upcoming/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Payment' }).getAttribute('href')).toBe('/b');
});
