import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '#design/icon';
import { Note } from '#design/note';
import type { CartPart } from '#contract/booking';
import { type FlightAddress, formatFlightAddress } from '#contract/search';
import { useFacts } from '../../../../facts.ts';
import { heldPlace } from '../../../cart/held-place.ts';
import type { ListedResults } from '../listed.ts';
import styles from './flight-list.module.css';

const MOST_STOPS = 2;

interface LeftOut {
  /** Said above the list. */
  readonly note: ReactNode;
  /** Said below it. */
  readonly text: string | null;
}

/** Flights that a list does without: there are more than can be compared in time. */
export function useLeftOut({ certificate, chosen }: ListedResults, { filters }: FlightAddress): LeftOut {
  const { t } = useLingui();
  const bounds = certificate.slices.flatMap(({ pruned }) => pruned.map(({ bound }) => bound));
  const own = filters.slices?.[chosen.length];
  const asks = (stops: number): boolean =>
    filters.stops?.includes(stops) !== false && own?.stops?.includes(stops) !== false;
  const slow = bounds.includes('slowTwoStops') && asks(MOST_STOPS);
  const slowest = bounds.includes('slowOneStop') && (asks(1) || asks(MOST_STOPS));
  return {
    note: bounds.includes('twoStops') && (
      <Note title={t`Flights with two stops are not shown`}>
        <p>{t`There are too many between so many cities. Choose fewer cities to see them.`}</p>
      </Note>
    ),
    text: slowest
      ? t`Flights with two stops and the slowest with one are not shown: there are too many to compare.`
      : slow
        ? t`The slowest flights with two stops are not shown: there are too many to compare.`
        : null,
  };
}

/** What flights of the trip have that a list does not ask for. */
export function moreThanAsked(
  { seats, carried }: CartPart,
  { bags: asked }: ListedResults['query'],
): Pick<CartPart, 'bags' | 'seats'> | undefined {
  const bags = carried && (carried.cabin > asked.cabin || carried.checked > asked.checked) ? carried : undefined;
  return bags || seats ? { ...(bags && { bags }), ...(seats && { seats }) } : undefined;
}

interface ListProps {
  readonly results: Pick<ListedResults, 'query'>;
  readonly address: FlightAddress;
}

/** Said where another choice replaces flights that have bags and seats: no price of the list includes them. */
export function ExtrasLeftOut({ results: { query }, address }: ListProps) {
  const { t } = useLingui();
  const { cart } = useFacts().chrome;
  const held = cart?.parts[heldPlace(cart, 'flights', formatFlightAddress(address))];
  const more = held && moreThanAsked(held, query);
  if (!more) return null;
  const bagsOf = more.seats
    ? t`These prices don’t include all of your bags and seats. Choose a fare to see what it includes.`
    : t`These prices don’t include all of your bags. Choose a fare to see what it includes.`;
  const text = more.bags ? bagsOf : t`These prices don’t include your seats. Choose a fare to see what it includes.`;
  return (
    <p className={styles.leftOut}>
      <Icon name="shopping-bag" size="small" />
      <span>{text}</span>
    </p>
  );
}
