import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { Price } from './index.ts';

test('isolates the amount from the text around it', async () => {
  const { container } = await show(<Price size="large">€1,684</Price>);
  expect(container.innerHTML).toMatch(/^<bdi[^>]*>€1,684<\/bdi>$/);
});
