import { z } from '#zod';
import { facetSchema, relaxSchema } from './facets.ts';
import { sourceSchema } from './sources.ts';

/** What the answer of every search holds, whatever it looks for; each adds its query, offers and sorts. */
export const sharedResults = {
  id: z.string(),
  /** Grows when a late source adds offers; a page shows 'update list' when its own is older. */
  revision: z.int(),
  done: z.boolean(),
  total: z.int().describe('Under the filters; counts every combination, of which `listed` can be read'),
  listed: z.int().describe('Rows that can be read; `offset` is below it. The first 200 combinations, otherwise all'),
  exact: z.boolean(),
  /** Valid offers without any filter. */
  unfiltered: z.int(),
  offset: z.int(),
  facets: z.array(facetSchema),
  relax: z.array(relaxSchema),
  sources: z.array(sourceSchema),
  checkedAt: z.string().describe('When it was created; price ages are given by source'),
};
