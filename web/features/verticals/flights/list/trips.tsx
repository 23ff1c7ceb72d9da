import { useLingui } from '@lingui/react/macro';
import { TripStrip } from '#design/trip-strip';
import { formatOfferAddress } from '#contract/search';
import type { FlightAddress, FlightSort } from '#contract/search';
import { useFacts } from '../../../../facts.ts';
import { useFormat } from '../../../../format.ts';
import { sentRows } from '../../../../in-page.ts';
import { StaticPart, WrittenPart } from '../../../../static-part.tsx';
import type { ListedOffer, ListedResults } from '../listed.ts';
import { useLists } from '../../../reader/use-lists.ts';
import styles from './flight-list.module.css';
import { useLegs } from './use-legs.ts';
import { useRankWords } from '../use-rank-words.ts';
import { useSliceWords } from '../use-slice-words.ts';

const ID = 'whole-trips';

interface TripsProps {
  readonly results: ListedResults;
  readonly address: FlightAddress;
}

/** For who wants no more choice: the best, the cheapest and the fastest whole trip. */
export function Trips({ results: { trips }, address }: TripsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useSliceWords();
  const legOf = useLegs();
  const ranks = useRankWords();
  const lists = useLists();
  const keys = useFacts().chrome.cart?.keys ?? [];
  const sent = sentRows(trips);
  if (sent.length < trips.length) return <WrittenPart as="div" id={ID} className={styles.through} />;
  return (
    <StaticPart as="div" id={ID} className={styles.through}>
      <TripStrip
        label={t`Whole trips`}
        trips={sent.map(({ key, price, slices, rank }) => ({
          name: lists.all(firstsOf({ key, rank }, sent).map(ranks.name)),
          price: format.wholeMoney(price.total),
          legs: slices.map((slice) => {
            const { carrier, departure, arrival, duration } = legOf(slice);
            const { dayOffset } = arrival;
            return { carrier, departure: departure.time, arrival: arrival.time, dayOffset, duration };
          }),
          mark: keys.includes(key) ? t`In your trip` : undefined,
          note: lists.facts([
            lists.all([...new Set(slices.map(({ ticketing }) => ticketing.name))]),
            words.stopCount(Math.max(...slices.map((slice) => slice.stops)), 'in a line'),
          ]),
          href: formatOfferAddress(address, key),
        }))}
      />
    </StaticPart>
  );
}

/** The orders that a trip leads: one that leads two of them is there once. */
function firstsOf({ key, rank }: Pick<ListedOffer, 'key' | 'rank'>, trips: readonly ListedOffer[]): FlightSort[] {
  if (rank.reason === 'listed') return [];
  const without = LED.filter((sort) => !trips.some((trip) => trip.rank.reason === sort));
  const leads = (sort: keyof typeof BY): boolean =>
    trips.toSorted((one, other) => BY[sort](one) - BY[sort](other))[0]?.key === key;
  return [rank.reason, ...without.filter(leads)];
}

const LED = ['cheapest', 'fastest'] as const;
const BY = {
  cheapest: ({ price }: ListedOffer) => price.total.amountMinor,
  fastest: ({ slices }: ListedOffer) => slices.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
};
