export { Footer } from './footer.tsx';
export type { FooterGroup, FooterLink, FooterProps } from './footer.tsx';
