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

const beside = async (name: string, price: string) => {
  const choices = [
    { name: 'Best', href: '#a', current: true, price: '€72', fact: 'rated 8.6' },
    { name, href: '#b', current: false, price, fact: 'rated 9.8' },
  ];
  const { container, unmount } = await show(<SortBar label="Sort by" choices={choices} />);
  const looks = container.querySelector('ul')?.className;
  unmount();
  return looks;
};

test('one long name or price gives every price a line of its own; marks of direction are not counted', async () => {
  const short = await beside('Lowest total', '€93');
  expect(await beside('Lowest total', '€11,093.60')).not.toBe(short);
  expect(await beside('Niedrigster Gesamtpreis', '72 €')).not.toBe(short);
  expect(await beside('Lowest total', '\u200f\u200e€93\u200f\u200e')).toBe(short);
});
