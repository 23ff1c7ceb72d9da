export { CartChip } from './cart-chip.tsx';
export type { CartChipProps } from './cart-chip.tsx';
export { CartList } from './cart-list.tsx';
export type { CartLine, CartListProps, CartOpenLine } from './cart-list.tsx';
export { CartStrip } from './cart-strip.tsx';
export type { CartStripProps } from './cart-strip.tsx';
