import type { TravellersWords } from '#design/travellers';

/** English words of the widget; for tests and the gallery. */
export const englishTravellers: TravellersWords = {
  title: 'Travellers and cabin',
  adults: { label: 'Adults', hint: '18 or older', less: 'Remove one adult', more: 'Add one adult' },
  children: { label: 'Children', hint: '2 to 17', less: 'Remove one child', more: 'Add one child' },
  infantsInSeat: {
    label: 'Infants in own seat',
    hint: 'Under 2',
    less: 'Remove one infant in own seat',
    more: 'Add one infant in own seat',
  },
  infantsOnLap: {
    label: 'Infants on lap',
    hint: 'Under 2, no seat',
    less: 'Remove one infant on lap',
    more: 'Add one infant on lap',
  },
  childAge: (at) => `Age of child ${at}`,
  presetAge: (age) => `Preset to ${age}: choose the age at travel.`,
  years: (age) => `${age} years`,
  noChild: 'No children',
  cabin: 'Cabin',
  full: 'Up to 9 travellers per booking. Larger groups: book twice.',
  laps: 'One lap infant per adult.',
  summary: ({ adults, children }) => `${adults} adults${children.length > 0 ? `, ${children.length} children` : ''}`,
  done: 'Done',
};
