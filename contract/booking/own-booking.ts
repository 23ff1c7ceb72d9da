import { z } from '#zod';
import { callingPointSchema } from '#contract/search';
import { orderStateSchema } from './order.ts';

/** A booking in a list of them: enough to know it and to open it. */
export const ownBookingSchema = z.object({
  id: z.string(),
  reference: z.string(),
  state: orderStateSchema,
  /** Of the first flight. */
  departure: callingPointSchema,
  /** Where the first slice ends: the place one goes to. */
  arrival: callingPointSchema,
  /** Bought as a guest; it belongs to no account yet. */
  claimable: z.boolean(),
});
export type OwnBooking = z.infer<typeof ownBookingSchema>;
