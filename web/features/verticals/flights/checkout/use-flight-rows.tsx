import { useLingui } from '@lingui/react/macro';
import type { ReviewRow } from '#design/review-list';
import type { FlightProduct } from '#contract/booking';
import { airportOf, flightNumber, type Slice } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../reader/use-lists.ts';
import type { CheckoutParts } from '../../checkout-parts.ts';
import type { ItemOf } from '../../checkout-words.ts';
import { useFlightExtraLines } from '../item-extra-lines.ts';
import { useAudienceWords } from '../use-audience-words.ts';
import { useSliceWords } from '../use-slice-words.ts';
import { useTwoAirports } from '../use-two-airports.ts';
import { useChosenWays } from '../use-way-words.ts';
import { flightPath } from './paths.ts';
import { useBagLines } from './use-bag-lines.ts';
import { useSeatLines } from './use-seat-lines.ts';

/** Flights as they will be booked, way by way, with what goes along. */
export const useFlightRows: CheckoutParts<FlightProduct>['useRows'] = () => {
  const { t } = useLingui();
  const flight = useFlightRow();
  const lines = useExtraLines();
  const ways = useChosenWays();
  const airports = useTwoAirports();
  const audienceOf = useAudienceWords();
  const text = t({ context: 'edit this part', message: 'Change' });
  /** Only one that is not for everybody: it is of all flights. */
  const fareRow = ({ fare }: FlightProduct): ReviewRow[] => {
    const forWhom = audienceOf(fare);
    return forWhom ? [{ label: t`Fare`, lines: [<b key="fare">{fare.familyName}</b>, forWhom] }] : [];
  };
  return (item, extras) => [
    ...item.product.slices.map((slice, at): ReviewRow => ({
      label: ways(item.product.slices).name(at),
      // After the last flight all is known that comes before and after it.
      lines: [...flight(slice), ...(at === item.product.slices.length - 1 ? airports(item.product.slices) : [])],
      edit: {
        href: flightPath(item.product, at),
        text,
        label: ways(item.product.slices).change(at),
        load: 'document',
      },
    })),
    ...fareRow(item.product),
    {
      label: t`Bags and seats`,
      lines: lines(item),
      edit: { href: extras, text, label: t`Change bags and seats` },
    },
  ];
};

function useFlightRow() {
  const { t } = useLingui();
  const format = useFormat();
  const words = useSliceWords();
  const lists = useLists();
  return ({ segments, ...slice }: Slice): ReviewRow['lines'] => {
    const [from, to] = [segments.at(0)?.departure, segments.at(-1)?.arrival];
    if (!from || !to) return [];
    const numbers = segments.map(({ marketing }) => `${marketing.name} ${flightNumber(marketing)}`);
    const operators = segments.filter(({ marketing, operating }) => operating.code !== marketing.carrier);
    const flown = lists.all([...new Set(operators.map(({ operating }) => operating.name))]);
    return [
      <>
        <b>{lists.facts([format.day(from.local), format.time(from.local)])}</b> <bdi>{airportOf(from)}</bdi>
      </>,
      t`Arrives ${format.day(to.local)}, ${format.time(to.local)}, ${airportOf(to)}`,
      lists.facts([...numbers, words.stops(slice, 'in a line')]),
      ...(flown ? [t`Operated by ${flown}`] : []),
    ];
  };
}

function useExtraLines() {
  const format = useFormat();
  const lists = useLists();
  const bagLines = useBagLines();
  const seatLines = useSeatLines();
  const extraLines = useFlightExtraLines();
  return (item: ItemOf<FlightProduct>): readonly string[] => {
    const { currency } = item.price.total;
    const bought = extraLines(item).filter(({ amountMinor }) => amountMinor > 0);
    return [
      ...bagLines(item),
      ...seatLines(item),
      ...bought.map(({ text, amountMinor }) => lists.facts([text, format.money({ amountMinor, currency })])),
    ];
  };
}
