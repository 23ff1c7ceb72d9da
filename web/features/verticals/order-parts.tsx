import type { ComponentType } from 'react';
import type { Order, OrderItem, Product } from '#contract/booking';
import type { Access } from '../booking/access.ts';
import type { ItemWords } from '../booking/item-words.ts';
import type { Of } from './checkout-words.ts';
import { flightOrderParts } from './flights/booking/parts.tsx';
import { useFlightItem } from './flights/booking/use-flight-item.ts';
import { stayOrderParts } from './stays/booking/parts.tsx';
import { useStayItem } from './stays/booking/use-stay-item.ts';

interface PartProps {
  readonly order: Order;
  readonly item: OrderItem;
  /** Whether its name stands above already, which puts its own headings one level down. */
  readonly named: boolean;
  /** For links to what can be done with a part of it. */
  readonly access: Access;
}

/** What a vertical draws of what was bought of it. */
export interface OrderParts<P extends Product> {
  /** In full. */
  readonly Sheet: ComponentType<PartProps & { readonly product: P }>;
  /** The same on paper. */
  readonly Paper: ComponentType<Pick<PartProps, 'item' | 'order'> & { readonly product: P }>;
  /** Every line of its price, by its name where there are several. */
  readonly Price: ComponentType<Pick<PartProps, 'item'> & { readonly product: P; readonly name: string | undefined }>;
  /** Where it lies, for what has no way to draw. Decoration. */
  readonly Place?: ComponentType<{ readonly product: P }>;
}

type Parts = { readonly [V in Product['vertical']]: OrderParts<Of<V>> };

const PARTS: Parts = { flights: flightOrderParts, stays: stayOrderParts };

function partsOf<P extends Product>({ vertical }: P): OrderParts<P> {
  return PARTS[vertical] as unknown as OrderParts<P>;
}

type Words = { readonly [V in Product['vertical']]: (product: Of<V>, item: OrderItem) => ItemWords };

/** What pages after booking say of a thing, in the words of its vertical; asked of any number of them. */
export function useItemWords(): (item: OrderItem) => ItemWords {
  const words: Words = { flights: useFlightItem(), stays: useStayItem() };
  return (item) => {
    const wordsOf = words[item.product.vertical] as (product: Product, item: OrderItem) => ItemWords;
    return wordsOf(item.product, item);
  };
}

export function ItemSheet(props: PartProps) {
  const { product } = props.item;
  const { Sheet } = partsOf(product);
  return <Sheet {...props} product={product} />;
}

export function ItemPaper({ order, item }: Pick<PartProps, 'item' | 'order'>) {
  const { Paper } = partsOf(item.product);
  return <Paper order={order} item={item} product={item.product} />;
}

export function ItemPlace({ item: { product } }: Pick<PartProps, 'item'>) {
  const { Place } = partsOf(product);
  return Place ? <Place product={product} /> : null;
}

export function ItemPrice({ item, name }: Pick<PartProps, 'item'> & { readonly name?: string }) {
  const { Price } = partsOf(item.product);
  return <Price item={item} product={item.product} name={name} />;
}
