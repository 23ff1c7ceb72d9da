export { BottomBar, BottomBarItem } from './bottom-bar.tsx';
export type { BottomBarItemProps } from './bottom-bar.tsx';
