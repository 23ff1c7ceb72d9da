import type { Order, OrderItem } from '#contract/booking';
import { describeItem, type ItemDescription } from '#domain/search/verticals';
import type { Speech } from '#platform/words';

/** What became of an item, as far as its buyer is told. */
export type Fate = 'booked' | 'cancelled' | 'notBooked' | 'open';

/** An item with its words. */
export interface DescribedItem {
  readonly item: OrderItem;
  readonly fate: Fate;
  readonly words: ItemDescription;
}

const FATES: Partial<Record<OrderItem['state'], Fate>> = {
  confirmed: 'booked',
  cancelling: 'booked',
  cancelled: 'cancelled',
  rejected: 'notBooked',
  hold_expired: 'notBooked',
  dropped: 'notBooked',
  purged: 'notBooked',
};

/** Item by item, in the order of the order; what is cancelled comes after what stands. */
export function describeOrder(
  { items, travellers, reference, seller }: Order,
  speech: Speech,
  { onPaper = false } = {},
): DescribedItem[] {
  const all = items.map((item, place) => ({
    item,
    fate: fateOf(item),
    words: describeItem(item, {
      people: travellers.filter((person) => person.item === place),
      reference,
      seller: seller.name,
      speech,
      onPaper,
    }),
  }));
  return all.toSorted((one, other) => Number(one.fate === 'cancelled') - Number(other.fate === 'cancelled'));
}

export function fateOf({ state }: OrderItem): Fate {
  return FATES[state] ?? 'open';
}

/** Was booked once, whatever became of it: it has been paid for, and is in calendars. */
export function wasBooked(fate: Fate): boolean {
  return fate === 'booked' || fate === 'cancelled';
}

/** Something of it is booked no more, so that its price is one of the past. */
export function isTouched({ item, fate }: DescribedItem): boolean {
  return fate === 'cancelled' || (fate === 'booked' && item.cancelledUnits.length > 0);
}

/** Parts of a booked item that were cancelled alone, in words. */
export function goneParts({ item, fate, words }: DescribedItem): string[] {
  return fate === 'cancelled' ? [] : item.cancelledUnits.flatMap((place) => words.parts[place] ?? []);
}
