export { ReviewList } from './review-list.tsx';
export type { ReviewRow } from './review-list.tsx';
