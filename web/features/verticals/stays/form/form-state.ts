import type { DateRangeValue } from '#design/date-range';
import type { PlaceOption } from '#design/place-combobox';
import type { RoomGuests } from '#design/rooms-field';
import type { StayAddress } from '#contract/search';
import type { PlaceSuggestion } from '#contract/places';
import { placeOption, type PlaceWords } from '../../../search-form/place-option.ts';
import { onMap } from './map-place.ts';

/** What the form holds before anybody touches it. */
export interface StayFormStart {
  readonly place: readonly PlaceOption[];
  /** What was typed where no place was found. */
  readonly typed: string;
  /** That distances count from while a piece of the map is searched. */
  readonly near: string | null;
  readonly dates: DateRangeValue;
  readonly rooms: readonly RoomGuests[];
  /** Any day of the month of arrival would do. */
  readonly flexible: boolean;
}

export const EMPTY: StayFormStart = {
  place: [],
  typed: '',
  near: null,
  dates: { depart: undefined, back: undefined },
  rooms: [{ adults: 2, children: [] }],
  flexible: false,
};

/** The form as it was when `address` was searched, with what is known of its place. */
export function startOf(
  { place, near, checkIn, checkOut, rooms }: StayAddress,
  known: PlaceSuggestion | null,
  words: PlaceWords & { readonly onMap: string },
  flexible = false,
): StayFormStart {
  const option = onMap(place, words.onMap) ?? (known && placeOption(known, words));
  return {
    place: option ? [option] : [],
    typed: option || typeof place !== 'string' ? '' : place,
    near,
    dates: { depart: checkIn || undefined, back: checkOut || undefined },
    rooms,
    flexible,
  };
}
