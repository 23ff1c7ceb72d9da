import { expect, test } from 'vitest';

const CLOSED = [
  '#domain/kernel',
  '#engine/timetable',
  '#platform/core',
  '#supply/house',
  '#reference/places',
  '#server/http',
];

test.for(CLOSED)('%s cannot be imported where the browser builds from', async (door) => {
  await expect(import(/* @vite-ignore */ door)).rejects.toThrow();
});

test('the schema library is a stub here', async () => {
  const { z } = await import('#zod');
  expect((z as unknown as { anything: unknown }).anything).toBe(z);
});
