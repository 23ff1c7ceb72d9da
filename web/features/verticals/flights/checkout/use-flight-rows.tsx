import { useLingui } from '@lingui/react/macro';
import type { ReviewRow } from '#design/review-list';
import type { FlightProduct } from '#contract/booking';
import type { BagKind, Slice } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../results/use-lists.ts';
import type { CheckoutParts, ItemOf } from '../../checkout-parts.ts';
import { useSliceWords } from '../use-slice-words.ts';
import { faresPath } from './paths.ts';

/** Flights as they will be booked, way by way, with what goes along. */
export const useFlightRows: CheckoutParts<FlightProduct>['useRows'] = () => {
  const { t } = useLingui();
  const flight = useFlightRow();
  const lines = useExtraLines();
  const text = t({ context: 'edit this part', message: 'Change' });
  return (item, extras) => [
    ...item.product.slices.map((slice, at): ReviewRow => ({
      label: at === 0 ? t`Out` : t`Back`,
      lines: flight(slice),
      edit: {
        href: faresPath(item.product),
        text,
        label: at === 0 ? t`Change the flight out` : t`Change the flight back`,
      },
    })),
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
  const place = ({ cityName, airportName }: { cityName: string; airportName: string }) =>
    airportName === cityName ? cityName : t`${cityName} ${airportName}`;
  return ({ segments, ...slice }: Slice): ReviewRow['lines'] => {
    const [from, to] = [segments.at(0)?.departure, segments.at(-1)?.arrival];
    if (!from || !to) return [];
    const numbers = segments.map(({ marketing }) => `${marketing.name} ${marketing.number}`);
    const operators = segments.filter(({ marketing, operating }) => operating.code !== marketing.carrier);
    const flown = lists.all([...new Set(operators.map(({ operating }) => operating.name))]);
    return [
      <>
        <b>{lists.facts([format.day(from.local), format.time(from.local)])}</b> <bdi>{place(from)}</bdi>
      </>,
      t`Arrives ${format.day(to.local)}, ${format.time(to.local)}, ${place(to)}`,
      lists.facts([...numbers, words.stops({ segments, ...slice }, 'in a line')]),
      ...(flown ? [t`Operated by ${flown}`] : []),
    ];
  };
}

function useExtraLines() {
  const { t } = useLingui();
  const format = useFormat();
  return ({ extras: { bags, seats } }: ItemOf<FlightProduct>): readonly string[] => {
    const pieces = (kind: BagKind) =>
      bags.filter((bag) => bag.kind === kind).reduce((sum, bag) => sum + bag.included.pieces + bag.bought, 0);
    const [cabin, checked] = [format.number(pieces('cabin')), format.number(pieces('checked'))];
    const chosen = seats.filter((seat) => seat.chosen !== 'none').length;
    const count = format.number(chosen);
    return [
      t`Cabin bags: ${cabin}. Checked bags: ${checked}. For everybody, all flights together`,
      chosen > 0 ? t`Seat wishes: ${count}. Other seats are given at check-in` : t`Seats are given at check-in`,
    ];
  };
}
