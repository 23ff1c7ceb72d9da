import type { DateRangeValue } from '#design/date-range';
import type { PlaceOption } from '#design/place-combobox';
import type { TravellersValue } from '#design/travellers';
import { DEFAULT_BAGS, formatBags } from '#contract/search';
import type { FlightAddress } from '#contract/search';
import type { PlaceSuggestion } from '#contract/places';
import { placeOption } from './use-place-suggest.ts';

/** What the form holds before anybody touches it. */
export interface FormStart {
  readonly from: PlaceOption | undefined;
  readonly to: PlaceOption | undefined;
  /** What was typed where no place was found. */
  readonly typed: { readonly from: string; readonly to: string };
  readonly dates: DateRangeValue;
  readonly oneWay: boolean;
  readonly who: TravellersValue;
  readonly bags: string;
}

export const EMPTY: FormStart = {
  from: undefined,
  to: undefined,
  typed: { from: '', to: '' },
  dates: { depart: undefined, back: undefined },
  oneWay: false,
  who: { party: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 }, cabin: 'economy' },
  bags: formatBags(DEFAULT_BAGS),
};

interface Known {
  readonly from: readonly (PlaceSuggestion | null)[];
  readonly to: readonly (PlaceSuggestion | null)[];
}

/** The form as it was when `address` was searched, with what is known of its places. */
export function startOf(address: FlightAddress, known: Known, allAirports: string): FormStart {
  const option = ([place, ...more]: Known['from']) =>
    place && more.length === 0 ? placeOption(place, allAirports) : undefined;
  const [from, to] = [option(known.from), option(known.to)];
  const { passengers, cabin } = address;
  return {
    from,
    to,
    typed: { from: from ? '' : address.from.join(', '), to: to ? '' : address.to.join(', ') },
    dates: { depart: address.depart || undefined, back: address.return ?? undefined },
    oneWay: address.return === null,
    who: { party: passengers, cabin },
    bags: formatBags(address.bags),
  };
}
