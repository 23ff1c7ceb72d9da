/** The amenities that a card names, the rarest first. */
const NOTABLE = [
  'private_beach',
  'ski_to_door',
  'beachfront',
  'pool',
  'spa',
  'indoor_pool',
  'sea_view',
  'mountain_view',
  'sauna',
  'free_parking',
  'gym',
  'restaurant',
  'kitchen',
  'air_conditioning',
  'garden',
  'parking',
  'wifi',
] as const;
const MOST_SHOWN = 3;

/** Those that change the illustration of a property. */
const DRAWN = [
  'beachfront',
  'private_beach',
  'sea_view',
  'ski_storage',
  'ski_to_door',
  'mountain_view',
  'garden',
  'free_parking',
];

/** The few amenities that a card names. */
export function mainAmenitiesOf(amenities: readonly string[]): readonly (typeof NOTABLE)[number][] {
  return NOTABLE.filter((word) => amenities.includes(word)).slice(0, MOST_SHOWN);
}

/** The amenities that a card needs for its text and illustration. */
export function shownOf(amenities: readonly string[]): string[] {
  const main: readonly string[] = mainAmenitiesOf(amenities);
  return amenities.filter((word) => main.includes(word) || DRAWN.includes(word));
}
