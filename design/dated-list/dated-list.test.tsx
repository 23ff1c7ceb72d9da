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
