export type { Paper, PaperSection } from './paper.ts';
export { writePaper } from './write-paper.ts';
