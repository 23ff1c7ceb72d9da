import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '#design/empty-state';
import { LinkButton } from '#design/link-button';
import { PAGE_SIZE } from '#contract/search';
import type { Money } from '#contract/core';
import { useFormat } from '../../format.ts';
import type { ActiveFilter } from './filter-form.tsx';
import styles from './results.module.css';

/** The exact best are kept this deep. */
const DEEPEST = 200;

interface OfferCardsProps {
  readonly total: number;
  /** How many of them stand in `children`, a list item each. */
  readonly shown: number;
  readonly children: ReactNode;
  readonly hrefOf: (view: { show: number }) => string;
  readonly onMore: (show: number) => void;
  /** What else should be known of the list as a whole. */
  readonly note?: string;
}

/** The offers as cards, and the way to the next ones. */
export function OfferCards({ total, shown, children, hrefOf, onMore, note }: OfferCardsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const more = Math.min(PAGE_SIZE, Math.min(total, DEEPEST) - shown);
  const [here, all] = [format.number(shown), format.count(total, 'long')];
  return (
    <>
      <ol className={styles.cards}>{children}</ol>
      <div className={styles.more}>
        {more > 0 && (
          <LinkButton
            href={hrefOf({ show: shown + more })}
            onClick={(event) => {
              event.preventDefault();
              onMore(shown + more);
            }}
          >
            {t`${plural(more, { one: 'Show # more', other: 'Show # more' })}`}
          </LinkButton>
        )}
        <p>
          {t`${here} of ${all} shown.`} {note}
        </p>
        {more <= 0 && total > DEEPEST && <p>{t`Lists end at ${DEEPEST}. Filters look through all ${all}.`}</p>}
      </div>
    </>
  );
}

/** Without scripts nothing brings late answers. */
const LOOK_AGAIN_SECONDS = '2';

/** Until the first source has answered: four cards without words. */
export function StillAsking({ card }: { readonly card: (at: number) => ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={styles.cards}>
      <noscript>
        <meta httpEquiv="refresh" content={LOOK_AGAIN_SECONDS} />
      </noscript>
      <p className={styles.waiting}>{t`Asking the sources…`}</p>
      {[0, 1, 2, 3].map(card)}
    </div>
  );
}

interface NothingLeftProps<F> {
  readonly title: string;
  readonly unfiltered: number;
  readonly relax: readonly { readonly filter: string; readonly count: number; readonly from: Money | null }[];
  readonly active: readonly ActiveFilter<F>[];
  readonly hrefWith: (filters: F) => string;
}

/** Names the filter that removes most and what its removal would show. */
export function NothingLeft<F>({ title, unfiltered, relax, active, hrefWith }: NothingLeftProps<F>) {
  const { t } = useLingui();
  const format = useFormat();
  const ways = relax.flatMap(({ filter, count, from }) => {
    const chip = active.find((one) => one.id === filter);
    return chip && count > 0 ? [{ chip, count, from }] : [];
  });
  return (
    <EmptyState
      title={title}
      text={t`Together they leave nothing out of ${format.count(unfiltered, 'long')}. Take one away:`}
      suggestions={ways.map(({ chip, count, from }) => ({
        text: chip.text,
        fact: from ? t`${format.count(count)} from ${format.wholeMoney(from)}` : format.count(count),
        action: { text: t`Remove`, label: t`Remove: ${chip.text}`, href: hrefWith(chip.without) },
      }))}
    />
  );
}
