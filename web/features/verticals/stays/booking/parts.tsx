import { PlaceArt } from '#design/place-art';
import type { StayProduct } from '#contract/booking';
import { artAddress } from '../../../../art-address.ts';
import type { OrderParts } from '../../order-parts.tsx';
import { StayPaper } from './stay-paper.tsx';
import { StayPriceParts } from './stay-price-parts.tsx';
import { StaySheet } from './stay-sheet.tsx';

/** What pages after booking draw of places to stay. */
export const stayOrderParts: OrderParts<StayProduct> = {
  Sheet: StaySheet,
  Paper: ({ order, item, product }) => <StayPaper order={order} item={item} product={product} named={false} />,
  Price: ({ item, product, name }) => <StayPriceParts item={item} product={product} name={name} />,
  Place: ({ product: { property } }) => <PlaceArt src={artAddress(property)} lon={property.lon} lat={property.lat} />,
};
