export { SearchCell, SearchRow } from './search-form.tsx';
export type { SearchCellProps, SearchRowProps } from './search-form.tsx';
