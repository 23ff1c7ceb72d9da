import { dataClassSchema } from '#contract/core';
import {
  cabinSchema,
  fareSchema,
  flightOfferSchema,
  passengersSchema,
  priceSchema,
  propertySchema,
  ratePlanSchema,
  roomNeedSchema,
  roomTypeSchema,
  sliceBagTermsSchema,
  sliceSchema,
  stayCancellationSchema,
} from '#contract/search';
import { z } from '#zod';

/** Address of the results page on which the offer was chosen, as the address of its vertical is written. */
export const searchAddressSchema = z
  .string()
  .max(4_000)
  .regex(/^\/(?:flights|stays)\//);

const sold = {
  offerId: z.string(),
  supplier: z.string(),
  supplierName: z.string(),
  dataClass: dataClassSchema,
  search: searchAddressSchema.optional(),
};

/** The flights and fare as they will be bought; frozen in the quote and in the order item. */
export const flightProductSchema = z.object({
  vertical: z.literal('flights'),
  ...sold,
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

/** Rooms of one property for some nights, as they will be bought. */
export const stayProductSchema = z.object({
  vertical: z.literal('stays'),
  ...sold,
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

export const productSchema = z.discriminatedUnion('vertical', [flightProductSchema, stayProductSchema]);
export type Product = z.infer<typeof productSchema>;
