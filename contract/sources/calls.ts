import { defineCall } from '#contract/core';
import { z } from '#zod';
import { dataSourceSchema } from './source.ts';

export const list = defineCall({
  name: 'sources.list',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/sources/v1',
  summary: 'Sources of the included data, with licences and credits',
  input: z.object({}),
  output: z.object({ sources: z.array(dataSourceSchema) }),
});
