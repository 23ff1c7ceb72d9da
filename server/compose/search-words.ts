import { latin } from '#contract/core';
import type { Speech } from '#platform/words';
import type { Part } from './part.ts';

const name = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `2027-03-03` as `Wed 3 Mar 2027`. */
function day(value: unknown, { locale }: Speech): string {
  const at = new Date(`${name(value)}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return name(value);
  const format = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return at.toLocaleDateString(latin(locale), format).replace(/[,،]/g, '');
}

/** `2027-03` as `March 2027`. */
function month(value: unknown, { locale }: Speech): string {
  const at = new Date(`${name(value)}-01T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return name(value);
  return at.toLocaleDateString(latin(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** A place by its id, as a reader of that language calls it. */
export type PlaceName = (id: string, lang: string) => string | undefined;

function meant(suggestions: unknown, { i18n, locale }: Speech, nameIn: PlaceName): string {
  if (!Array.isArray(suggestions) || suggestions.length === 0)
    return i18n._({ id: 'search.spelling', message: 'Check the spelling or enter an airport code.' });
  const names = suggestions.map((place: { id?: unknown; name?: unknown; code?: unknown }) => {
    const called = nameIn(name(place.id), locale.slice(0, 2)) ?? name(place.name);
    return place.code ? `${called} (${name(place.code)})` : called;
  });
  const places = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
  return i18n._({ id: 'search.meant', message: 'Did you mean {places}?', values: { places } });
}

type Words = NonNullable<Part['words']>;

/** What is wrong with a search, and the way out, at its field. */
export function searchWords(nameIn: PlaceName): Words {
  return { ...FIELD_WORDS, UNKNOWN_PLACE: unknownPlace(nameIn) };
}

function unknownPlace(nameIn: PlaceName): Words[string] {
  return ({ text, suggestions }, speech) => {
    const { i18n } = speech;
    if (name(text).trim() === '') return i18n._({ id: 'search.noPlace', message: 'Enter a city or an airport.' });
    return i18n._({
      id: 'search.UNKNOWN_PLACE',
      message: 'No place matches “{text}”. {advice}',
      values: { text: name(text), advice: meant(suggestions, speech, nameIn) },
    });
  };
}

const FIELD_WORDS: Words = {
  UNKNOWN_VERTICAL: (_detail, { i18n }) =>
    i18n._({ id: 'search.UNKNOWN_VERTICAL', message: 'This site does not offer that search.' }),
  NOT_CONVERTIBLE: (_detail, { i18n }) =>
    i18n._({ id: 'search.NOT_CONVERTIBLE', message: 'This search can’t be carried over. Enter it again there.' }),
  SAME_PLACE: ({ name: place, several }, { i18n }) =>
    several === true
      ? i18n._({
          id: 'search.onBothSides',
          message: '{place} is in both fields. Remove it from one of them.',
          values: { place: name(place) },
        })
      : i18n._({
          id: 'search.SAME_PLACE',
          message: 'You are departing from {place}. Choose a different destination.',
          values: { place: name(place) },
        }),
  PLACE_TWICE: ({ name: place, within }, { i18n }) =>
    place === within
      ? i18n._({
          id: 'search.PLACE_TWICE',
          message: '{place} is in this field twice. Remove one.',
          values: { place: name(place) },
        })
      : i18n._({
          id: 'search.placeWithin',
          message: '{city} already includes {place}. Remove one of them.',
          values: { city: name(within), place: name(place) },
        }),
  TOO_MANY_PLACES: ({ most }, { i18n }) =>
    i18n._({
      id: 'search.TOO_MANY_PLACES',
      message: 'You can enter up to {most} places in one field. Remove some.',
      values: { most: String(most) },
    }),
  BEYOND_THE_LIST: ({ listed, total }, { i18n }) => {
    if (listed === 0) return i18n._({ id: 'search.emptyList', message: 'This list is empty.' });
    return listed === total
      ? i18n._({
          id: 'search.BEYOND_THE_LIST',
          message: 'This list ends at result {listed}. Go back to its first page.',
          values: { listed: String(listed) },
        })
      : i18n._({
          id: 'search.listIsCut',
          message: 'Only the first {listed} results are listed. Narrow your search to see others.',
          values: { listed: String(listed) },
        });
  },
  RANGE_INVERTED: (_detail, { i18n }) =>
    i18n._({
      id: 'search.RANGE_INVERTED',
      message: 'The time range ends before it starts. Enter the earlier time first.',
    }),
  ONE_WAY: (_detail, { i18n }) =>
    i18n._({ id: 'search.ONE_WAY', message: 'This is a one-way search, so it has no return date.' }),
  DATE_UNKNOWN: (_detail, { i18n }) =>
    i18n._({ id: 'search.DATE_UNKNOWN', message: 'That date doesn’t exist. Write it like 3 Mar 2027.' }),
  DATE_PAST: ({ earliest }, speech) => {
    const { i18n } = speech;
    return i18n._({
      id: 'search.dayOver',
      message: 'This date has passed. Choose {earliest} or later.',
      values: { earliest: day(earliest, speech) },
    });
  },
  DATE_TOO_FAR: ({ latest }, speech) => {
    const { i18n } = speech;
    return i18n._({
      id: 'search.dayTooFar',
      message: 'Bookings are not open that far ahead. Choose {latest} or earlier.',
      values: { latest: day(latest, speech) },
    });
  },
  RETURN_BEFORE_DEPARTURE: ({ earliest }, speech) => {
    const { i18n } = speech;
    return i18n._({
      id: 'search.RETURN_BEFORE_DEPARTURE',
      message: 'The return is before the departure. Choose {earliest} or later.',
      values: { earliest: day(earliest, speech) },
    });
  },
  DATE_BEFORE_PREVIOUS: ({ earliest }, speech) => {
    const { i18n } = speech;
    return i18n._({
      id: 'search.DATE_BEFORE_PREVIOUS',
      message: 'This date is before the previous flight. Choose {earliest} or later.',
      values: { earliest: day(earliest, speech) },
    });
  },
  TOO_MANY_PASSENGERS: ({ most }, { i18n }) =>
    i18n._({
      id: 'search.TOO_MANY_PASSENGERS',
      message: 'You can book up to {most} seats at a time. Search twice for a larger group.',
      values: { most: String(most) },
    }),
  INFANT_WITHOUT_ADULT: (_detail, { i18n }) =>
    i18n._({
      id: 'search.INFANT_WITHOUT_ADULT',
      message: 'Each lap infant needs their own adult. Add an adult or book a seat for the infant.',
    }),
  CHILD_WITHOUT_ADULT: (_detail, { i18n }) =>
    i18n._({
      id: 'search.CHILD_WITHOUT_ADULT',
      message: 'Children can’t be booked without an adult here. Add an adult.',
    }),
  NO_PASSENGERS: (_detail, { i18n }) => i18n._({ id: 'search.NO_PASSENGERS', message: 'Add at least one adult.' }),
  CHECK_OUT_BEFORE_CHECK_IN: ({ earliest }, speech) => {
    const { i18n } = speech;
    return i18n._({
      id: 'search.CHECK_OUT_BEFORE_CHECK_IN',
      message: 'Check-out is before check-in. Choose {earliest} or later.',
      values: { earliest: day(earliest, speech) },
    });
  },
  MONTH_UNKNOWN: (_detail, { i18n }) =>
    i18n._({ id: 'search.MONTH_UNKNOWN', message: 'That month doesn’t exist. Write it like 2027-03.' }),
  MONTH_NOT_SOLD: ({ earliest, latest }, speech) => {
    const { i18n } = speech;
    return i18n._({
      id: 'search.MONTH_NOT_SOLD',
      message: 'This month is not on sale. Choose one from {earliest} to {latest}.',
      values: { earliest: month(earliest, speech), latest: month(latest, speech) },
    });
  },
  TOO_MANY_NIGHTS: ({ most, latest }, speech) => {
    const { i18n } = speech;
    if (latest === undefined) {
      const values = { most: String(most) };
      return i18n._({ id: 'search.tooManyNights', message: 'A stay can be up to {most} nights.', values });
    }
    return i18n._({
      id: 'search.TOO_MANY_NIGHTS',
      message: 'A stay can be up to {most} nights. Choose {latest} or earlier.',
      values: { most: String(most), latest: day(latest, speech) },
    });
  },
  TOO_MANY_ROOMS: ({ most }, { i18n }) =>
    i18n._({
      id: 'search.TOO_MANY_ROOMS',
      message: 'You can search for up to {most} rooms at a time. Search twice for a larger group.',
      values: { most: String(most) },
    }),
  TOO_MANY_GUESTS: ({ room, most }, { i18n }) =>
    i18n._({
      id: 'search.TOO_MANY_GUESTS',
      message: 'Room {room} has more than {most} guests. Add another room.',
      values: { room: String(room), most: String(most) },
    }),
  NO_ADULT_IN_ROOM: ({ room }, { i18n }) =>
    i18n._({
      id: 'search.NO_ADULT_IN_ROOM',
      message: 'Room {room} needs an adult. Add one or remove the room.',
      values: { room: String(room) },
    }),
  CHILD_AGE_MISSING: ({ child, room }, { i18n }) =>
    i18n._({
      id: 'search.CHILD_AGE_MISSING',
      message: 'Choose the age of child {child} in room {room} at check-in.',
      values: { child: String(child), room: String(room) },
    }),
  UNKNOWN_CURRENCY: (_detail, { i18n }) =>
    i18n._({ id: 'search.UNKNOWN_CURRENCY', message: 'This currency is not supported.' }),
  OFFER_NOT_ALLOWED: (_detail, { i18n }) =>
    i18n._({
      id: 'search.OFFER_NOT_ALLOWED',
      message: 'Your company’s travel policy does not allow this choice. Choose another.',
    }),
  OFFER_GONE: (_detail, { i18n }) =>
    i18n._({
      id: 'search.OFFER_GONE',
      message: 'This fare is no longer available on these flights. Go back to the results to choose another.',
    }),
};
