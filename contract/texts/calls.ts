import { defineCall } from '#contract/core';
import { z } from '#zod';
import { blockSchema } from './blocks.ts';

/** A text of the brand in the reader's language, or in the nearest one that there is. */
export const read = defineCall({
  name: 'texts.read',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/texts/v1/:name',
  summary: 'A text page: privacy, terms, accessibility, help',
  errors: ['NOT_FOUND'],
  input: z.object({ name: z.string().regex(/^[a-z][a-z-]{0,31}$/) }),
  output: z.object({
    /** BCP 47, of the text itself. */
    lang: z.string(),
    title: z.string(),
    blocks: z.array(blockSchema),
  }),
});
