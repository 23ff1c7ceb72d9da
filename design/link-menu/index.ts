export { LinkMenu } from './link-menu.tsx';
export type { LinkMenuProps } from './link-menu.tsx';
