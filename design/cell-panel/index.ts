export { CellPanel, isPhone } from './cell-panel.tsx';
export type { CellPanelProps } from './cell-panel.tsx';
