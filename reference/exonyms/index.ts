export { englishName, EXONYMS } from './exonyms.ts';
