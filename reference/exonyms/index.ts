export { EXONYMS } from './exonyms.ts';
