import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { NavLink } from './index.ts';

test('[2.4-06a] an item follows its url, opens in a new tab, or acts as a button', async () => {
  await show(
    <nav aria-label="Site">
      <NavLink item={{ href: '/flights', text: 'Flights', current: true, title: 'All airlines' }} />
      <NavLink item={{ href: 'https://m.example', text: 'Magazine', newTab: '(opens in a new tab)' }} />
      <NavLink item={{ popoverTarget: 'more', text: 'More' }} />
      <div id="more" popover="auto" />
    </nav>,
  );
  const flights = screen.getByRole('link', { name: 'Flights' });
  expect([flights.getAttribute('href'), flights.getAttribute('target'), flights.ariaCurrent]).toEqual([
    '/flights',
    null,
    'page',
  ]);
  expect(flights.title).toBe('All airlines');
  const magazine = screen.getByRole('link', { name: 'Magazine (opens in a new tab)' });
  expect([magazine.getAttribute('target'), magazine.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('popovertarget')).toBe('more');
});

test('a flag is text, also where the item has a name of its own', async () => {
  await show(
    <>
      <NavLink item={{ href: '/stays', text: 'Stays', flag: 'New' }} />
      <NavLink item={{ href: '/cars', text: 'Cars', label: 'Cars and vans', flag: 'New' }} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Stays New' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Cars and vans, New' })).toBeDefined();
});
