import type { DateRangeValue } from '#design/date-range';
import type { PlaceOption } from '#design/place-combobox';
import type { TravellersValue } from '#design/travellers';
import { DEFAULT_BAGS, formatBags, formatFilters, partyPath, routePath } from '#contract/search';
import type { FlightAddress } from '#contract/search';
import type { PlaceSuggestion } from '#contract/places';
import { placeOption, type PlaceWords } from '../../../search-form/place-option.ts';
import type { KeptList } from './kept-filters.ts';

/** What the form holds before anybody touches it. */
export interface FormStart {
  readonly from: readonly PlaceOption[];
  readonly to: readonly PlaceOption[];
  /** What was typed where no place was found. */
  readonly typed: { readonly from: string; readonly to: string };
  readonly dates: DateRangeValue;
  readonly oneWay: boolean;
  readonly who: TravellersValue;
  readonly bags: string;
  readonly flexDays: FlightAddress['flexDays'];
  /** Of the list whose search is edited. */
  readonly kept?: KeptList;
}

export const EMPTY: FormStart = {
  from: [],
  to: [],
  typed: { from: '', to: '' },
  dates: { depart: undefined, back: undefined },
  oneWay: false,
  who: { party: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 }, cabin: 'economy' },
  bags: formatBags(DEFAULT_BAGS),
  flexDays: 0,
};

/** What is known of the places of an address, in its order. */
export interface KnownPlaces {
  readonly from: readonly (PlaceSuggestion | null)[];
  readonly to: readonly (PlaceSuggestion | null)[];
}

/** The form as it was when `address` was searched, with what is known of its places. */
export function startOf(address: FlightAddress, known: KnownPlaces, words: PlaceWords): FormStart {
  // One that is unknown makes a text of all of them, to be corrected as it was typed.
  const options = (places: KnownPlaces['from']) =>
    places.every((place) => place !== null) ? places.map((place) => placeOption(place, words)) : [];
  const [from, to] = [options(known.from), options(known.to)];
  const { passengers, cabin } = address;
  return {
    from,
    to,
    typed: {
      from: from.length > 0 ? '' : address.from.join(', '),
      to: to.length > 0 ? '' : address.to.join(', '),
    },
    dates: { depart: address.depart || undefined, back: address.return || undefined },
    oneWay: address.return === null,
    who: { party: passengers, cabin },
    bags: formatBags(address.bags),
    flexDays: address.flexDays,
    kept: {
      fs: formatFilters(address.filters),
      sort: address.sort,
      route: routePath(address),
      party: partyPath(address),
    },
  };
}
