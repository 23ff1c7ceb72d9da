import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FlightCardProps } from '#design/flight-card';
import { formatFlightAddress, formatOfferAddress } from '#contract/search';
import type { FlightAddress } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../reader/use-lists.ts';
import type { ListedOffer } from '../listed.ts';
import { useSliceWords } from '../use-slice-words.ts';

/** The flights back at the total of a whole trip, each with the way to its fares, and the way to all others. */
export function useReturns(address: FlightAddress) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useSliceWords();
  const lists = useLists();
  const day = format.day(address.return ?? address.depart);

  return (
    { key, slices: [out] }: ListedOffer,
    { count, shown }: NonNullable<ListedOffer['returns']>,
  ): FlightCardProps['returns'] => {
    const { whole: _whole, ...steps } = address;
    return {
      title: t`Back, ${day}`,
      count:
        count > shown.length
          ? t`${format.number(shown.length)} of ${format.number(count)} at this price`
          : t`${plural(count, { one: '# at this price', other: '# at this price' })}`,
      times: shown.map(({ key: trip, slice }) => ({
        text: `${format.time(slice.departure)} – ${format.time(slice.arrival)}`,
        dayOffset: words.dayOffset(slice.dayOffset),
        note: lists.facts([
          // Named where it is not the airline of the flight out.
          slice.airline !== out?.ticketing.name && slice.airline,
          format.duration(slice.durationMinutes),
          words.stopCount(slice.stops, 'in a line'),
        ]),
        href: formatOfferAddress(address, trip),
        current: trip === key,
      })),
      more: {
        text: t`All return flights`,
        href: formatFlightAddress({ ...steps, out: key.split('~')[0] ?? '', skip: 0 }),
      },
    };
  };
}
