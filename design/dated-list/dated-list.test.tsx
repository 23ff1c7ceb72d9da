import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { DatedList } from './index.ts';

test('each step says what, why and when', async () => {
  await show(
    <DatedList
      items={[
        {
          icon: 'shield-check',
          title: 'Change your mind',
          text: 'Cancel for a full refund.',
          when: 'until Sat 21 Nov, 11:40',
        },
      ]}
    />,
  );
  expect(screen.getByRole('listitem').textContent).toBe(
    'Change your mindCancel for a full refund.until Sat 21 Nov, 11:40',
  );
});

test('what there is to do about a step stands in its row', async () => {
  const step = { icon: 'plane', title: 'Departure', text: 'Heathrow', when: 'Tue 9 Mar, 22:05' } as const;
  await show(
    <DatedList
      items={[
        { ...step, action: <a href="/calendar">Add to calendar</a> },
        { ...step, title: 'Check-out' },
      ]}
    />,
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('a')?.textContent)).toEqual(['Add to calendar', undefined]);
});
