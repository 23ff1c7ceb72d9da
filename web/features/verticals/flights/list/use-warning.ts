import { useLingui } from '@lingui/react/macro';
import type { FlightCardProps } from '#design/flight-card';
import { useFormat } from '../../../../format.ts';
import type { ListedSlice } from '../listed.ts';

/** What a traveller should know of these flights before choosing; one thing at most, the worst first. */
export function useWarning() {
  const { t } = useLingui();
  const format = useFormat();

  return (slices: readonly ListedSlice[], shown: number): FlightCardProps['warning'] => {
    for (const slice of slices.slice(shown)) {
      const night = slice.connections.find(({ overnight }) => overnight);
      if (!night) continue;
      const wait = format.duration(night.durationMinutes);
      return { title: t`Night in ${night.cityName}:`, text: t`${wait} layover until the next morning.` };
    }
    if (slices.length > 2) return undefined;
    const [out, back] = slices;
    const [left, home] = [out?.departure, back?.arrival];
    if (left && home && left.airport !== home.airport) {
      const [from, to] = [left.airportName, home.airportName];
      return { title: t`Two airports:`, text: t`you leave from ${from} and return to ${to}.` };
    }
    return undefined;
  };
}
