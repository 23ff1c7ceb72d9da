import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { DayStrip, type StripDay } from './index.ts';

const days: readonly StripDay[] = [
  { day: '2027-03-08', text: 'Mon 8', name: 'Mon 8 Mar to Mon 22 Mar', note: 'past' },
  { day: '2027-03-09', text: 'Tue 9', name: 'Tue 9 Mar to Tue 23 Mar', href: '#9', current: true, price: '€1,684' },
  {
    day: '2027-03-10',
    text: 'Wed 10',
    name: 'Wed 10 Mar to Wed 24 Mar',
    href: '#10',
    price: '€1,598',
    lowest: 'lowest',
  },
  { day: '2027-03-11', text: 'Thu 11', name: 'Thu 11 Mar to Thu 25 Mar', href: '#11' },
];

test('each day says its dates, its total and, in words, that it is the lowest', async () => {
  await show(<DayStrip label="Days around yours" days={days} />);
  const names = screen.getAllByRole('link').map((link) => link.textContent?.replace(/\s+/g, ' ').trim());
  expect(names).toEqual([
    'Tue 9Tue 9 Mar to Tue 23 Mar €1,684',
    'Wed 10Wed 10 Mar to Wed 24 Mar €1,598 lowest',
    'Thu 11Thu 11 Mar to Thu 25 Mar',
  ]);
  expect(screen.getByRole('link', { name: /^Wed 10 Mar to Wed 24 Mar €1,598 lowest/ })).toBeDefined();
  expect(screen.getByRole('link', { current: 'date' }).getAttribute('href')).toBe('#9');
  expect(screen.getByText('past').closest('a')).toBeNull();
});

test('in a sheet the days stand below each other with their whole names', async () => {
  await show(<DayStrip label="Days around yours" days={days} layout="list" pending />);
  expect(screen.getByText('Mon 8 Mar to Mon 22 Mar')).toBeDefined();
});
