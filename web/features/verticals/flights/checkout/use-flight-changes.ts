import { useLingui } from '@lingui/react/macro';
import { flightExtras, type FlightProduct } from '#contract/booking';
import { flightNumber, type Slice } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../reader/use-lists.ts';
import { type Change, differing } from '../../changes.ts';
import type { CheckoutParts } from '../../checkout-parts.ts';
import type { ItemOf } from '../../checkout-words.ts';
import { useFlightExtraLines } from '../item-extra-lines.ts';
import { useFlightItemWords } from '../item-words.ts';
import { seatsOf } from '../asked.ts';
import { useAudienceWords } from '../use-audience-words.ts';
import { useHoldLength } from '../use-hold-length.ts';
import { lineOf, useTerms } from '../use-terms.ts';
import { useMoment } from '../use-when.ts';
import { useChosenWays } from '../use-way-words.ts';
import { useBagLines } from './use-bag-lines.ts';
import { useSeatLines } from './use-seat-lines.ts';

type Item = ItemOf<FlightProduct>;

/** What differs between two choices of flights: journey, each flight, travellers, fare with its terms, bags and seats. */
export const useFlightChanges: CheckoutParts<FlightProduct>['useChanges'] = () => {
  const { t } = useLingui();
  const { name, who } = useFlightItemWords();
  const ways = useChosenWays();
  const flight = useFlightLine();
  const fare = useFareLine();
  const terms = useTermLines();
  const { bags, seats } = useExtras();
  const hold = useHoldLine();
  return (before, now, alone) => {
    const each = (label: string, said: (item: Item) => readonly string[]): Change => ({
      label,
      before: said(before),
      now: said(now),
    });
    const { slices } = now.product;
    const flights = slices.map((_, at) => each(ways(slices).name(at), ({ product }) => [flight(product.slices[at])]));
    return differing([
      each(t`Flights`, ({ product }) => [name(product)]),
      ...flights,
      each(t`Travellers`, ({ product }) => [who(product)]),
      each(t`Fare`, ({ product }) => [fare(product)]),
      each(t`Bags`, bags),
      each(t`Seats`, seats),
      each(t`If you cancel`, (item) => [terms.refund(item)]),
      each(t`If you change`, (item) => [terms.change(item)]),
      // Several things are held as long as the first of them.
      ...(alone ? [each(t`Price hold`, (item) => [hold(item)])] : []),
    ]);
  };
};

/** `Tue 9 Feb, 09:45 LGW to 12:25 LGA, Thamesgate CRW 551`. */
function useFlightLine() {
  const lists = useLists();
  const moment = useMoment();
  return (slice: Slice | undefined): string => {
    if (!slice) return '';
    const numbers = slice.segments.map(({ marketing }) => `${marketing.name} ${flightNumber(marketing)}`);
    return lists.facts([moment(slice), ...numbers]);
  };
}

function useFareLine() {
  const lists = useLists();
  const audienceOf = useAudienceWords();
  return ({ fare }: FlightProduct): string => lists.facts([fare.familyName, audienceOf(fare)]);
}

/** What is refunded, and what a change costs. */
function useTermLines() {
  const terms = useTerms();
  const lists = useLists();
  return {
    refund: ({ cancellation, price }: Item) => terms.inShort(cancellation, price.total),
    change: ({ product: { fare, passengers } }: Item) =>
      lineOf(terms.change(fare.conditions.change, seatsOf({ passengers }) === 1), lists.comma),
  };
}

/** For how long the price is held before it is paid. */
function useHoldLine() {
  const { t } = useLingui();
  const lengthOf = useHoldLength();
  return ({ holdMinutes }: Item): string => (holdMinutes ? lengthOf(holdMinutes) : t`Not available`);
}

/** Bags and seats as they are carried, each with what was bought of them. */
function useExtras() {
  const { t } = useLingui();
  const format = useFormat();
  const bagLines = useBagLines();
  const seatLines = useSeatLines();
  const extraLines = useFlightExtraLines();
  const cost = (item: Item, part: Partial<ReturnType<typeof flightExtras>>): readonly string[] => {
    const extras = { vertical: 'flights' as const, bags: [], seats: [], ...part };
    const amountMinor = extraLines({ ...item, extras }).reduce((sum, line) => sum + line.amountMinor, 0);
    return amountMinor > 0 ? [t`${format.money({ ...item.price.total, amountMinor })}, in the total`] : [];
  };
  return {
    bags: (item: Item) => [...bagLines(item), ...cost(item, { bags: flightExtras(item.extras).bags })],
    seats: (item: Item) => [...seatLines(item), ...cost(item, { seats: flightExtras(item.extras).seats })],
  };
}
