/** Files and folders from which the flights of the sample world are made. */
export const FLIGHT_INPUTS = [
  'supply/house/network',
  'supply/house/hash.ts',
  'supply/house/window.ts',
  'engine/timetable',
  'engine/zones',
  'engine/snapshot',
  'engine/geo',
  'reference',
  'package-lock.json',
  'tools/build-world.ts',
  'tools/compile-world.ts',
  'tools/network-airport.ts',
] as const;

/** The same for its stays. */
export const STAY_INPUTS = [
  'supply/house/stays',
  'supply/house/network/regions.ts',
  'supply/house/fares/currencies.ts',
  'supply/house/hash.ts',
  'supply/house/window.ts',
  'engine/stays',
  'engine/zones',
  'engine/snapshot',
  'engine/geo',
  'reference',
  'package-lock.json',
  'tools/build-stays.ts',
  'tools/own-stays.ts',
  'tools/compile-world.ts',
  'tools/stay-cities.ts',
] as const;
