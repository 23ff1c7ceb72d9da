import type * as lists from '../../../../contract/booking/product.ts';
import { z } from '#zod';

type Lists = Pick<typeof lists, 'choiceSchema' | 'extrasSchema'>;

export const VERTICAL = 'ferries';

/** What goes with it, in words of its own. */
export const ferryExtrasSchema = z.object({ vertical: z.literal(VERTICAL), cars: z.int().min(0).max(9).default(0) });
export const ferryChoiceSchema = ferryExtrasSchema.extend({ deck: z.string() });

/** What a vertical adds to the lists of the contract. */
export function withFerries(lists: Lists) {
  return {
    choiceSchema: z.discriminatedUnion('vertical', [...lists.choiceSchema.options, ferryChoiceSchema]),
    extrasSchema: z.discriminatedUnion('vertical', [lists.extrasSchema, ferryExtrasSchema]),
  };
}
