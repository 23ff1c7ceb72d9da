import { useLingui } from '@lingui/react/macro';
import { type Facet, NO_END } from '#contract/search';
import { useFormat } from '../../format.ts';

/** A price filter in words, in whole units of the currency, rounded outwards: an end that leaves nothing out is not said. */
export function usePriceSpan(facets: readonly Facet[], currency: string): (range: readonly [number, number]) => string {
  const { t } = useLingui();
  const format = useFormat();
  return ([lowMinor, highMinor]) => {
    const sold = facets.find((facet) => facet.id === 'price');
    const [min, max] = sold?.kind === 'range' ? [sold.min, Math.min(sold.max, NO_END)] : [0, NO_END];
    const low = format.wholeMoney({ amountMinor: lowMinor, currency }, 'lower');
    const high = format.wholeMoney({ amountMinor: highMinor, currency });
    if (highMinor >= max && lowMinor > min) return t`from ${low}`;
    if (lowMinor <= min && highMinor < max) return t`up to ${high}`;
    return `${low} – ${high}`;
  };
}
