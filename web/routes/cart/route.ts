import { CartContents } from '../../features/cart/cart-contents.tsx';

export { action, loader } from '../../features/cart/cart-data.ts';
export { default } from './page.tsx';
export const islands = [CartContents];
