export { CancellationBar } from './cancellation-bar.tsx';
export type { CancellationBarProps, CancellationStep } from './cancellation-bar.tsx';
