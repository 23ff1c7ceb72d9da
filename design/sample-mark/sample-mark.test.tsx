import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { SampleMark } from './index.ts';

test('says it in words, not only by a sign', async () => {
  const { container } = await show(<SampleMark>Sample</SampleMark>);
  expect(container.textContent).toBe('Sample');
});
