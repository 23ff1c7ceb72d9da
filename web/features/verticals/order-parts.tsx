import { PlaceArt } from '#design/place-art';
import type { Order, OrderItem } from '#contract/booking';
import { artAddress } from '../../art-address.ts';
import type { Access } from '../booking/access.ts';
import type { ItemWords } from '../booking/item-words.ts';
import { FlightPaper } from './flights/booking/flight-paper.tsx';
import { FlightParty } from './flights/booking/flight-party.tsx';
import { Journey } from './flights/booking/journey.tsx';
import { useFlightItem } from './flights/booking/use-flight-item.ts';
import { PriceParts } from './flights/price-parts.tsx';
import { StayPaper } from './stays/booking/stay-paper.tsx';
import { StayPriceParts } from './stays/booking/stay-price-parts.tsx';
import { StaySheet } from './stays/booking/stay-sheet.tsx';
import { useStayItem } from './stays/booking/use-stay-item.ts';

/** What pages after booking say of a thing, in the words of its vertical; asked of any number of them. */
export function useItemWords(): (item: OrderItem) => ItemWords {
  const flights = useFlightItem();
  const stays = useStayItem();
  return (item) => (item.product.vertical === 'flights' ? flights(item.product, item) : stays(item.product, item));
}

interface PartProps {
  readonly order: Order;
  readonly item: OrderItem;
  /** Whether its name stands above already, which puts its own headings one level down. */
  readonly named: boolean;
  /** For links to what can be done with a part of it. */
  readonly access: Access;
}

/** What was bought, in full. */
export function ItemSheet({ order, item, named, access }: PartProps) {
  const { product } = item;
  if (product.vertical === 'flights') {
    return (
      <>
        <Journey product={product} />
        <FlightParty order={order} item={item} product={product} />
      </>
    );
  }
  return <StaySheet order={order} item={item} product={product} named={named} access={access} />;
}

/** The same on paper. */
export function ItemPaper({ order, item }: Pick<PartProps, 'item' | 'order'>) {
  const { product } = item;
  if (product.vertical === 'flights') return <FlightPaper product={product} />;
  return <StayPaper order={order} item={item} product={product} named={false} />;
}

/** Where it lies, for what has no way to draw. Decoration. */
export function ItemPlace({ item: { product } }: Pick<PartProps, 'item'>) {
  if (product.vertical === 'flights') return null;
  const { property } = product;
  return <PlaceArt src={artAddress(property)} lon={property.lon} lat={property.lat} />;
}

/** Every line of its price, by its name where there are several. */
export function ItemPrice({ item, name }: Pick<PartProps, 'item'> & { readonly name?: string }) {
  const { product } = item;
  if (product.vertical === 'flights') return <PriceParts price={item.price} name={name} />;
  return <StayPriceParts item={item} product={product} name={name} />;
}
