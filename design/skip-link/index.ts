export { SkipLinks } from './skip-link.tsx';
export type { SkipLinksProps } from './skip-link.tsx';
