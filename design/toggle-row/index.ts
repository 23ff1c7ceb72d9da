export { ToggleRow, ToggleRows } from './toggle-row.tsx';
export type { ToggleRowProps } from './toggle-row.tsx';
