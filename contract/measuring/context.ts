import { z } from '#zod';

/** Who sent the reader here, as an address says it: `?affiliate=sample-journal&placement=article`. */
export const attributionFields = {
  affiliate: z.string().max(64).optional(),
  placement: z.string().max(64).optional(),
};

export const dynamicContextSchema = z.object({
  /** A site that the brand knows; null for any other. */
  affiliate: z.string().nullable(),
  /** Where on that site. */
  placement: z.string().nullable(),
  platform: z.enum(['desktop', 'mobile']),
  /** The reader's device or choice says that nothing about them is shared. */
  dataSharingOptOut: z.boolean(),
  /** What the brand's data says of this affiliate. */
  dynamicProperties: z.record(z.string(), z.string()),
});
export type DynamicContext = z.infer<typeof dynamicContextSchema>;
