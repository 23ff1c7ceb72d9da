export { Pagination } from './pagination.tsx';
export type { PaginationProps, PaginationWords } from './pagination.tsx';
