export { StepList, StepProgress } from './step-list.tsx';
export type { ListedStep, StepListProps, StepProgressProps, StepState } from './step-list.tsx';
