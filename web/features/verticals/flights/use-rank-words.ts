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
    if (sort === 'cheapest') return t`The lowest total for your party with the bags you asked for.`;
    if (sort === 'fastest') return t`The least time from first take-off to last landing, both ways together.`;
    if (sort === 'greenest') return t`The least estimated CO₂e for each passenger.`;
    return t`Price, time, stops and night waits weighed together. What we earn counts for nothing.`;
  }

  return {
    name,
    why,
    flag(reason: FlightOffer['rank']['reason']): FlapPrice['flag'] {
      if (reason === 'listed') return undefined;
      return { text: name(reason), explanation: { label: t`Why it says ${name(reason)}`, text: why(reason) } };
    },
  };
}
