export { footerBrands } from './footer-brands.ts';
export { footerSiteMap } from './footer-site-map.ts';
export type { FooterDeps, FooterNetwork, NetworkAirline, NetworkCity } from './ports.ts';
export { privacyMenu } from './privacy-menu.ts';
