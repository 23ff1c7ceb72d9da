export { PartProvider, usePart } from './part.tsx';
export type { PartLoader } from './part.tsx';
