export { Header } from '../../features/checkout/header.tsx';
export { action, loader } from './data.ts';
export { default } from './page.tsx';
