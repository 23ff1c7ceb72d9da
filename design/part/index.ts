export { PartProvider, usePart } from './part.tsx';
export type { Part, PartLoader } from './part.tsx';
