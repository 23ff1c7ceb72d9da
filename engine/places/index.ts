export { fold, MAX_TEXT } from './fold.ts';
