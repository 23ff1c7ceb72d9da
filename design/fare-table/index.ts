export { FareTable } from './fare-table.tsx';
export type { FareCell, FareColumn, FareRow, FareTableProps } from './fare-table.tsx';
