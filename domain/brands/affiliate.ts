import { z } from '#zod';

const name = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

/** Sites that send readers to a brand, each with the places on it from which they come. */
export const affiliatesSchema = z
  .array(
    z.strictObject({
      id: name,
      placements: z.array(name).max(50).default([]),
      /** What is told of readers from there, e.g. `{"channel": "editorial"}`; the same for all of them. */
      properties: z.record(name, z.string().max(64)).default({}),
    }),
  )
  .max(500)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'names one affiliate twice');

/** Where a reader comes from, as far as the brand knows it. */
export interface Attribution {
  readonly affiliate: string | null;
  readonly placement: string | null;
  readonly properties: Readonly<Record<string, string>>;
}

const NOBODY: Attribution = { affiliate: null, placement: null, properties: {} };

/** What an address says counts only where the brand's data has it. */
export function attributionOf(
  affiliates: z.infer<typeof affiliatesSchema> | undefined,
  said: { readonly affiliate?: string | null | undefined; readonly placement?: string | null | undefined },
): Attribution {
  const found = affiliates?.find(({ id }) => id === said.affiliate);
  if (!found) return NOBODY;
  const placement = found.placements.find((one) => one === said.placement) ?? null;
  return { affiliate: found.id, placement, properties: found.properties };
}
