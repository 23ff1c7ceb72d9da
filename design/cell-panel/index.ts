export { CellPanel, isPhone, usePhone } from './cell-panel.tsx';
export type { CellPanelProps } from './cell-panel.tsx';
