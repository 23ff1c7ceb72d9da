import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stayCancellation } from '#design/examples';
import { show } from '#design/testing';
import { CancellationBar } from './index.ts';

test('the spans of time are an ordered list in words', async () => {
  await show(
    <CancellationBar
      label="If you cancel"
      steps={[
        { back: 'full', title: 'Full refund', until: 'until Sat 21 Nov, 11:40' },
        { back: 'nothing', title: 'No refund', until: 'after that' },
      ]}
      note="Irish time."
    />,
  );
  expect(screen.getByRole('list', { name: 'If you cancel' }).textContent).toBe(
    'Full refund until Sat 21 Nov, 11:40No refund after that',
  );
});

test('the span one is in is marked in words, deadlines carry their offset, what is kept is said', async () => {
  const { container } = await show(<CancellationBar label="If you cancel this room" {...stayCancellation} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toBe('Now All back, €612.00 until Mon 8 March, 18:00 All of it, also what is due there');
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2027-03-08T18:00+08:00');
  expect(second?.textContent).toContain('The first night, €204.00, is kept');
  expect(screen.getByText(/time of the place/)).toBeDefined();
});
