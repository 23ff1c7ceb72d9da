import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { ScoreBadge } from './index.ts';

test('a score is read with its scale, its count and its source', async () => {
  const { container } = await show(<ScoreBadge value="8.9" scale="out of 10" source="1,204 stays with us" />);
  expect(container.textContent).toBe('8.9 out of 10 1,204 stays with us');
});
