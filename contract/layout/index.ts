export * as failures from './failure.ts';
export * as currencies from './currency.ts';
export type { CurrencyView, CurrencyPickerData, RatesView } from './currency.ts';
export * as sites from './sites.ts';
export { siteAddress } from './sites.ts';
export type { LanguageLink, SiteView } from './sites.ts';
export * as footer from './footer.ts';
export type { AppStoreLink, FooterLink, SocialSite } from './footer.ts';
export * as friendlyUrl from './friendly-url.ts';
