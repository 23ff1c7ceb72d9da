export { namedRow, quarterName, QUARTERS } from './quarters.ts';
