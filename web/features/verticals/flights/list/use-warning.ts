import { useLingui } from '@lingui/react/macro';
import type { FlightCardProps } from '#design/flight-card';
import type { FlightQuery } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { isOnePlace } from '../asked.ts';
import type { ListedSlice } from '../listed.ts';

type Warning = FlightCardProps['warning'];

/**
 * What a traveller should know of these flights before choosing; the worst first: a night at an airport, then all that
 * two airports of one city mean. Flights before the first `shown` one are chosen already.
 */
export function useWarning({ slices: asked }: Pick<FlightQuery, 'slices'>) {
  const { t } = useLingui();
  const format = useFormat();

  function nightOf({ connections }: ListedSlice): Warning {
    const night = connections.find(({ overnight }) => overnight);
    if (!night) return undefined;
    const wait = format.duration(night.durationMinutes);
    return { title: t`Night in ${night.cityName}:`, text: t`${wait} layover until the next morning.` };
  }

  function changeBefore(slices: readonly ListedSlice[], at: number): Warning {
    const [came, goes] = [slices[at - 1]?.arrival, slices[at]?.departure];
    if (!came || !goes || came.airport === goes.airport || !isOnePlace(asked[at - 1], asked[at])) return undefined;
    const [from, to] = [came.airportName, goes.airportName];
    return { title: t`Two airports:`, text: t`land at ${from}, leave from ${to}.` };
  }

  function endsOf(slices: readonly ListedSlice[]): Warning {
    const [left, home] = [slices[0]?.departure, slices[1]?.arrival];
    if (!left || !home || left.airport === home.airport || asked.length !== 2) return undefined;
    if (!isOnePlace(asked[1], asked[0])) return undefined;
    const [from, to] = [left.airportName, home.airportName];
    return { title: t`Two airports:`, text: t`leave from ${from}, return to ${to}.` };
  }

  function both(change: Warning, ends: Warning): Warning {
    if (!change || !ends) return change ?? ends;
    return { title: change.title, text: `${change.text} ${capital(ends.text)}` };
  }

  return (slices: readonly ListedSlice[], shown: number): Warning => {
    const seen = slices.slice(shown);
    const nights = seen.flatMap((slice) => nightOf(slice) ?? []);
    const changes = seen.flatMap((_, nth) => changeBefore(slices, shown + nth) ?? []);
    return nights[0] ?? both(changes[0], endsOf(slices));
  };
}

/** A sentence of its own. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
