import { useLingui } from '@lingui/react/macro';
import type { ReviewRow } from '#design/review-list';
import type { BagOption, SeatOption, FlightProduct } from '#contract/booking';
import { BAG_KINDS, type Slice } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../results/use-lists.ts';
import type { CheckoutParts, ItemOf } from '../../checkout-parts.ts';
import { useBagWords } from '../use-bag-words.ts';
import { useSliceWords } from '../use-slice-words.ts';
import { useWayWords } from '../use-way-words.ts';
import { faresPath } from './paths.ts';

/** Flights as they will be booked, way by way, with what goes along. */
export const useFlightRows: CheckoutParts<FlightProduct>['useRows'] = () => {
  const { t } = useLingui();
  const flight = useFlightRow();
  const lines = useExtraLines();
  const ways = useWayWords();
  const text = t({ context: 'edit this part', message: 'Change' });
  return (item, extras) => [
    ...item.product.slices.map((slice, at): ReviewRow => ({
      label: ways(item.product.slices.length).name(at),
      lines: flight(slice),
      edit: {
        href: faresPath(item.product),
        text,
        label: ways(item.product.slices.length).change(at),
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
    const numbers = segments.map(({ marketing }) => `${marketing.name} ${marketing.carrier} ${marketing.number}`);
    const operators = segments.filter(({ marketing, operating }) => operating.code !== marketing.carrier);
    const flown = lists.all([...new Set(operators.map(({ operating }) => operating.name))]);
    return [
      <>
        <b>{lists.facts([format.day(from.local), format.time(from.local)])}</b> <bdi>{place(from)}</bdi>
      </>,
      t`Arrives ${format.day(to.local)}, ${format.time(to.local)}, ${place(to)}`,
      lists.facts([...numbers, words.stops(slice, 'in a line')]),
      ...(flown ? [t`Operated by ${flown}`] : []),
    ];
  };
}

function useExtraLines() {
  const { t } = useLingui();
  const bagLines = useBagLines();
  const seatLines = useSeatLines();
  return (item: ItemOf<FlightProduct>): readonly string[] => {
    const { seats } = item.extras;
    const open = seats.filter(({ chosen }) => chosen === 'none').length;
    return [
      ...bagLines(item),
      ...seatLines(item),
      ...(open === seats.length ? [t`Seats are assigned at check-in`] : []),
      ...(open > 0 && open < seats.length ? [t`Other seats are assigned at check-in`] : []),
    ];
  };
}

/** The seat that each traveller wishes for, way by way. */
function useSeatLines() {
  const { t } = useLingui();
  const lists = useLists();
  const perTraveller = usePerTraveller();
  const ways = useWayWords();
  const named = (seat: SeatOption) => (seat.chosen === 'window' ? t`window seat` : t`aisle seat`);
  return ({ extras, product: { slices } }: ItemOf<FlightProduct>): readonly string[] => {
    const wishes = extras.seats.filter(({ chosen }) => chosen !== 'none');
    const said = (seat: SeatOption): string => {
      const what = named(seat);
      return slices.length === 1 ? what : ways(slices.length).on(seat.slice, what);
    };
    const all = new Set(extras.seats.map(({ traveller }) => traveller)).size;
    return perTraveller(wishes, all, (mine) => lists.facts(mine.map(said))).map((line) => t`Seat preference: ${line}`);
  };
}

/** What each traveller has, in one line where all of them have the same. */
function usePerTraveller() {
  const { t } = useLingui();
  const format = useFormat();
  return <T extends { readonly traveller: number }>(
    given: readonly T[],
    all: number,
    told: (mine: readonly T[]) => string,
  ): readonly string[] => {
    const lines = [...Map.groupBy(given, ({ traveller }) => traveller)].map(([who, mine]) => ({
      number: format.number(who + 1),
      what: told(mine),
    }));
    const [first, ...others] = lines;
    if (!first) return [];
    const { what } = first;
    if (all === 1) return [what];
    if (lines.length === all && others.every((other) => other.what === what)) return [t`Each traveller: ${what}`];
    return lines.map((line) => t`Traveller ${line.number}: ${line.what}`);
  };
}

/** Bags as each traveller carries them: in one line where all have the same. */
function useBagLines() {
  const { t } = useLingui();
  const perTraveller = usePerTraveller();
  const lists = useLists();
  const words = useBagWords();
  const ways = useWayWords();

  function carried(bags: readonly BagOption[]): string {
    const told = BAG_KINDS.flatMap((kind) => {
      const pieces = bags.reduce((sum, bag) => sum + (bag.kind === kind ? bag.included.pieces + bag.bought : 0), 0);
      return pieces > 0 ? [words.pieces(kind, pieces, null)] : [];
    });
    return told.length > 0 ? lists.all(told) : t`Small bag only`;
  }

  function allWays(bags: readonly BagOption[], slices: number): string {
    const each = Array.from({ length: slices }, (_, at) => carried(bags.filter(({ slice }) => slice === at)));
    const [out = ''] = each;
    if (slices === 1) return out;
    if (each.some((what) => what !== out)) return lists.facts(each.map((what, at) => ways(slices).on(at, what)));
    return slices === 2 ? t`${out} each way` : t`${out} on each flight`;
  }

  return ({ extras: { bags }, product: { slices } }: ItemOf<FlightProduct>): readonly string[] => {
    const travellers = new Set(bags.map(({ traveller }) => traveller)).size;
    if (travellers === 0) return [allWays([], slices.length)];
    return perTraveller(bags, travellers, (mine) => allWays(mine, slices.length));
  };
}
