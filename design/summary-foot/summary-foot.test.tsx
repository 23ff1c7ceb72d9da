import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { SummaryFacts, SummaryFoot } from './index.ts';

test('the total comes first, then each fact, with what is said below it', async () => {
  await show(
    <SummaryFoot total={{ text: 'Total', amount: '€757.64' }}>
      <SummaryFacts
        facts={[
          { icon: 'clock', text: 'Price held until 17:57' },
          {
            icon: 'plane',
            text: 'London to Singapore, 1 adult',
            more: ['Free cancellation for 24 hours', 'No changes'],
          },
        ]}
      />
    </SummaryFoot>,
  );
  expect(screen.getByRole('term').textContent).toBe('Total');
  expect(screen.getByRole('definition').textContent).toBe('€757.64');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Price held until 17:57',
    'London to Singapore, 1 adultFree cancellation for 24 hoursNo changes',
  ]);
});
