export { PriceFlap, priceFlapClass } from './price-flap.tsx';
export type { FlapPrice, PriceFlapProps } from './price-flap.tsx';
