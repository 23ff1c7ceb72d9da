import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { StepList, StepProgress } from './index.ts';

const stateNames = { done: 'Done', now: 'Next', open: 'Open', handed: 'With a colleague', locked: 'Not possible yet' };

test('each step says by words what became of it, and the next one is marked', async () => {
  await show(
    <main>
      <h1>Set-up</h1>
      <StepList
        label="Tasks"
        stateNames={stateNames}
        steps={[
          { id: 'a', title: 'Confirm your email', meta: '09:04', state: 'done' },
          { id: 'b', title: 'Prove the domain', state: 'now', children: <button type="button">Check now</button> },
          { id: 'c', title: 'Add ways to pay', detail: 'With Tomas Lind.', state: 'handed' },
        ]}
      />
    </main>,
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Confirm your email Done',
    'Prove the domain Next',
    'Add ways to pay With a colleague',
  ]);
  const [next] = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
  expect(within(next!).getByRole('button', { name: 'Check now' })).toBeDefined();
});

test('the whole is told in a sentence; its segments are drawing', async () => {
  const { container } = await show(<StepProgress states={['done', 'now', 'open']} text="1 of 3 done." />);
  expect(container.textContent).toBe('1 of 3 done.');
  expect(container.querySelectorAll('[aria-hidden="true"] > i').length).toBe(3);
});
