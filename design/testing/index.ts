export { axeFaults } from './axe.ts';
export { show } from './show.tsx';
