import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { CancellationBar } from './index.ts';

test('the spans of time are an ordered list in words', async () => {
  await show(
    <CancellationBar
      label="If you cancel"
      steps={[
        { back: 'full', title: 'Full refund', until: 'until Sat 21 Nov, 11:40' },
        { back: 'nothing', title: 'Nothing back', until: 'after that' },
      ]}
      note="Irish time."
    />,
  );
  expect(screen.getByRole('list', { name: 'If you cancel' }).textContent).toBe(
    'Full refund until Sat 21 Nov, 11:40Nothing back after that',
  );
});
