export { Gallery } from './gallery.tsx';
export type { GalleryProps } from './gallery.tsx';
export { componentNames } from './states.ts';
export type { States } from './states.ts';
