import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { StepLine } from './index.ts';

test('the step in hand is marked, one that is done says so', async () => {
  await show(
    <StepLine
      label="Steps"
      done="done"
      steps={[
        { name: 'Flight out', detail: 'Tue 9 Mar', state: 'done' },
        { name: 'Flight back', state: 'now' },
        { name: 'Fare', state: 'next' },
      ]}
    />,
  );
  const items = screen.getAllByRole('listitem').map((item) => [item.getAttribute('aria-current'), item.textContent]);
  expect(items).toEqual([
    [null, 'Flight outdoneTue 9 Mar'],
    ['step', '2Flight back'],
    [null, '3Fare'],
  ]);
});
