import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { ColumnTable } from './index.ts';

test('rows and columns have headers, and the region that scrolls takes focus', async () => {
  await show(
    <ColumnTable
      caption="Compared"
      cornerText="What"
      columns={[
        { id: 'a', head: 'Light' },
        { id: 'b', head: 'Flex' },
      ]}
      rows={[
        {
          label: 'Refund',
          cells: [
            { text: 'Taxes only', kind: 'no' },
            { text: 'Full', kind: 'yes' },
          ],
        },
      ]}
    />,
  );
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['What', 'Light', 'Flex']);
  expect(screen.getByRole('rowheader', { name: 'Refund' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Compared' }).tabIndex).toBe(0);
});
