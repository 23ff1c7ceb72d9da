export { action, loader } from '../../features/cart/cart-data.ts';
export { default } from './page.tsx';
