export { OrderPage } from './order-page.tsx';
