export { UpdateBar } from './update-bar.tsx';
export type { UpdateBarProps } from './update-bar.tsx';
