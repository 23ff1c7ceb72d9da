import { OrderView } from '../../features/booking/order-view.tsx';

export { action, loader } from './data.ts';
export { default } from './page.tsx';
export const islands = [OrderView];
