import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { FareTable, type FareTableProps } from './index.ts';

const props: FareTableProps = {
  caption: 'Fares for 2 adults, both ways',
  cornerText: 'What it includes',
  name: 'fare',
  chosen: 'light',
  fares: [
    { id: 'light', name: 'Light', price: '€1,684', delta: 'The price in the list' },
    { id: 'flex', name: 'Flex', price: '€2,022', delta: '+€338 on Light' },
  ],
  rows: [
    {
      label: 'Refund',
      cells: [
        { text: 'Taxes only', kind: 'no' },
        { text: 'Full', kind: 'yes' },
      ],
    },
  ],
};

test('fares are columns with a radio and a price; rows have headers', async () => {
  const choose = vi.fn();
  await show(<FareTable {...props} onChoose={choose} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Light €1,684 The price in the list' }).checked).toBe(
    true,
  );
  fireEvent.click(screen.getByRole('radio', { name: /Flex/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('flex');
  expect(screen.getByRole('rowheader', { name: 'Refund' })).toBeDefined();
});

test('without scripts the radios post by themselves', async () => {
  await show(<FareTable {...props} />);
  fireEvent.click(screen.getByRole('radio', { name: /Flex/ }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Flex/ }).checked).toBe(true);
});
