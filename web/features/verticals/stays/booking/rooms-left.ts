import type { OrderItem, StayProduct } from '#contract/booking';

export type BookedRoom = StayProduct['rooms'][number];

/** The rooms that were not cancelled alone. */
export function roomsLeft(
  { rooms }: StayProduct,
  { cancelledUnits, state }: Pick<OrderItem, 'cancelledUnits' | 'state'>,
) {
  return state === 'cancelled' ? [] : rooms.filter((_, place) => !cancelledUnits.includes(place));
}
