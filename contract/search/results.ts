import { z } from '#zod';
import { facetSchema, relaxSchema } from './facets.ts';
import { sourceSchema } from './sources.ts';

/** What the answer of every search holds, whatever it looks for; each adds its query, offers and sorts. */
export const sharedResults = {
  id: z.string(),
  /** Grows when a late source adds offers; a page shows 'update list' when its own is older. */
  revision: z.int(),
  done: z.boolean(),
  total: z.int().describe('Under the filters in force; every combination counts, of which `listed` can be read'),
  listed: z
    .int()
    .describe(
      'Rows that can be read, page after page: `offset` must be below it. Of combinations the first 200, else every one',
    ),
  exact: z.boolean(),
  /** Valid offers without any filter. */
  unfiltered: z.int(),
  offset: z.int(),
  facets: z.array(facetSchema),
  relax: z.array(relaxSchema),
  sources: z.array(sourceSchema),
  checkedAt: z.string().describe('When it was put together; the age of prices is said by source'),
};
