import { useLingui } from '@lingui/react/macro';
import type { ReviewRow } from '#design/review-list';
import type { BagOption, FlightProduct } from '#contract/booking';
import { BAG_KINDS, type Slice } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../results/use-lists.ts';
import type { CheckoutParts, ItemOf } from '../../checkout-parts.ts';
import { useBagWords } from '../use-bag-words.ts';
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
  const bagLines = useBagLines();
  return (item: ItemOf<FlightProduct>): readonly string[] => {
    const chosen = item.extras.seats.filter((seat) => seat.chosen !== 'none').length;
    const count = format.number(chosen);
    return [
      ...bagLines(item),
      chosen > 0 ? t`Seat wishes: ${count}. Other seats are given at check-in` : t`Seats are given at check-in`,
    ];
  };
}

/** Bags as each traveller carries them: in one line where all have the same. */
function useBagLines() {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const words = useBagWords();

  function carried(bags: readonly BagOption[]): string {
    const told = BAG_KINDS.flatMap((kind) => {
      const pieces = bags.reduce((sum, bag) => sum + (bag.kind === kind ? bag.included.pieces + bag.bought : 0), 0);
      return pieces > 0 ? [words.pieces(kind, pieces, null)] : [];
    });
    return told.length > 0 ? lists.all(told) : t`Small bag only`;
  }

  function allWays(bags: readonly BagOption[], slices: number): string {
    const [out = '', back] = Array.from({ length: slices }, (_, at) =>
      carried(bags.filter(({ slice }) => slice === at)),
    );
    if (back === undefined) return out;
    return back === out ? t`${out} each way` : lists.facts([t`${out} out`, t`${back} back`]);
  }

  return ({ extras: { bags }, product: { slices } }: ItemOf<FlightProduct>): readonly string[] => {
    const travellers = [...new Set(bags.map(({ traveller }) => traveller))];
    const lines = travellers.map((who) => {
      const mine = bags.filter(({ traveller }) => traveller === who);
      return { number: format.number(who + 1), what: allWays(mine, slices.length) };
    });
    const [first, ...others] = lines;
    const what = first?.what ?? allWays([], slices.length);
    if (others.length === 0) return [what];
    if (others.every((other) => other.what === what)) return [t`Each traveller: ${what}`];
    return lines.map((line) => t`Traveller ${line.number}: ${line.what}`);
  };
}
