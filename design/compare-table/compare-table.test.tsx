import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { compared } from '#design/examples';
import { show } from '#design/testing';
import { CompareTable } from './index.ts';

test('each offer is a column with its total, its way on and its way out', async () => {
  await show(<CompareTable {...compared} />);
  const heads = screen.getAllByRole('columnheader');
  expect(heads.length).toBe(5);
  expect(within(heads[1]!).getByText('€612')).toBeDefined();
  expect(within(heads[1]!).getByRole('link', { name: 'See rooms of The Pilotage' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Remove The Pilotage' }).getAttribute('href')).toBe('#without-pilotage');
  expect(screen.getAllByRole('rowheader').map((row) => row.textContent)).toContain('Cancellation');
});

test('a fifth is left out', async () => {
  const fifth = { ...compared.items[0]!, id: 'fifth', name: 'The fifth' };
  await show(<CompareTable {...compared} items={[...compared.items, fifth]} />);
  expect(screen.queryByText('The fifth')).toBeNull();
});
