/** What says most of a house, the rarest first. */
const TELLING = [
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
const TOLD = 3;

/** Those that the drawing of a house follows. */
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

/** What a card names of all that a house has. */
export function toldOf(amenities: readonly string[]): readonly (typeof TELLING)[number][] {
  return TELLING.filter((word) => amenities.includes(word)).slice(0, TOLD);
}

/** What a card needs of all that a house has, to be drawn and told the same. */
export function shownOf(amenities: readonly string[]): string[] {
  const told: readonly string[] = toldOf(amenities);
  return amenities.filter((word) => told.includes(word) || DRAWN.includes(word));
}
