export { personalTables } from './personal.ts';
