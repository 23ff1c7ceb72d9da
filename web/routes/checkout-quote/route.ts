export { Header } from '../../features/checkout/header.tsx';
export { shouldRevalidate } from '../../features/checkout/revalidate.ts';
export { action, loader } from './data.ts';
export { default } from './page.tsx';
