import type { OrderItem } from '#contract/booking';
import { describeFlights } from './flights/description.ts';
import { describeStay } from './stays/description.ts';
import type { ItemAsked, ItemDescription } from './description.ts';

/** An item of an order in words, whatever it is. */
export function describeItem(item: OrderItem, asked: Omit<ItemAsked, 'item' | 'product'>): ItemDescription {
  const { product } = item;
  return product.vertical === 'flights'
    ? describeFlights({ ...asked, item, product })
    : describeStay({ ...asked, item, product });
}
