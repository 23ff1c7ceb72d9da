import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/empty-state';
import { FlightCard, FlightCardSkeleton, type FlightCardProps } from '#design/flight-card';
import { LinkButton } from '#design/link-button';
import { formatOfferAddress, PAGE_SIZE } from '#contract/search';
import type { FlightAddress, FlightFilters } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { Still } from '../../../still.tsx';
import { NearestDays } from './other-days.ts';
import styles from './results.module.css';
import type { ActiveFilter } from './use-filter-words.ts';
import { useOfferCard } from './use-offer-card.ts';
import type { ListedResults } from './listed.ts';

interface OfferListProps {
  readonly results: ListedResults;
  readonly address: FlightAddress;
  readonly active: readonly ActiveFilter[];
  readonly hrefOf: (view: { show: number }) => string;
  readonly onMore: (show: number) => void;
  readonly hrefWith: (filters: FlightFilters) => string;
}

/** The exact best are kept this deep. */
const DEEPEST = 200;

/** The offers as cards, all journeys drawn to one scale. */
export function OfferList(props: OfferListProps) {
  const { results, address, hrefOf, onMore } = props;
  const { t } = useLingui();
  const format = useFormat();
  const { offers, total } = results;
  const scale = Math.max(...offers.flatMap((offer) => offer.slices.map((slice) => slice.durationMinutes)), 1);
  const cardOf = useOfferCard(results.query, scale, (offer) => formatOfferAddress(address, offer.key));
  if (offers.length === 0 && !results.done) return <Skeletons />;
  if (offers.length === 0) {
    return (
      <>
        <Nothing {...props} />
        <NearestDays id={results.id} address={address} />
      </>
    );
  }
  const last = Math.min(total, DEEPEST);
  const more = Math.min(PAGE_SIZE, last - offers.length);
  const [shown, all, full] = [format.number(offers.length), format.count(total, 'long'), format.duration(scale)];
  return (
    <>
      <ol className={styles.cards}>
        {offers.map((offer, at) => (
          <Item key={offer.key} card={cardOf(offer, at)} />
        ))}
      </ol>
      <div className={styles.more}>
        {more > 0 && (
          <LinkButton
            href={hrefOf({ show: offers.length + more })}
            variant="neutral"
            onClick={(event) => {
              event.preventDefault();
              onMore(offers.length + more);
            }}
          >
            {t`${plural(more, { one: 'Show # more', other: 'Show # more' })}`}
          </LinkButton>
        )}
        <p>{t`${shown} of ${all} shown. Journey lines share one scale: full width is ${full}.`}</p>
        {more <= 0 && total > DEEPEST && <p>{t`Lists end at ${DEEPEST}. Filters look through all ${all}.`}</p>}
      </div>
    </>
  );
}

/** A flag opens a panel, so its card has state; the others have none. */
function Item({ card }: { card: FlightCardProps }) {
  if (!card.price.flag) {
    return (
      <Still as="li">
        <FlightCard {...card} />
      </Still>
    );
  }
  return (
    <li>
      <FlightCard {...card} />
    </li>
  );
}

/** Without scripts nothing brings late answers. */
const LOOK_AGAIN_SECONDS = '2';

function Skeletons() {
  const { t } = useLingui();
  return (
    <div className={styles.cards}>
      <noscript>
        <meta httpEquiv="refresh" content={LOOK_AGAIN_SECONDS} />
      </noscript>
      <p className={styles.waiting}>{t`Asking the sources…`}</p>
      {[0, 1, 2, 3].map((n) => (
        <FlightCardSkeleton key={n} />
      ))}
    </div>
  );
}

/** Names the filter that removes most and what its removal would show. */
function Nothing({ results, active, hrefWith }: OfferListProps) {
  const { t } = useLingui();
  const format = useFormat();
  const ways = results.relax.flatMap(({ filter, count, from }) => {
    const chip = active.find((one) => one.id === filter);
    return chip && count > 0 ? [{ chip, count, from }] : [];
  });
  if (results.unfiltered === 0) {
    return (
      <EmptyState
        title={t`No flight goes there that day`}
        text={t`No source sells this journey for your party. Another day or a larger airport nearby may have one.`}
        suggestions={[]}
      />
    );
  }
  return (
    <EmptyState
      title={t`No flight passes every filter`}
      text={t`Together they leave nothing out of ${format.count(results.unfiltered, 'long')}. Take one away:`}
      suggestions={ways.map(({ chip, count, from }) => ({
        text: chip.text,
        fact: from ? t`${format.count(count)} from ${format.wholeMoney(from)}` : format.count(count),
        action: { text: t`Remove`, label: t`Remove: ${chip.text}`, href: hrefWith(chip.without) },
      }))}
    />
  );
}
