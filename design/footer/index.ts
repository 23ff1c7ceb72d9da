export { Footer } from './footer.tsx';
export type { FooterLink, FooterProps } from './footer.tsx';
