import type { OrderItem } from '#contract/booking';
import { tellFlights } from './flights/telling.ts';
import { tellStay } from './stays/telling.ts';
import type { ItemAsked, ToldItem } from './telling.ts';

/** An item of an order in words, whatever it is. */
export function tellItem(item: OrderItem, asked: Omit<ItemAsked, 'item' | 'product'>): ToldItem {
  const { product } = item;
  return product.vertical === 'flights'
    ? tellFlights({ ...asked, item, product })
    : tellStay({ ...asked, item, product });
}
