export { CheckoutHeader } from './checkout-header.tsx';
export type { CheckoutHeaderProps, CheckoutStep } from './checkout-header.tsx';
