import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { SumLines, SumTotal } from './index.ts';

test('a quiet total is no larger than what stands around it', async () => {
  await show(
    <>
      <SumTotal text="Refund" amount="€440.60" />
      <SumTotal text="Paid" amount="€500.00" quiet />
    </>,
  );
  const [loud, quiet] = ['€440.60', '€500.00'].map((amount) => screen.getByText(amount).className);
  expect(loud).not.toBe(quiet);
});

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
