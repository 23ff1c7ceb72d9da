export { CancellationBar } from './cancellation-bar.tsx';
export { joinSteps } from './join-steps.ts';
export type { CancellationBarProps, CancellationStep } from './cancellation-bar.tsx';
