export { SectionNav } from './section-nav.tsx';
export type { SectionNavItem, SectionNavProps } from './section-nav.tsx';
