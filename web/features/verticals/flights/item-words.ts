import { useLingui } from '@lingui/react/macro';
import type { FlightProduct } from '#contract/booking';
import { useLists } from '../../reader/use-lists.ts';
import type { ItemWords } from '../checkout-words.ts';
import { isNumbered } from './asked.ts';
import { useFlightExtraLines } from './item-extra-lines.ts';
import { routeOf } from './route-of.ts';
import { usePartyWords } from './use-party-words.ts';
import { usePriceParts } from './use-price-parts.ts';

/** Flights, as every page of checkout names them. */
export function useFlightItemWords(): ItemWords<FlightProduct> {
  const { t } = useLingui();
  const party = usePartyWords();
  const parts = usePriceParts();
  const extras = useFlightExtraLines();
  const lists = useLists();
  const companies = ({ slices }: FlightProduct): string =>
    lists.all([...new Set(slices.map(({ ticketing }) => ticketing.name))]);
  return {
    lines: (price) => parts({ ...price, lines: price.lines.filter(({ kind }) => kind !== 'bag' && kind !== 'seat') }),
    extras,
    name({ slices }) {
      if (isNumbered(slices)) return routeOf(slices.map(endsOf));
      const segments = slices.at(0)?.segments ?? [];
      const from = segments.at(0)?.departure.cityName ?? '';
      const to = segments.at(-1)?.arrival.cityName ?? '';
      return t`${from} to ${to}`;
    },
    who: ({ passengers }) => party.everyone(passengers),
    about: (product) => lists.facts([companies(product), product.fare.familyName, party.everyone(product.passengers)]),
    companies,
    guest: () => '',
    beside({ slices }) {
      const city = slices.at(0)?.segments.at(-1)?.arrival.cityName ?? '';
      return { vertical: 'stays', text: t`Add a place to stay in ${city}`, open: t`Stay in ${city}` };
    },
  };
}

function endsOf({ segments }: FlightProduct['slices'][number]): [string, string] {
  return [segments.at(0)?.departure.cityName ?? '', segments.at(-1)?.arrival.cityName ?? ''];
}
