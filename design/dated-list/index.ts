export { DatedList } from './dated-list.tsx';
export type { DatedItem } from './dated-list.tsx';
