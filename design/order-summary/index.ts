export { OrderBar, OrderSummary } from './order-summary.tsx';
export type { OrderBarProps, OrderLeg, OrderSummaryProps } from './order-summary.tsx';
