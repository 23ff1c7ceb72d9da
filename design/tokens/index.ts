export { buildBrand, propertyNames } from './build-brand.ts';
export type { BrandSource, BuiltBrand } from './build-brand.ts';
export { namedBrands, resolverOf } from './documents.ts';
export { propertiesOf } from './properties.ts';
export { TokensRefused } from './refused.ts';
export { hexOf } from './values.ts';
