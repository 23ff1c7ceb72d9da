import { expect, test } from 'vitest';
import type { Ctx } from '#domain/kernel';
import { createListSources } from './list-sources.ts';

test('anybody may read where the data comes from', async () => {
  const source = {
    name: 'n',
    version: '1',
    licence: 'l',
    date: '2026',
    url: 'https://a.example',
    use: 'u',
    changes: 'c',
    attribution: 'a',
  };
  const ctx = { actor: { sessionId: null } } as Partial<Ctx> as Ctx;
  expect(await createListSources([source])({ ctx, input: {} })).toEqual({ sources: [source] });
});
