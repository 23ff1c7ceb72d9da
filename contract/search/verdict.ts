import { z } from '#zod';

export const verdictSchema = z.object({
  /** `out`: not as the rules of whoever reads want it; `blocked`: nor can it be bought. */
  state: z.enum(['out', 'blocked']),
  reasons: z.array(z.object({ code: z.string(), limits: z.record(z.string(), z.unknown()) })),
});
export type PublishedVerdict = z.infer<typeof verdictSchema>;
