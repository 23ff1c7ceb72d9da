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
    return i18n._({ id: 'search.spelling', message: 'Check the spelling, or type an airport code.' });
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
    i18n._({ id: 'search.UNKNOWN_VERTICAL', message: 'This site does not search for that.' }),
  NOT_CONVERTIBLE: (_detail, { i18n }) =>
    i18n._({ id: 'search.NOT_CONVERTIBLE', message: 'This search cannot be carried over. Type it there once more.' }),
  SAME_PLACE: ({ name: place, several }, { i18n }) =>
    several === true
      ? i18n._({
          id: 'search.onBothSides',
          message: '{place} is on both sides. Take it away from one of them.',
          values: { place: name(place) },
        })
      : i18n._({
          id: 'search.SAME_PLACE',
          message: 'You are already in {place}. Choose another place to fly to.',
          values: { place: name(place) },
        }),
  PLACE_TWICE: ({ name: place, within }, { i18n }) =>
    place === within
      ? i18n._({
          id: 'search.PLACE_TWICE',
          message: '{place} is in this field twice. Take one away.',
          values: { place: name(place) },
        })
      : i18n._({
          id: 'search.placeWithin',
          message: '{city} includes {place} already. Take one of them away.',
          values: { city: name(within), place: name(place) },
        }),
  TOO_MANY_PLACES: ({ most }, { i18n }) =>
    i18n._({
      id: 'search.TOO_MANY_PLACES',
      message: 'At most {most} places in one field. Take some away.',
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
      message: 'A range of times ends before it begins. Enter the earlier time first.',
    }),
  ONE_WAY: (_detail, { i18n }) =>
    i18n._({ id: 'search.ONE_WAY', message: 'This search is one way: there is no day to come back on.' }),
  DATE_UNKNOWN: (_detail, { i18n }) =>
    i18n._({ id: 'search.DATE_UNKNOWN', message: 'There is no such day. Write it like 3 Mar 2027.' }),
  DATE_PAST: ({ earliest }, speech) => {
    const { i18n } = speech;
    return i18n._({
      id: 'search.dayOver',
      message: 'This day is over. Choose {earliest} or later.',
      values: { earliest: day(earliest, speech) },
    });
  },
  DATE_TOO_FAR: ({ latest }, speech) => {
    const { i18n } = speech;
    return i18n._({
      id: 'search.dayTooFar',
      message: 'Nothing is on sale that far ahead. Choose {latest} or earlier.',
      values: { latest: day(latest, speech) },
    });
  },
  RETURN_BEFORE_DEPARTURE: ({ earliest }, speech) => {
    const { i18n } = speech;
    return i18n._({
      id: 'search.RETURN_BEFORE_DEPARTURE',
      message: 'You would be back before you leave. Choose {earliest} or later.',
      values: { earliest: day(earliest, speech) },
    });
  },
  TOO_MANY_PASSENGERS: ({ most }, { i18n }) =>
    i18n._({
      id: 'search.TOO_MANY_PASSENGERS',
      message: 'One booking has at most {most} seats. Search twice for a larger group.',
      values: { most: String(most) },
    }),
  INFANT_WITHOUT_ADULT: (_detail, { i18n }) =>
    i18n._({
      id: 'search.INFANT_WITHOUT_ADULT',
      message: 'Each infant on a lap needs an adult of its own. Add an adult or book a seat for the infant.',
    }),
  CHILD_WITHOUT_ADULT: (_detail, { i18n }) =>
    i18n._({ id: 'search.CHILD_WITHOUT_ADULT', message: 'Children cannot be booked alone here. Add an adult.' }),
  NO_PASSENGERS: (_detail, { i18n }) =>
    i18n._({ id: 'search.NO_PASSENGERS', message: 'Who is flying? Add at least one adult.' }),
  CHECK_OUT_BEFORE_CHECK_IN: ({ earliest }, speech) => {
    const { i18n } = speech;
    return i18n._({
      id: 'search.CHECK_OUT_BEFORE_CHECK_IN',
      message: 'You would leave before your first night. Choose {earliest} or later.',
      values: { earliest: day(earliest, speech) },
    });
  },
  MONTH_UNKNOWN: (_detail, { i18n }) =>
    i18n._({ id: 'search.MONTH_UNKNOWN', message: 'There is no such month. Write it like 2027-03.' }),
  MONTH_NOT_SOLD: ({ earliest, latest }, speech) => {
    const { i18n } = speech;
    return i18n._({
      id: 'search.MONTH_NOT_SOLD',
      message: 'Nothing is on sale in this month. Choose one from {earliest} to {latest}.',
      values: { earliest: month(earliest, speech), latest: month(latest, speech) },
    });
  },
  TOO_MANY_NIGHTS: ({ most, latest }, speech) => {
    const { i18n } = speech;
    if (latest === undefined) {
      const values = { most: String(most) };
      return i18n._({ id: 'search.tooManyNights', message: 'A stay has at most {most} nights.', values });
    }
    return i18n._({
      id: 'search.TOO_MANY_NIGHTS',
      message: 'A stay has at most {most} nights. Choose {latest} or earlier.',
      values: { most: String(most), latest: day(latest, speech) },
    });
  },
  TOO_MANY_ROOMS: ({ most }, { i18n }) =>
    i18n._({
      id: 'search.TOO_MANY_ROOMS',
      message: 'One search has at most {most} rooms. Search twice for a larger group.',
      values: { most: String(most) },
    }),
  TOO_MANY_GUESTS: ({ room, most }, { i18n }) =>
    i18n._({
      id: 'search.TOO_MANY_GUESTS',
      message: 'Room {room} has more than {most} guests. Add a room for some of them.',
      values: { room: String(room), most: String(most) },
    }),
  NO_ADULT_IN_ROOM: ({ room }, { i18n }) =>
    i18n._({
      id: 'search.NO_ADULT_IN_ROOM',
      message: 'Room {room} needs an adult. Add one, or take the room away.',
      values: { room: String(room) },
    }),
  CHILD_AGE_MISSING: ({ child, room }, { i18n }) =>
    i18n._({
      id: 'search.CHILD_AGE_MISSING',
      message: 'Choose the age of child {child} in room {room}, as it is on arrival.',
      values: { child: String(child), room: String(room) },
    }),
  UNKNOWN_CURRENCY: (_detail, { i18n }) =>
    i18n._({ id: 'search.UNKNOWN_CURRENCY', message: 'We do not know this currency.' }),
  OFFER_GONE: (_detail, { i18n }) =>
    i18n._({
      id: 'search.OFFER_GONE',
      message: 'These flights are not sold any more at this fare. Go back to the results for what is.',
    }),
};
