export { PropertyCard } from './property-card.tsx';
export type { PropertyCardProps } from './property-card.tsx';
export { PropertyCardSkeleton } from './skeleton.tsx';
