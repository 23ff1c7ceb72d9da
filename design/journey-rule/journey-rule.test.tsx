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
  expect(container.querySelector('svg')!.getAttribute('width')).toBe('75.00%');
  const waits = [...container.querySelectorAll('rect')];
  // Of the journey, which is three quarters of the longest.
  expect(waits.map((wait) => [wait.getAttribute('x'), wait.getAttribute('width')])).toEqual([['53.33%', '13.33%']]);
});
