import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { FareChoice, type FareChoiceProps } from './index.ts';

const props: FareChoiceProps = {
  label: 'Fares for 2 adults, both ways',
  name: 'fare',
  chosen: 'light',
  fares: [
    { id: 'light', name: 'Light', price: '€1,684', delta: 'Lowest fare' },
    { id: 'flex', name: 'Flex', price: '€2,022', delta: '€338 more than Light' },
  ],
  facts: [
    {
      label: 'Refund',
      brief: true,
      cells: [
        { text: 'Taxes only: €243', kind: 'no' },
        { text: 'Full: €2,022', kind: 'yes' },
      ],
    },
  ],
  compare: { text: 'Compare all rows side by side', cornerText: 'What is included' },
};

test('each fare is a radio with its price, and says its facts by name', async () => {
  const choose = vi.fn();
  await show(<FareChoice {...props} onChoose={choose} />);
  const group = within(screen.getByRole('radiogroup', { name: 'Fares for 2 adults, both ways' }));
  expect(group.getByRole<HTMLInputElement>('radio', { name: 'Light €1,684 Lowest fare' }).checked).toBe(true);
  fireEvent.click(group.getByRole('radio', { name: /Flex/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('flex');
  expect(group.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Refund: Taxes only: €243',
    'Refund: Full: €2,022',
  ]);
});

test('without scripts the radios post by themselves, and the comparison opens as a table with row headers', async () => {
  await show(<FareChoice {...props} />);
  fireEvent.click(screen.getByRole('radio', { name: /Flex/ }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Flex/ }).checked).toBe(true);
  const compare = screen.getByRole<HTMLDetailsElement>('group');
  expect(compare.open).toBe(false);
  compare.open = true;
  expect(within(compare).getByRole('rowheader', { name: 'Refund' })).toBeDefined();
});

test('one fare alone is not compared', async () => {
  await show(<FareChoice {...props} fares={props.fares.slice(0, 1)} />);
  expect(screen.queryByText('Compare all rows side by side')).toBeNull();
});
