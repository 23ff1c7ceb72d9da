export { createSpeak, readCatalogs } from './words.ts';
export type { Speak, Speech } from './words.ts';
