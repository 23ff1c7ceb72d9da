export { AccountMenu } from './account-menu.tsx';
export type { AccountMenuProps } from './account-menu.tsx';
export { AccountPanel } from './account-panel.tsx';
export type { AccountLink, AccountLinkGroup, AccountMode, AccountPanelProps } from './account-panel.tsx';
