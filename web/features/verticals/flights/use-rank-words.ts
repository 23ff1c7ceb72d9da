import { useLingui } from '@lingui/react/macro';
import type { FlapPrice } from '#design/price-flap';
import type { FlightOffer, FlightSort } from '#contract/search';

/** The orders of a list, and why an offer leads one. */
export function useRankWords() {
  const { t } = useLingui();

  function name(sort: FlightSort): string {
    if (sort === 'cheapest') return t`Cheapest`;
    if (sort === 'fastest') return t`Fastest`;
    return sort === 'greenest' ? t`Lowest CO₂e` : t`Best`;
  }

  function why(sort: FlightSort): string {
    if (sort === 'cheapest') return t`Lowest total for your party with your bags.`;
    if (sort === 'fastest') return t`Shortest travel time.`;
    if (sort === 'greenest') return t`Lowest estimated CO₂e per passenger.`;
    return t`Balances price, time, stops and overnight layovers. What we earn plays no part.`;
  }

  return {
    name,
    why,
    flag(reason: FlightOffer['rank']['reason']): FlapPrice['flag'] {
      if (reason === 'listed') return undefined;
      return { text: name(reason), explanation: { label: t`Why “${name(reason)}”?`, text: why(reason) } };
    },
  };
}
