import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { Receipt } from './index.ts';

test('says parts, total and that it is a sample', async () => {
  await show(
    <Receipt
      title="Receipt"
      lines={[{ text: 'Fares', amount: '€1,192.00' }]}
      total={{ text: 'Paid', amount: '€1,780.00' }}
      notes={[
        { text: 'Card ending 3155, Fri 20 Nov 2026', settled: true },
        { text: 'Pay at the property: €36.00', settled: false },
      ]}
      sample="Sample booking, no seats held"
    />,
  );
  expect(screen.getByRole('region', { name: 'Receipt' }).textContent).toContain('Paid€1,780.00');
  const checked = screen.getAllByRole('listitem').map((note) => note.className !== '');
  expect(checked).toEqual([true, false]);
  expect(screen.getByText('Sample booking, no seats held')).toBeDefined();
});

test('of what was refunded the total is quiet', async () => {
  const total = { text: 'Paid', amount: '€1,684.00' };
  await show(
    <>
      <Receipt title="Kept" lines={[]} total={total} notes={[]} />
      <Receipt title="Cancelled" lines={[]} total={total} isRefunded notes={[]} />
    </>,
  );
  const quiet = ['Kept', 'Cancelled'].map(
    (name) => screen.getByRole('region', { name }).querySelector('[class*=quiet]')?.textContent,
  );
  expect(quiet).toEqual([undefined, 'Paid€1,684.00']);
});
