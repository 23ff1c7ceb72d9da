import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { Skeleton } from './index.ts';

test('says nothing', async () => {
  const { container } = await show(<Skeleton shape="title" width="half" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
