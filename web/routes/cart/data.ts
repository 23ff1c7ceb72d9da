export { action, loader } from '../../features/cart/cart-data.ts';
