import type { AmenityGroup } from '#design/amenity-list';
import type { PropertyCardProps } from '#design/property-card';
import { SceneArt } from '#design/scene-art';

export const amenities: readonly AmenityGroup[] = [
  {
    title: 'In the building',
    items: [
      { text: 'Wi-Fi in every room', icon: 'wifi' },
      { text: 'Breakfast', note: '€22 a person', icon: 'utensils' },
      { text: 'Pool on the roof', note: 'until 22:00' },
      { text: 'No parking', missing: true },
    ],
  },
  {
    title: 'Accessibility',
    items: [
      { text: 'Step-free entrance', note: 'door 92 cm', icon: 'accessibility' },
      { text: 'Roll-in shower', note: '6 rooms', icon: 'accessibility' },
      { text: 'No lift to the roof', missing: true },
    ],
  },
];

/** Free to cancel, with something due at the property. */
export const pilotage: PropertyCardProps = {
  id: 'pilotage',
  name: 'The Pilotage',
  art: <SceneArt seed="pilotage" kind="city" climate="tropic" />,
  score: { value: '8.9', scale: 'out of 10', source: '1,204 stays with us' },
  stars: '4 stars',
  place: 'Marina South, 900 m to Marina Bay',
  amenities: ['Pool', 'Gym', 'Step-free'],
  room: 'Harbour double, 1 queen bed',
  board: 'No meals',
  cancellation: { text: 'Free until Mon 8 Mar, 18:00 SGT', tone: 'good' },
  price: { total: '€612', party: '3 nights, all taxes', each: '€204 a night', due: '€34 of it due there' },
  sample: { text: 'Sample', title: 'This room comes from sample inventory and cannot be slept in' },
  action: { text: 'See rooms', href: '#pilotage' },
};

/** Nothing back, nothing due there, not rated. */
export const almanac: PropertyCardProps = {
  ...pilotage,
  id: 'almanac',
  name: 'Orchard Almanac',
  art: <SceneArt seed="almanac" kind="country" climate="tropic" />,
  score: { value: '9.0', scale: 'out of 10', source: '2,930 stays with us' },
  stars: undefined,
  place: 'Orchard, 3.1 km to Marina Bay',
  amenities: ['Pool', 'Spa', 'Quiet floor'],
  room: 'Garden twin, 2 single beds',
  board: 'Breakfast included',
  cancellation: { text: 'Non-refundable', tone: 'neutral' },
  price: { total: '€894', party: '3 nights, all taxes', each: '€298 a night' },
  action: { text: 'See rooms', href: '#almanac' },
};
