import type { OwnBooking } from '#contract/booking';

export interface GroupedBookings {
  /** The one that begins first comes first. */
  readonly upcoming: readonly OwnBooking[];
  /** The last one comes first, as in what was cancelled. */
  readonly past: readonly OwnBooking[];
  readonly cancelled: readonly OwnBooking[];
}

/** Bookings of the account by what a reader looks for; a trip is past when its last part is over. */
export function groupBookings(bookings: readonly OwnBooking[], now: string): GroupedBookings {
  const own = bookings.filter(({ claimable }) => !claimable);
  const standing = own.filter(({ state }) => state !== 'cancelled');
  const isOver = ({ items }: OwnBooking) => items.every(({ over }) => over.instant < now);
  return {
    upcoming: standing.filter((each) => !isOver(each)).toSorted(byBeginning),
    past: standing.filter(isOver).toSorted((a, b) => byBeginning(b, a)),
    cancelled: own.filter(({ state }) => state === 'cancelled').toSorted((a, b) => byBeginning(b, a)),
  };
}

function byBeginning(a: OwnBooking, b: OwnBooking): number {
  const [first = '', second = ''] = [a, b].map(({ items }) => items[0]?.begins.instant);
  return first < second ? -1 : first > second ? 1 : 0;
}
