export { Drawer } from './drawer.tsx';
export type { DrawerProps } from './drawer.tsx';
export type { LayoutWord } from './layout-words.ts';
export { MenuButton } from './menu-button.tsx';
export type { MenuButtonProps } from './menu-button.tsx';
export { drawerRow } from './row.ts';
export { DRAWER_SECTIONS } from './sections.ts';
export type { DrawerSection, DrawerSections } from './sections.ts';
