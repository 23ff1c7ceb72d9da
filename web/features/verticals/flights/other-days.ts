import { island } from '../../../island.tsx';
import type { DaysProps } from './days/days.island.tsx';

const MODULE = 'web/features/verticals/flights/days/days.island.tsx';
const bring = () => import('./days/days.island.tsx');

/** The days around a list. Their links are on the page; scripts and prices come once the list is there and the page is idle. */
export const OtherDays = island({
  module: MODULE,
  importer: bring,
  pick: (module) => module.OtherDays,
  wakes({ address }: DaysProps) {
    if (address.flexDays > 0) return 'asked';
    return matchMedia('(width >= 40rem)').matches ? 'idle' : undefined;
  },
});

/** What other days have where the list is empty. */
export const NearestDays = island({
  module: MODULE,
  importer: bring,
  pick: (module) => module.NearestDays,
  wakes: () => 'asked',
});
