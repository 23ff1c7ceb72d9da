import type { FlightProduct } from '#contract/booking';
import type { OrderParts } from '../../order-parts.tsx';
import { PriceParts } from '../price-parts.tsx';
import { FlightPaper } from './flight-paper.tsx';
import { FlightParty } from './flight-party.tsx';
import { Journey } from './journey.tsx';

/** What pages after booking draw of flights. */
export const flightOrderParts: OrderParts<FlightProduct> = {
  Sheet: ({ order, item, product }) => (
    <>
      <Journey product={product} />
      <FlightParty order={order} item={item} product={product} />
    </>
  ),
  Paper: ({ product }) => <FlightPaper product={product} />,
  Price: ({ item, name }) => <PriceParts price={item.price} name={name} />,
};
