export { AnchorNav } from './anchor-nav.tsx';
export type { AnchorNavProps } from './anchor-nav.tsx';
