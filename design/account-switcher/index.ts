export { AccountSwitcher } from './account-switcher.tsx';
export type { AccountSwitcherProps } from './account-switcher.tsx';
export { distinct } from './distinct.ts';
export type { AccountRow } from './distinct.ts';
