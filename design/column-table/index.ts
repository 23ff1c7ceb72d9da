export { ColumnTable } from './column-table.tsx';
export type { ColumnTableProps, TableCell, TableRow } from './column-table.tsx';
