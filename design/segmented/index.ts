export { Segmented } from './segmented.tsx';
export type { SegmentedOption, SegmentedProps } from './segmented.tsx';
