export { FilterAll, FilterGroup, FilterMore, FilterRow } from './filter-group.tsx';
export type { FilterGroupProps, FilterRowProps } from './filter-group.tsx';
