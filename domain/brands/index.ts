export { BrandRefused, brandText, readBrand } from './brand.ts';
export type { Brand, BrandText } from './brand.ts';
export { createBrands } from './brands.ts';
export type { Brands } from './brands.ts';
export { readFooter } from './footer.ts';
export type { BrandFooter } from './footer.ts';
export { navigationOf } from './navigation.ts';
export type { Navigation, NavigationItem } from './navigation.ts';
export { normaliseLink } from './normalise-link.ts';
