import {
  cabinSchema,
  fareSchema,
  flightOfferSchema,
  passengersSchema,
  sliceBagTermsSchema,
  sliceSchema,
} from '#contract/search';
import { z } from '#zod';
import { soldShape } from '../sold.ts';
import { flightExtrasSchema } from './extras.ts';

/** The flights and fare as they will be bought; frozen in the quote and in the order item. */
export const flightProductSchema = z.object({
  vertical: z.literal('flights'),
  ...soldShape,
  fareId: z.string(),
  slices: z.array(sliceSchema),
  tickets: z.int(),
  totals: flightOfferSchema.shape.totals,
  fare: fareSchema
    .pick({
      audience: true,
      family: true,
      familyName: true,
      bookingClasses: true,
      seat: true,
      conditions: true,
      milesPercent: true,
    })
    // Without what is bought: that stands with the extras, where it can still be changed.
    .extend({ bags: z.array(sliceBagTermsSchema) }),
  passengers: passengersSchema,
  cabin: cabinSchema,
});
export type FlightProduct = z.infer<typeof flightProductSchema>;
/** The fare that was chosen, with its bags slice by slice. */
export type ProductFare = FlightProduct['fare'];

/** The fare, and what is chosen to go with it. */
export const flightChoiceSchema = flightExtrasSchema.extend({ fareId: z.string().max(700) });
