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
    if (sort === 'price') return t`The lowest total for your party, every tax and fee in it.`;
    if (sort === 'score') return t`The best average of its guests’ ratings.`;
    if (sort === 'distance') return t`The shortest way to the middle of what you searched.`;
    return t`Price, ratings and distance weighed together. What we earn counts for nothing.`;
  }

  return {
    name,
    flag(reason: StayOffer['rank']['reason']): FlapPrice['flag'] {
      if (reason === 'listed' || reason === 'sold_out') return undefined;
      return { text: name(reason), explanation: { label: t`Why it says ${name(reason)}`, text: why(reason) } };
    },
  };
}
