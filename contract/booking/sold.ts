import { dataClassSchema } from '#contract/core';
import { z } from '#zod';

/** Address of the results page on which the offer was chosen, as the address of its vertical is written. */
export const searchAddressSchema = z
  .string()
  .max(4_000)
  .regex(/^\/(?:flights|stays)\//);

/** What everything that is sold tells of itself. */
export const soldShape = {
  offerId: z.string(),
  supplier: z.string(),
  supplierName: z.string(),
  dataClass: dataClassSchema,
  search: searchAddressSchema.optional(),
};
