import { moneySchema } from '#contract/core';
import { z } from '#zod';
import { orderStateSchema } from './order.ts';
import { soldVertical } from './sold.ts';

/** Where and when something that is booked begins or ends. */
export const bookingEndSchema = z.object({
  /** City or property. */
  name: z.string(),
  /** Code of the airport; null for a property. */
  code: z.string().nullable(),
  countryCode: z.string(),
  /** Wall clock there, `YYYY-MM-DDTHH:MM`. */
  local: z.string(),
  zone: z.string(),
  instant: z.string(),
});

/** A booking in a list of them: enough to know it and to open it. */
export const ownBookingSchema = z.object({
  id: z.string(),
  reference: z.string(),
  state: orderStateSchema,
  /** Item by item, what of it stands, or all of it where nothing does, and when it begins and ends; the first begins first. */
  items: z
    .array(
      z.object({
        vertical: soldVertical,
        begins: bookingEndSchema,
        ends: bookingEndSchema,
        /** When nothing of it is left: the last landing of a journey, the check-out of a stay. `day`: the last departure or check-out there. */
        over: z.object({ day: z.string(), instant: z.string() }),
        /** Until when all of it is refunded; left out where that is over, or never was. */
        freeUntil: z.string().optional(),
      }),
    )
    .min(1),
  /** What was cancelled of one that stands. */
  cancelled: z.array(z.string()),
  /** What of that was booked costs. */
  total: moneySchema,
  /** Of the total, what the property charges; left out where that is nothing, or not known since rooms were cancelled. */
  there: moneySchema.optional(),
  /** With refunds: what was paid, what of it is refunded, and what of it is on its way. */
  paid: moneySchema.optional(),
  refunded: moneySchema.optional(),
  refunding: moneySchema.optional(),
  /** Who travels or stays: of several items the largest party. */
  people: z.int(),
  /** Bought as a guest; it belongs to no account yet. */
  claimable: z.boolean(),
});
export type OwnBooking = z.infer<typeof ownBookingSchema>;
