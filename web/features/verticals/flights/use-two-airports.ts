import { useLingui } from '@lingui/react/macro';
import { airportOf } from '#contract/search';
import { type ChosenSlices, isNumbered } from './asked.ts';

/** Of flights that are chosen what has to be known on the ground: a city is left from another airport than it was reached at. */
export function useTwoAirports() {
  const { t } = useLingui();
  return (slices: ChosenSlices): string[] => {
    const ends = slices.map(({ segments }) => ({ from: segments.at(0)?.departure, to: segments.at(-1)?.arrival }));
    const changes = ends.slice(1).flatMap(({ from }, at) => {
      const to = ends[at]?.to;
      if (!to || !from || to.airport === from.airport || to.cityName !== from.cityName) return [];
      return [t`Two airports: land at ${airportOf(to)}, leave from ${airportOf(from)}.`];
    });
    const [left, home] = [ends[0]?.from, ends[1]?.to];
    if (slices.length !== 2 || isNumbered(slices) || !left || !home || left.airport === home.airport) return changes;
    return [...changes, t`Two airports: leave from ${airportOf(left)}, return to ${airportOf(home)}.`];
  };
}
