export { OrderBar, OrderSummary, OrderThing } from './order-summary.tsx';
export type { OrderBarProps, OrderLeg, OrderSummaryProps, OrderThingProps } from './order-summary.tsx';
