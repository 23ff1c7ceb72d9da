export { EmptyState } from './empty-state.tsx';
export type { EmptyStateProps, Suggestion } from './empty-state.tsx';
