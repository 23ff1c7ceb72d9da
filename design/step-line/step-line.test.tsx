import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { visuallyHiddenClass } from '#design/visually-hidden';
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

test('of many steps only the one in hand shows its detail, all are read', async () => {
  const steps = ['London to Singapore', 'Singapore to Bangkok', 'Bangkok to London', 'Fare'].map((name, at) => ({
    name,
    detail: `${at + 1} Mar`,
    state: at === 0 ? ('now' as const) : ('next' as const),
  }));
  const line = async (some: typeof steps) => {
    const { container, unmount } = await show(<StepLine label="Steps" done="done" steps={some} />);
    const hidden = [...container.querySelectorAll(`.${visuallyHiddenClass}`)].map((part) => part.textContent);
    const told = container.textContent;
    unmount();
    return { hidden, told };
  };
  expect((await line(steps.slice(0, 3))).hidden).toEqual([]);
  const { hidden, told } = await line(steps);
  expect(hidden).toEqual(['2 Mar', '3 Mar', '4 Mar']);
  expect(told).toContain('3Bangkok to London3 Mar');
});
