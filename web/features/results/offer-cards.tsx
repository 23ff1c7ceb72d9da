import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Anchor } from '#design/link';
import { LinkButton } from '#design/link-button';
import { MOST_SHOWN, PAGE_SIZE } from '#contract/search';
import { useFormat } from '../../format.ts';
import styles from './results.module.css';

/** What of a list is on the page. */
export interface Shown {
  readonly show: number;
  readonly skip: number;
}

/** Where the skip link of a list leads: past the days, the orders and the steps. */
export const FIRST_CARD = 'cards';
/** Where a link to the formula of the usual order leads; the browser opens what holds it. */
export const HOW_RANKED = 'how-ranked';

interface OfferCardsProps {
  /** How many rows can be read, and whether there are more that are not listed. */
  readonly listed: number;
  readonly cut: boolean;
  readonly skip: number;
  /** How many of them stand in `children`, a list item each. */
  readonly shown: number;
  readonly children: ReactNode;
  readonly hrefOf: (view: Shown) => string;
  readonly onMore: (view: Shown) => void;
  /** What else should be known of the list as a whole. */
  readonly note?: string;
}

/** The offers as cards, and the way to those before and after them. */
export function OfferCards({ children, note, ...list }: OfferCardsProps) {
  const { t } = useLingui();
  const { listed, skip, shown, hrefOf, onMore } = list;
  const rest = listed - skip - shown;
  const more = Math.min(PAGE_SIZE, MOST_SHOWN - shown, rest);
  const before = { show: MOST_SHOWN, skip: Math.max(0, skip - MOST_SHOWN) };
  return (
    <>
      <ol id={FIRST_CARD} tabIndex={-1} className={styles.cards}>
        {children}
      </ol>
      <div className={styles.more}>
        {more > 0 && (
          <LinkButton
            href={hrefOf({ show: shown + more, skip })}
            onClick={(event) => {
              event.preventDefault();
              onMore({ show: shown + more, skip });
            }}
          >
            {t`${plural(more, { one: 'Show # more', other: 'Show # more' })}`}
          </LinkButton>
        )}
        {more <= 0 && rest > 0 && (
          <LinkButton href={hrefOf({ show: PAGE_SIZE, skip: skip + shown })}>{t`Next page`}</LinkButton>
        )}
        <p>
          <Place {...list} /> {note}
        </p>
        {skip > 0 && (
          <p className={styles.pages}>
            <Anchor href={hrefOf(before)}>{t`Previous page`}</Anchor>
            <Anchor href={hrefOf({ show: PAGE_SIZE, skip: 0 })}>{t`First page`}</Anchor>
          </p>
        )}
      </div>
    </>
  );
}

/** Which rows of how many are on the page. */
function Place({ listed, cut, skip, shown }: Pick<OfferCardsProps, 'listed' | 'cut' | 'skip' | 'shown'>) {
  const { t } = useLingui();
  const format = useFormat();
  const [first, last, all] = [skip + 1, skip + shown, listed].map(format.number);
  if (cut && skip + shown === listed) return t`The first ${all} are shown. Narrow your search to see others.`;
  if (skip > 0) return t`${first} to ${last} of ${all} shown.`;
  return cut ? t`${last} of the first ${all} shown.` : t`${last} of ${all} shown.`;
}

/** Without scripts nothing brings late answers. */
const LOOK_AGAIN_SECONDS = '2';

/** Until the first source has answered: four cards without words. */
export function StillAsking({ card }: { readonly card: (at: number) => ReactNode }) {
  return (
    <div id={FIRST_CARD} tabIndex={-1} className={styles.cards}>
      <noscript>
        <meta httpEquiv="refresh" content={LOOK_AGAIN_SECONDS} />
      </noscript>
      {[0, 1, 2, 3].map(card)}
    </div>
  );
}
