export { CompareTable } from './compare-table.tsx';
export type { CompareItem, CompareTableProps } from './compare-table.tsx';
