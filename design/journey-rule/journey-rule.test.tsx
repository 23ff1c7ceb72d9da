import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { JourneyRule } from './index.ts';

test('parts stand one after the other on one scale', async () => {
  const { container } = await show(
    <JourneyRule
      scaleMinutes={1000}
      parts={[
        { kind: 'air', minutes: 400 },
        { kind: 'self-transfer', minutes: 100 },
        { kind: 'air', minutes: 250 },
      ]}
    />,
  );
  const [, first, second] = container.querySelectorAll('line');
  const wait = container.querySelector('rect')!;
  expect([first!.getAttribute('x1'), first!.getAttribute('x2')]).toEqual(['0.00%', '40.00%']);
  expect([wait.getAttribute('x'), wait.getAttribute('width')]).toEqual(['40.00%', '10.00%']);
  expect([second!.getAttribute('x1'), second!.getAttribute('x2')]).toEqual(['50.00%', '75.00%']);
  expect(container.querySelectorAll('circle')[1]!.getAttribute('cx')).toBe('75.00%');
});
