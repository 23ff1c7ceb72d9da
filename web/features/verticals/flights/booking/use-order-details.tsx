import { useLingui } from '@lingui/react/macro';
import type { ReviewRow } from '#design/review-list';
import type { FlightProduct, Order } from '#contract/booking';
import type { Segment } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../results/use-lists.ts';
import { useFareRows } from '../use-fare-rows.ts';
import { useExtraWords } from './use-extra-words.ts';
import { useTravellerWords } from './use-traveller-words.ts';
import type { NextStep } from '../../../booking/item-words.ts';

/** Who travels, with what, on which rules. */
export function useFlightDetails() {
  const { t } = useLingui();
  const format = useFormat();
  const travellersOf = useTravellerWords();
  const extrasOf = useExtraWords();
  const { change, refund } = useFareRows();
  return ({ fare, slices }: FlightProduct, order: Order, at: number): ReviewRow[] => {
    const travellers = order.travellers.filter(({ item }) => item === at);
    const item = order.items[at];
    const extras = item?.extras ?? { bags: [], seats: [] };
    // Its rules ended with it; what it gave back stands among the refunds.
    const rules =
      item?.state === 'cancelled'
        ? []
        : [t`Change: ${change(fare.conditions.change).text}`, t`Refund: ${refund(fare.conditions.refund).text}`];
    return [
      ...travellers.map((traveller, i) => ({
        label: travellers.length > 1 ? t`Traveller ${format.number(i + 1)}` : t`Traveller`,
        lines: [
          <b key="name">{`${traveller.givenNames} ${traveller.familyName}`}</b>,
          ...travellersOf(traveller),
          ...extrasOf(slices.length, extras, i),
        ],
      })),
      {
        label: t`Fare`,
        lines: [<b key="fare">{fare.familyName}</b>, ...rules],
      },
    ];
  };
}

/** Every take-off that is still ahead. */
export function useFlightNext() {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();

  function point({ cityName, airportName, terminal }: Segment['departure']): string {
    const place = lists.facts(airportName === cityName ? [cityName] : [cityName, airportName]);
    return terminal ? t`${place}, terminal ${terminal}` : place;
  }

  function flown(way: FlightProduct['slices'][number], now: string): NextStep[] {
    const [first, last] = [way.segments[0], way.segments.at(-1)];
    if (!first || !last || first.departure.instant < now) return [];
    const { departure, marketing } = first;
    const flight = `${marketing.name} ${marketing.carrier} ${marketing.number}`;
    return [
      {
        icon: 'plane-takeoff',
        title: t`Take-off from ${point(departure)}`,
        text: t`${flight}. You land in ${last.arrival.cityName} on ${format.day(last.arrival.local)} at ${format.time(last.arrival.local)}, local time.`,
        when: lists.facts([format.day(departure.local), format.time(departure.local)]),
        at: departure.local,
      },
    ];
  }

  return ({ slices }: FlightProduct, now: string): NextStep[] => slices.flatMap((way) => flown(way, now));
}
