import { dataClassSchema } from '#contract/core';
import { z } from '#zod';

/** Of which something is sold here. */
const VERTICALS = ['flights', 'stays'] as const;
export const soldVertical = z.enum(VERTICALS);

/** Address of the results page on which the offer was chosen, as the address of its vertical is written. */
export const searchAddressSchema = z
  .string()
  .max(4_000)
  .regex(new RegExp(`^/(?:${VERTICALS.join('|')})/`));

/** What everything that is sold tells of itself. */
export const soldShape = {
  offerId: z.string(),
  supplier: z.string(),
  supplierName: z.string(),
  dataClass: dataClassSchema,
  search: searchAddressSchema.optional(),
};
