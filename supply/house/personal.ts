import type { PersonalTable } from '#platform/core';
import { bookingStates, rejections, reservationStates } from './booking/tables.ts';
import { holdStates } from './stock/index.ts';

const carrier = 'books of the carrier, which answers for them itself';
const nobody = { nobody: 'the built-in supplier knows bookings, not accounts' };

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'house_stock',
    owner: nobody,
    exportAs: null,
    rows: { kept: carrier },
    plain: 'product day kind held sold version updated_at',
    personal: {},
  },
  {
    table: 'house_hold',
    owner: nobody,
    exportAs: null,
    rows: { kept: carrier },
    plain: 'key order_key lines state expires_at returned created_at updated_at',
    personal: {},
    oneOf: { state: holdStates },
  },
  {
    table: 'house_reservation',
    owner: nobody,
    exportAs: null,
    rows: { kept: carrier },
    plain: 'id key state product quantity base_minor currency created_at expires_at price_until extensions',
    personal: {},
    oneOf: { state: reservationStates },
  },
  {
    table: 'house_booking',
    owner: nobody,
    exportAs: null,
    rows: { kept: carrier },
    plain: 'id key reservation_id state extras total_minor currency booked_at cancelled_at cancel_key',
    personal: {
      locator: { kind: 'identifier', exportAs: null, onErase: { kept: carrier } },
      party: { kind: 'content', exportAs: null, onErase: { kept: carrier } },
    },
    oneOf: { state: bookingStates },
  },
  {
    table: 'house_cancellation',
    owner: nobody,
    exportAs: null,
    rows: { kept: carrier },
    plain: 'booking_id unit key at',
    personal: {},
  },
  {
    table: 'house_rejection',
    owner: nobody,
    exportAs: null,
    rows: { kept: carrier },
    plain: 'key reason at',
    personal: {},
    oneOf: { reason: rejections },
  },
];
