export { NavLink } from './nav-link.tsx';
export type { NavLinkItem, NavLinkProps } from './nav-link.tsx';
