import type { PlaceOption } from '#design/place-combobox';
import type { TravellersValue } from '#design/travellers';
import { DEFAULT_BAGS, formatBags, formatFilters, legsOf, partyPath, routePath } from '#contract/search';
import type { FlightAddress, FlightLeg } from '#contract/search';
import type { PlaceSuggestion } from '#contract/places';
import { placeOption, type PlaceWords } from '../../../search-form/place-option.ts';
import type { KeptList } from './kept-filters.ts';

/** Out and back, one flight, or several one after the other. */
export type Trip = 'return' | 'oneway' | 'multi';

/** One flight as it is asked. */
export interface AskedLeg {
  readonly from: readonly PlaceOption[];
  readonly to: readonly PlaceOption[];
  /** What was typed where no place was found. */
  readonly typed: { readonly from: string; readonly to: string };
  readonly date: string | undefined;
}

/** What the form holds before it is touched. */
export interface FormStart {
  /** One, of a journey through several cities more. */
  readonly legs: readonly [AskedLeg, ...AskedLeg[]];
  /** The day of the way back. */
  readonly back: string | undefined;
  readonly trip: Trip;
  readonly who: TravellersValue;
  readonly bags: string;
  readonly flexDays: FlightAddress['flexDays'];
  /** Of the list whose search is edited. */
  readonly kept?: KeptList;
}

export const NO_LEG: AskedLeg = { from: [], to: [], typed: { from: '', to: '' }, date: undefined };

export const EMPTY: FormStart = {
  legs: [NO_LEG],
  back: undefined,
  trip: 'return',
  who: { party: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 }, cabin: 'economy' },
  bags: formatBags(DEFAULT_BAGS),
  flexDays: 0,
};

/** What is known of the places of one flight of an address, in its order. */
export interface KnownPlaces {
  readonly from: readonly (PlaceSuggestion | null)[];
  readonly to: readonly (PlaceSuggestion | null)[];
}

/** The form as it was when `address` was searched, with what is known of the places of each of its flights. */
export function startOf(address: FlightAddress, known: readonly KnownPlaces[], words: PlaceWords): FormStart {
  const { passengers, cabin } = address;
  const [first, ...further] = legsOf(address).map((leg, at) => askedLeg(leg, known[at], words));
  return {
    legs: [first ?? NO_LEG, ...further],
    back: address.return || undefined,
    trip: address.further ? 'multi' : address.return === null ? 'oneway' : 'return',
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

function askedLeg({ date, ...asked }: FlightLeg, known: KnownPlaces | undefined, words: PlaceWords): AskedLeg {
  // One that is unknown makes a text of all of them, to be corrected as it was typed.
  const options = (places: KnownPlaces['from'] = []) =>
    places.every((place) => place !== null) ? places.map((place) => placeOption(place, words)) : [];
  const [from, to] = [options(known?.from), options(known?.to)];
  return {
    from,
    to,
    typed: {
      from: from.length > 0 ? '' : asked.from.join(', '),
      to: to.length > 0 ? '' : asked.to.join(', '),
    },
    date: date || undefined,
  };
}
