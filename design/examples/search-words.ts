import type { DateRangeWords } from '#design/date-range';
import type { PlaceWords } from '#design/place-combobox';

export const placeWords: PlaceWords = {
  list: 'Places',
  count: (count: number) => (count === 0 ? 'No suggestion' : `${count} suggestions`),
  unknown: (text: string) => `No place matches “${text}”.`,
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
  empty: 'Choose a day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  clear: 'Clear dates',
  done: 'Done',
  departDay: 'way out',
  backDay: 'way back',
  low: 'low',
  summary: ({ depart, back }, nights) =>
    depart && back ? `${depart} to ${back}, ${nights} nights` : 'Choose two days',
  unknown: (typed) => `“${typed}” is no date. Type it like 9 Mar or 2027-03-09.`,
  outside: (typed) => `${typed} is not on sale yet. Choose a day in the next 12 months.`,
  backFirst: (typed) => `${typed} is before the way out.`,
};
