import type { OrderItem, Product } from '#contract/booking';
import { describeFlights } from './flights/description.ts';
import { describeStay } from './stays/description.ts';
import type { ItemAsked, ItemDescription } from './description.ts';

const DESCRIBE: {
  readonly [V in Product['vertical']]: (asked: ItemAsked<Extract<Product, { vertical: V }>>) => ItemDescription;
} = { flights: describeFlights, stays: describeStay };

/** An item of an order in words, whatever it is. */
export function describeItem(item: OrderItem, asked: Omit<ItemAsked, 'item' | 'product'>): ItemDescription {
  const { product } = item;
  const describe = DESCRIBE[product.vertical] as (of: ItemAsked) => ItemDescription;
  return describe({ ...asked, item, product });
}
