import { useLingui } from '@lingui/react/macro';
import type { FlapPrice } from '#design/price-flap';
import type { StayOffer, StaySort } from '#contract/search';

/** The orders of a list of stays, and why one leads. */
export function useRankWords() {
  const { t } = useLingui();

  function name(sort: StaySort): string {
    if (sort === 'price') return t`Lowest total`;
    if (sort === 'score') return t`Best rated`;
    return sort === 'distance' ? t`Nearest` : t`Recommended`;
  }

  function why(sort: StaySort): string {
    if (sort === 'price') return t`Lowest total for your party, all known taxes and fees included.`;
    if (sort === 'score') return t`Highest average guest rating.`;
    if (sort === 'distance') return t`Closest to the centre of your search.`;
    return t`Balances price, ratings and distance. What we earn plays no part.`;
  }

  return {
    name,
    flag(reason: StayOffer['rank']['reason']): FlapPrice['flag'] {
      if (reason === 'listed' || reason === 'sold_out') return undefined;
      return { text: name(reason), explanation: { label: t`Why “${name(reason)}”?`, text: why(reason) } };
    },
  };
}
