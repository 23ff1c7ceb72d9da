import type { Queries, Transaction } from '#platform/core';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { Reserved } from './reserve.ts';

export const reservationStates = ['asked', 'held', 'sold', 'released', 'expired', 'refused', 'cancelled'] as const;
export const bookingStates = ['confirmed', 'cancelled'] as const;
/** Every `CommitRejection` of the port. */
export const rejections = ['sold_out', 'hold_expired', 'price_changed', 'refused'] as const;

export type HouseTables = {
  house_reservation: {
    id: string;
    key: string;
    state: (typeof reservationStates)[number];
    product: JSONColumnType<Reserved>;
    quantity: number;
    base_minor: number;
    currency: string;
    created_at: Date;
    expires_at: Date;
    price_until: Date;
    extensions: Generated<number>;
  };
  house_booking: {
    id: string;
    key: string;
    reservation_id: string;
    locator: string;
    state: (typeof bookingStates)[number];
    party: JSONColumnType<string[]>;
    extras: ColumnType<unknown, string, string>;
    total_minor: number;
    currency: string;
    booked_at: Date;
    cancelled_at: Date | null;
    cancel_key: string | null;
  };
  /** Parts of a booking that were cancelled, each once. */
  house_cancellation: { booking_id: string; unit: number; key: string; at: Date };
  house_rejection: { key: string; reason: (typeof rejections)[number]; at: Date };
};

export type ReservationRow = Selectable<HouseTables['house_reservation']>;
export type HouseBookingRow = Selectable<HouseTables['house_booking']>;
export type HouseCancellationRow = Selectable<HouseTables['house_cancellation']>;

export function tables(db: Queries | Transaction): ReturnType<typeof db.withTables<HouseTables>> {
  return db.withTables<HouseTables>();
}
