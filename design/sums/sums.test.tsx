import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { SumLines, SumTotal } from './index.ts';

test('names and amounts are pairs', async () => {
  await show(
    <>
      <SumLines lines={[{ text: 'Fares, 2 × €596.00', amount: '€1,192.00' }]} />
      <SumTotal text="Total" amount="€1,684.00" />
    </>,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Fares, 2 × €596.00', 'Total']);
  expect(screen.getAllByRole('definition').map((cell) => cell.textContent)).toEqual(['€1,192.00', '€1,684.00']);
});

test('what is made of parts comes before them, as a pair of its own', async () => {
  const parts = [
    { text: 'Fares', amount: '€54.01' },
    { text: 'Taxes and airport charges', amount: '€24.61' },
  ];
  await show(<SumLines lines={[{ text: 'London to Paris', amount: '€78.62', parts }]} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'London to Paris',
    'Fares',
    'Taxes and airport charges',
  ]);
  expect(screen.getAllByRole('definition').map((cell) => cell.textContent)).toEqual(['€78.62', '€54.01', '€24.61']);
});
