import type { DateRangeWords } from '#design/date-range';
import type { PlaceOption, PlaceWords } from '#design/place-combobox';

export const placeWords: PlaceWords = {
  list: 'Places',
  count: (count: number) => (count === 0 ? 'No suggestions' : `${count} suggestions`),
  unknown: (text: string) => `No place matches “${text}”.`,
  several: (text: string) => `“${text}” can mean several places.`,
  oneOf: ({ name, detail }: PlaceOption) => `${name}, ${detail}`,
  didYouMean: (name: string) => `Did you mean ${name}?`,
  close: 'Close',
  clear: 'Clear',
  addAnother: 'Add another airport or city',
  kinds: 'City or airport',
  remove: (name, code) => `Remove ${name} (${code})`,
};

export const dateWords: DateRangeWords = {
  title: 'Dates',
  depart: 'Depart',
  back: 'Return',
  close: 'Close dates',
  empty: 'Choose a date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  clear: 'Clear dates',
  done: 'Done',
  departDay: 'outbound flight',
  backDay: 'return flight',
  low: 'low',
  summary: ({ depart, back }, nights) =>
    depart && back ? `${depart} to ${back}, ${nights} nights` : 'Choose two days',
  unknown: (typed) => `“${typed}” is not a date. Use a format like 9 Mar or 2027-03-09.`,
  outside: (typed) => `${typed} is not on sale yet. Choose a date in the next 12 months.`,
  backFirst: (typed) => `${typed} is before departure.`,
};
