export { createIds } from './ids.ts';
