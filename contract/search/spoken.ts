import { z } from '#zod';

/**
 * What a name is made of, where its supplier states that instead of words of its own: answers hold the name in the reader's
 * language, stored products keep this. Absent where the name is the supplier's own text, which nobody translates.
 */
export const spokenSchema = z.object({
  /** A word of the site: `room.double`, `area.old-town`. */
  word: z.string(),
  /** Ids of the places in it: `city:2988507`, `airport:CDG`. */
  places: z.array(z.string()),
  /** A proper name in it, said so where no other is known for `ownId`: a quarter that only its city knows. */
  own: z.string().optional(),
  /** Id of what `own` names: `quarter:2973783`. */
  ownId: z.string().optional(),
});
export type Spoken = z.infer<typeof spokenSchema>;
