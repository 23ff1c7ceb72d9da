export { SampleMark } from './sample-mark.tsx';
export type { SampleMarkProps } from './sample-mark.tsx';
