export { PictureGrid } from './picture-grid.tsx';
export type { PictureGridProps } from './picture-grid.tsx';
