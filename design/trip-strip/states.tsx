import { TripStrip, TripStripSkeleton } from './index.ts';
import type { States } from '#design/gallery';

const leg = {
  carrier: { code: 'X-SPC', name: 'Straits Pacific' },
  departure: '22:05',
  arrival: '19:15',
  dayOffset: { text: '+1', label: 'arrives next day' },
  duration: '13h 10m',
};
const trips = ['Best', 'Cheapest', 'Fastest'].map((name, at) => ({
  name,
  price: `€1,${684 - at * 100}`,
  legs: [leg, { ...leg, dayOffset: undefined }],
  note: 'Straits Pacific, direct both ways',
  href: `#${name}`,
}));

export const states: States = {
  Three: () => <TripStrip label="Whole trips" trips={trips} />,
  One: () => <TripStrip label="The one whole trip" trips={trips.slice(0, 1)} />,
  Loading: () => <TripStripSkeleton />,
  'Right to left': () => (
    <div dir="rtl">
      <TripStrip label="Whole trips, from right to left" trips={trips} />
    </div>
  ),
};
