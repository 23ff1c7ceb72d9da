/** Cabins as rows name them. */
export const CABINS = {
  economy: ['economy'],
  'economy and premium economy': ['economy', 'premium'],
  'above economy': ['premium', 'business', 'first'],
  'business and first': ['business', 'first'],
} as const;

/** Where no upper distance is given. */
export const FARTHEST_KM = 99_999;
