export { SortBar } from './sort-bar.tsx';
export type { SortBarProps, SortChoice } from './sort-bar.tsx';
