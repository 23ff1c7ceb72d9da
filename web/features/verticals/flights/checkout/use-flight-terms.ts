import { useLingui } from '@lingui/react/macro';
import { flightExtras, type FlightProduct } from '#contract/booking';
import type { ItemOf, ItemTerms } from '../../checkout-words.ts';
import { seatsOf } from '../asked.ts';
import { useLists } from '../../../reader/use-lists.ts';
import { usePartyWords } from '../use-party-words.ts';
import { lineOf, useTerms } from '../use-terms.ts';
import { useBagLines } from './use-bag-lines.ts';

/** Flights in a summary: for whom, with which bags, what is refunded, and what a change costs. */
export function useFlightTerms(): (item: ItemOf<FlightProduct>) => ItemTerms {
  const { t } = useLingui();
  const terms = useTerms();
  const party = usePartyWords();
  const lists = useLists();
  const bagLines = useBagLines();
  return (item) => {
    const { product, cancellation, price } = item;
    const { bags: all, seats } = flightExtras(item.extras);
    const { fare, passengers } = product;
    const included = all.map((bag) => ({ ...bag, bought: 0 }));
    const bags = bagLines({ ...item, extras: { vertical: 'flights', bags: included, seats } });
    const change = lineOf(terms.change(fare.conditions.change, seatsOf({ passengers }) === 1), lists.comma);
    return {
      who: party.everyone(passengers),
      lines: [
        t`Included in the fare: ${lists.facts(bags)}`,
        terms.inShort(cancellation, price.total),
        t`Change: ${change}`,
      ],
    };
  };
}
