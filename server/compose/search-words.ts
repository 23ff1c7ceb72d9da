import type { Part } from './part.ts';

const name = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `2027-03-03` as `Wed 3 Mar 2027`. */
function day(value: unknown): string {
  const at = new Date(`${name(value)}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return name(value);
  const format = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return at.toLocaleDateString('en-GB', format).replace(',', '');
}

function meant(suggestions: unknown): string {
  if (!Array.isArray(suggestions) || suggestions.length === 0) return 'Check the spelling, or type an airport code.';
  const names = suggestions.map((place: { name?: unknown; code?: unknown }) =>
    place.code ? `${name(place.name)} (${name(place.code)})` : name(place.name),
  );
  return `Did you mean ${names.join(' or ')}?`;
}

/** What is wrong with a search, and the way out, at its field. */
export const SEARCH_WORDS: NonNullable<Part['words']> = {
  UNKNOWN_PLACE: ({ text, suggestions }) =>
    name(text).trim() === ''
      ? 'Enter a city or an airport.'
      : `No place matches “${name(text)}”. ${meant(suggestions)}`,
  SAME_PLACE: ({ name: place, several }) =>
    several === true
      ? `${name(place)} is on both sides. Take it away from one of them.`
      : `You are already in ${name(place)}. Choose another place to fly to.`,
  PLACE_TWICE: ({ name: place, within }) =>
    place === within
      ? `${name(place)} is in this field twice. Take one away.`
      : `${name(within)} includes ${name(place)} already. Take one of them away.`,
  TOO_MANY_PLACES: ({ most }) => `At most ${String(most)} places in one field. Take some away.`,
  ONE_WAY: () => 'This search is one way: there is no day to come back on.',
  DATE_UNKNOWN: () => 'There is no such day. Write it like 3 Mar 2027.',
  DATE_PAST: ({ earliest }) => `This day is over. The first you can fly is ${day(earliest)}.`,
  DATE_TOO_FAR: ({ latest }) => `Flights are on sale until ${day(latest)}. Choose an earlier day.`,
  RETURN_BEFORE_DEPARTURE: ({ earliest }) => `You would be back before you leave. Choose ${day(earliest)} or later.`,
  TOO_MANY_PASSENGERS: ({ most }) => `One booking has at most ${String(most)} seats. Search twice for a larger group.`,
  INFANT_WITHOUT_ADULT: () =>
    'Each infant on a lap needs an adult of its own. Add an adult or book a seat for the infant.',
  CHILD_WITHOUT_ADULT: () => 'Children cannot be booked alone here. Add an adult.',
  NO_PASSENGERS: () => 'Who is flying? Add at least one adult.',
  UNKNOWN_CURRENCY: () => 'We do not know this currency.',
  OFFER_GONE: () => 'These flights are not sold any more at this fare. Go back to the results for what is.',
};
