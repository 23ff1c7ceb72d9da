export { writePaper } from './write-paper.ts';
export type { Paper, PaperSection } from './write-paper.ts';
