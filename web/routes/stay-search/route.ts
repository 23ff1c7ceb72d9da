export { loader } from './data.ts';
export { default } from './page.tsx';
