import { z } from '#zod';

const valueSchema = z.union([z.boolean(), z.number(), z.string()]);

/** Every flag with its value for this reader and where that comes from. */
export const flagReportSchema = z.object({
  flags: z.array(
    z.object({
      name: z.string(),
      owner: z.string(),
      description: z.string(),
      default: valueSchema,
      value: valueSchema,
      from: z.enum(['default', 'brand', 'share', 'file', 'visit']),
      /** What can be set by a link: all words, on and off, or both ends and the default of a number. */
      choices: z.array(valueSchema),
    }),
  ),
  /** What the address or the visit asked for in vain. */
  refused: z.array(z.string()),
});
export type FlagReport = z.infer<typeof flagReportSchema>;
