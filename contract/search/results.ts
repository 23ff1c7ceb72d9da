import { z } from '#zod';
import { facetSchema, relaxSchema } from './facets.ts';
import { sourceSchema } from './sources.ts';

/** What the answer of every search holds, whatever it looks for; each adds its query, offers and sorts. */
export const sharedResults = {
  id: z.string(),
  /** Grows when a late source adds offers; a page shows 'update list' when its own is older. */
  revision: z.int(),
  done: z.boolean(),
  total: z
    .int()
    .describe(
      'Valid offers under the filters in force. Where an offer combines two slices, every combination counts: billions are usual, and no more of them can be read than `listed` says',
    ),
  listed: z
    .int()
    .describe(
      'How many rows can be read, page after page: `offset` must be below it. Where each offer exists by itself that is every one (and the sold out, where they are asked for); of combinations it is the exact first 200 in the order asked for',
    ),
  exact: z.boolean(),
  /** Valid offers without any filter. */
  unfiltered: z.int(),
  offset: z.int(),
  facets: z.array(facetSchema),
  relax: z.array(relaxSchema),
  sources: z.array(sourceSchema),
  checkedAt: z.string().describe('When this page was put together; how old its prices are, each source says'),
};
