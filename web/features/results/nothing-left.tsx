import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/empty-state';
import { PAGE_SIZE } from '#contract/search';
import type { Money } from '#contract/core';
import { useFormat } from '../../format.ts';
import { useRoundCount } from './count.tsx';
import type { ActiveFilter } from './filter-form.tsx';
import type { Shown } from './offer-cards.tsx';

interface PastTheEndProps {
  readonly listed: number;
  /** The list is longer than what can be read of it. */
  readonly cut: boolean;
  readonly hrefOf: (view: Shown) => string;
}

/** The address asks for rows that the list has not, or no more. */
export function PastTheEnd({ listed, cut, hrefOf }: PastTheEndProps) {
  const { t } = useLingui();
  const all = useFormat().number(listed);
  return (
    <EmptyState
      title={t`This page does not exist`}
      text={
        cut
          ? t`Only the first ${all} results are listed. Narrow your search to see others.`
          : t`${plural(listed, { one: 'The list has # result.', other: 'The list has # results.' })}`
      }
      suggestions={[
        {
          text: t`First page`,
          action: { text: t`Show`, label: t`Show the first page`, href: hrefOf({ show: PAGE_SIZE, skip: 0 }) },
        },
      ]}
    />
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
export function NothingLeft<F>(props: NothingLeftProps<F>) {
  const { title, unfiltered, relax, active, hrefWith } = props;
  const { t } = useLingui();
  const format = useFormat();
  const rounded = useRoundCount();
  const ways = relax.flatMap(({ filter, count, from }) => {
    const chip = active.find((one) => one.id === filter);
    return chip && count > 0 ? [{ chip, count, from }] : [];
  });
  return (
    <EmptyState
      title={title}
      text={t`No result out of ${rounded(unfiltered)} matches all of them. Remove one:`}
      suggestions={ways.map(({ chip, count, from }) => ({
        text: chip.text,
        fact: factOf(count, from && format.wholeMoney(from)),
        action: { text: t`Remove`, label: t`Remove: ${chip.text}`, href: hrefWith(chip.without) },
      }))}
    />
  );

  function factOf(count: number, price: string | null): string {
    return price === null ? format.count(count) : t`${format.count(count)} from ${price}`;
  }
}
