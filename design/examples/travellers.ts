import type { TravellersWords } from '#design/travellers';

/** English words of the widget; for tests and the gallery. */
export const englishTravellers: TravellersWords = {
  title: 'Travellers and cabin',
  adults: { label: 'Adults', hint: '18 or older', less: 'One adult fewer', more: 'One adult more' },
  children: { label: 'Children', hint: '2 to 17', less: 'One child fewer', more: 'One child more' },
  infantsInSeat: {
    label: 'Infants in a seat',
    hint: 'Under 2',
    less: 'One infant in a seat fewer',
    more: 'One infant in a seat more',
  },
  infantsOnLap: {
    label: 'Infants on a lap',
    hint: 'Under 2, no seat',
    less: 'One infant on a lap fewer',
    more: 'One infant on a lap more',
  },
  childAge: (at) => `Age of child ${at}`,
  years: (age) => `${age} years`,
  noChild: 'No child',
  cabin: 'Cabin',
  full: '9 travellers at most in one booking. Larger groups: book twice.',
  laps: 'One lap infant for each adult.',
  summary: ({ adults, children }) => `${adults} adults${children.length > 0 ? `, ${children.length} children` : ''}`,
  done: 'Done',
};
