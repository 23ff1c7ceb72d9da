export { PriceBreakdown } from './price-breakdown.tsx';
export type { DuePart, PriceBreakdownProps } from './price-breakdown.tsx';
