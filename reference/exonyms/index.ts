export { AIRPORT_NAMES } from './airports.ts';
export { englishName, EXONYMS } from './exonyms.ts';
