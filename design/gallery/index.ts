export { Gallery } from './gallery.tsx';
export type { GalleryArt } from './art.tsx';
