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
