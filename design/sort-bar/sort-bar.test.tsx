import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { SortBar } from './index.ts';

test('each order says its best total and is a link; the one in force is marked', async () => {
  await show(
    <SortBar
      label="Sort by"
      choices={[
        { name: 'Best', href: '?sort=best', current: true, price: '€1,684', fact: '13h 10m, direct' },
        { name: 'Cheapest', href: '?sort=cheapest', current: false, price: '€1,118', fact: '18h 00m, 1 stop' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Best €1,684 13h 10m, direct');
  expect(screen.getByRole('link', { name: /Cheapest/ }).getAttribute('href')).toBe('?sort=cheapest');
});
