export { Header } from './header.tsx';
export type { HeaderAction, HeaderProps } from './header.tsx';
export { SearchSummary } from './search-summary.tsx';
export type { SearchSummaryProps } from './search-summary.tsx';
