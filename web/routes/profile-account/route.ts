export { action, loader } from './data.ts';
export { default } from './page.tsx';
