export { CornerCard } from './corner-card.tsx';
export type { CornerCardProps } from './corner-card.tsx';
