import { dataClassSchema } from '#contract/core';
import { z } from '#zod';

/** Of which something is sold here. */
export const soldVertical = z.enum(['flights', 'stays']);

/** Address of the results page on which the offer was chosen, as the address of its vertical is written. */
export const searchAddressSchema = z
  .string()
  .max(4_000)
  .regex(new RegExp(`^/(?:${soldVertical.options.join('|')})/`));

/** What everything that is sold tells of itself. */
export const soldShape = {
  offerId: z.string(),
  supplier: z.string(),
  supplierName: z.string(),
  dataClass: dataClassSchema,
  search: searchAddressSchema.optional(),
};
