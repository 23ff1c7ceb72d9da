export { SourcePanel, SourceProgress } from './source-progress.tsx';
export type { SourcePanelProps, SourceProgressProps, SourceRow, SourceState } from './source-progress.tsx';
