export { StarRating } from './star-rating.tsx';
export type { StarRatingProps } from './star-rating.tsx';
