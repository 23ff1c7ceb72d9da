import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { breakdown } from '#design/examples';
import { show } from '#design/testing';
import { PriceBreakdown } from './index.ts';

test('says what is due when and where, with its parts, before the total', async () => {
  await show(<PriceBreakdown {...breakdown} />);
  const pairs = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(pairs).toEqual([
    'Pay when you book €578.00',
    'Room, 3 nights €510.43',
    'Service charge, 10% €51.04',
    'Tax €16.53',
    'Pay at the property €34.00',
    'City tax, 2 adults, 3 nights €34.00',
    'Total, 3 nights €612.00',
  ]);
  expect(screen.getByRole('region', { name: 'Harbour double' }).textContent).toContain('SGD 49.50');
});
