import { flightExtras, type FlightProduct, type Order, type OrderItem } from '#contract/booking';
import styles from './flight-party.module.css';
import { useExtraWords } from './use-extra-words.ts';

interface FlightPartyProps {
  readonly order: Order;
  readonly item: OrderItem;
  readonly product: FlightProduct;
}

/** Who flies, with which bags and seats. */
export function FlightParty({ order, item, product }: FlightPartyProps) {
  const extrasOf = useExtraWords();
  const at = order.items.indexOf(item);
  const party = order.travellers.filter((traveller) => traveller.item === at);
  return (
    <ul className={styles.party}>
      {party.map(({ givenNames, familyName }, nth) => (
        <li key={nth}>
          <b>{`${givenNames} ${familyName}`}</b>
          {extrasOf(product.slices, flightExtras(item.extras), nth).map((line) => (
            <span key={line}> {line}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}
