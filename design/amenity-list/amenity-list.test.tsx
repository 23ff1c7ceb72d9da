import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { amenities } from '#design/examples';
import { show } from '#design/testing';
import { AmenityGroups, AmenityLine } from './index.ts';

test('each kind is a heading with its list, what is missing is said in its own words', async () => {
  await show(<AmenityGroups groups={amenities} />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'In the building',
    'Accessibility',
  ]);
  const access = screen.getAllByRole('list')[1]!;
  expect(within(access).getAllByRole('listitem')[0]?.textContent).toBe('Step-free entrance door 92 cm');
  expect(within(access).getByText('No lift to the roof')).toBeDefined();
});

test('the line of a card is a list', async () => {
  await show(<AmenityLine items={['Pool', 'Gym']} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Pool', 'Gym']);
});
