import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CompareTable } from '#design/compare-table';
import { Icon } from '#design/icon';
import { Link } from '#design/link';
import { LinkButton } from '#design/link-button';
import { Note } from '#design/note';
import { formatCompareAddress, formatPropertyAddress } from '#contract/search';
import type { CompareData } from '../../../../routes/stay-compare/data.ts';
import { useLists } from '../../../reader/use-lists.ts';
import { usePlanNames } from './use-plan-names.ts';
import { useStayCard } from '../use-stay-card.tsx';
import { useStayWords } from '../use-stay-words.ts';
import { PageTitle } from '../../../../page-title.tsx';
import styles from './compare.module.css';
import { listAddress } from './list-address.ts';
import { useCompareRows } from './use-compare-rows.ts';

/** Up to four places of one search side by side, with the totals and the facts of their cards. */
export function Compare({ address, area, places, gone, unmet, left }: CompareData) {
  const { t } = useLingui();
  const words = useStayWords();
  const cardOf = useStayCard({ area }, ({ key }) => formatPropertyAddress(address, key));
  const rowsOf = useCompareRows();
  const keys = places.map(({ key }) => key);
  const cards = places.map(cardOf);
  const title =
    places.length < 2
      ? t`Compare places to stay`
      : t`${plural(places.length, { one: '# place side by side', other: '# places side by side' })}`;
  const party = words.party(address.rooms);
  const plans = usePlanNames()(address.filters);
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <Link look="block" href={listAddress(address, keys)}>
          <Icon name="chevron-left" size="small" />
          {t`Back to results`}
        </Link>
        <h1>{title}</h1>
        <p
          className={styles.small}
        >{t`Totals for ${party}, all known taxes and fees included. Price checked just now.`}</p>
        {plans && <p className={styles.small}>{t`Only rooms that match your filters: ${plans}`}</p>}
      </header>
      <LeftOut gone={gone} unmet={unmet} left={left} />
      {places.length > 0 && (
        <CompareTable
          caption={title}
          cornerText={t`Compare by`}
          items={cards.map(({ name, art, price, action }, at) => ({
            id: keys[at] ?? '',
            name,
            art,
            price: price.total,
            party: price.party,
            action: { text: action.text, href: action.href, label: t`See rooms of ${name}` },
            remove: {
              text: t`Remove ${name}`,
              href: formatCompareAddress({ address, keys: keys.filter((key) => key !== keys[at]) }),
            },
          }))}
          rows={rowsOf(places, cards)}
        />
      )}
      {places.length < 2 && (
        <Note title={places.length === 0 ? t`Nothing selected` : t`Choose one more place to compare`}>
          <p>{t`Choose two to four places in the results.`}</p>
          <LinkButton variant="primary" href={listAddress(address, keys)}>
            {t`Choose places`}
          </LinkButton>
        </Note>
      )}
    </div>
  );
}

/** What was asked for and is not beside the others, and why. */
function LeftOut({ gone, unmet, left }: Pick<CompareData, 'gone' | 'unmet' | 'left'>) {
  const { t } = useLingui();
  const lists = useLists();
  const known = gone.filter((name) => name !== null);
  const names = lists.all(known);
  const unknown = gone.length - known.length;
  return (
    <>
      {known.length > 0 && <Note tone="warn" title={t`Sold out for these nights: ${names}`} />}
      {unmet.length > 0 && <Note tone="warn" title={t`No rooms that match your filters: ${lists.all(unmet)}`} />}
      {unknown > 0 && (
        <Note
          tone="warn"
          title={t`${plural(unknown, { one: '# place is no longer available', other: '# places are no longer available' })}`}
        />
      )}
      {left > 0 && (
        <Note
          title={t`${plural(left, { one: 'You can compare up to four: # more is not shown', other: 'You can compare up to four: # more are not shown' })}`}
        />
      )}
    </>
  );
}
