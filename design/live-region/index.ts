export { LiveRegions, useAnnounce } from './live-region.tsx';
export type { Announce } from './live-region.tsx';
