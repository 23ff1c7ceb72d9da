export { TripStripSkeleton } from './skeleton.tsx';
export { TripStrip } from './trip-strip.tsx';
export type { TripLeg, TripStripProps, TripSummary } from './trip-strip.tsx';
