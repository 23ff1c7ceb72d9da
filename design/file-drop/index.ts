export { FileDrop } from './file-drop.tsx';
export type { ChosenFile, FileDropProps, FileDropWords } from './file-drop.tsx';
