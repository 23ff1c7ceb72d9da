import { z } from '#zod';
import { flightExtrasOfferedSchema, flightExtrasSchema } from './flights/extras.ts';
import { flightChoiceSchema, flightProductSchema } from './flights/product.ts';
import { stayChoiceSchema, stayProductSchema } from './stays/product.ts';

/** What is bought, as it is frozen in the quote and in the order item. */
export const productSchema = z.discriminatedUnion('vertical', [flightProductSchema, stayProductSchema]);
export type Product = z.infer<typeof productSchema>;

/** What its buyer chose of an offer. */
export const choiceSchema = z.discriminatedUnion('vertical', [flightChoiceSchema, stayChoiceSchema]);
export type Choice = z.infer<typeof choiceSchema>;

/** What may be chosen anew as long as nothing is paid. Told apart by `vertical`, once another one sells such things. */
export const extrasSchema = flightExtrasSchema;
export type Extras = z.infer<typeof extrasSchema>;

/** What is sold with it, lists of options with the choice marked; null where nothing is. */
export const extrasOfferedSchema = flightExtrasOfferedSchema.nullable();
export type ExtrasOffered = z.infer<typeof extrasOfferedSchema>;
