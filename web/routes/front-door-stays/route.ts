import { Hero } from './hero.tsx';

export { loader } from './data.ts';
export { default } from './page.tsx';
export const islands = [Hero];
