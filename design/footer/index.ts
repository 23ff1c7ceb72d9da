export { Footer, SlimFooter } from './footer.tsx';
export { BrandRow, SocialRow } from './rows.tsx';
export type { BrandRowProps, SocialRowProps } from './rows.tsx';
export type { AppStore, FooterGroup, FooterLink, FooterProps, FooterVariant } from './types.ts';
