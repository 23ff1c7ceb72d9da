export { AskFirst } from './ask-first.tsx';
export type { AskFirstProps } from './ask-first.tsx';
