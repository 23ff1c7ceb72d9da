export { StepLine } from './step-line.tsx';
export type { LineStep, StepLineProps } from './step-line.tsx';
