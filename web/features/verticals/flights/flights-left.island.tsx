import { FlightCard, flightCardBoxClass } from '#design/flight-card';
import type { FlightAddress } from '#contract/search';
import { sentRows } from '../../../in-page.ts';
import styles from './fares.module.css';
import { useFlightCard } from './list/use-flight-card.ts';
import type { ListedResults } from './listed.ts';

/** Other flights of the search. */
export function FlightsLeft({ results, address }: { results: ListedResults; address: FlightAddress }) {
  const cardOf = useFlightCard(results, address);
  return (
    <ol className={styles.cards}>
      {sentRows(results.offers).map((offer, at) => (
        <li key={offer.key} className={flightCardBoxClass}>
          <FlightCard {...cardOf(offer, at)} headingLevel={3} />
        </li>
      ))}
    </ol>
  );
}
