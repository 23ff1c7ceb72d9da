export { AIRPORT_NAMES } from './airports.ts';
export { englishName, EXONYMS } from './exonyms.ts';
export { AIRPORT_LANGUAGES, SHOWN_AIRPORTS } from './shown-airports.ts';
export type { AirportLanguage } from './shown-airports.ts';
