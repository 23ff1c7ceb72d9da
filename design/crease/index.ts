export { Folded } from './crease.tsx';
export type { FoldedProps } from './crease.tsx';
