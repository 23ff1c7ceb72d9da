export { parseText } from './parse-text.ts';
export type { SiteText } from './parse-text.ts';
export { readText } from './read-text.ts';
export type { FoundText, SiteTextSource } from './read-text.ts';
