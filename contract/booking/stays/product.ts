import {
  priceSchema,
  propertySchema,
  ratePlanSchema,
  roomNeedSchema,
  roomTypeSchema,
  stayCancellationSchema,
} from '#contract/search';
import { z } from '#zod';
import { soldShape } from '../sold.ts';

/** Rooms of one property for some nights, as they will be bought. */
export const stayProductSchema = z.object({
  vertical: z.literal('stays'),
  ...soldShape,
  property: propertySchema,
  /** Local calendar days at the property. */
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.int(),
  /** One for each room of the party; each can be cancelled alone. */
  rooms: z.array(
    z.object({
      need: roomNeedSchema,
      room: roomTypeSchema,
      plan: ratePlanSchema,
      price: priceSchema,
      cancellation: stayCancellationSchema,
    }),
  ),
});
export type StayProduct = z.infer<typeof stayProductSchema>;

/** Room type and rate plan for each room of the party, in its order. */
export const stayChoiceSchema = z.object({
  vertical: z.literal('stays'),
  rooms: z
    .array(z.object({ room: z.string().max(100), plan: z.string().max(100) }))
    .min(1)
    .max(9),
});
