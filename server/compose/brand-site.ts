import { type Brand, type Brands, type Support, supportOf } from '#domain/brands';
import type { MailLook } from '#domain/notifications';
import type { Config } from '#platform/config';

interface SiteNeeds {
  readonly brands: Brands;
  readonly config: Pick<Config, 'baseUrl' | 'mailFrom'>;
  readonly mailLook: (brand: string) => MailLook;
}

type SupportNeeds = { readonly brands: Brands; readonly config: Pick<Config, 'support'> };

interface BrandSite {
  readonly from: string;
  readonly baseUrl: string;
  readonly look: MailLook;
}

/** Addresses of a brand. The configuration speaks for the first brand, each other brand for itself. */
export function brandSite(id: string, { brands, config, mailLook }: SiteNeeds): BrandSite {
  const brand = brands.byId(id);
  const from = brand === brands.all[0] ? config.mailFrom : brand.legal.email;
  return { from, baseUrl: originOf(brand, brands, config.baseUrl), look: mailLook(brand.id) };
}

/** How readers of a brand reach help, by the same rule. */
export function brandSupport(brand: Brand, locale: string, { brands, config }: SupportNeeds): Support {
  return supportOf(brand, locale, brand === brands.all[0] ? config.support : undefined);
}

/** Where a brand is reached: the first at `baseUrl`, the others beside it under their first host. */
export function originOf(brand: Brand, brands: Brands, baseUrl: string): string {
  if (brand === brands.all[0]) return baseUrl;
  const url = new URL(baseUrl);
  url.hostname = brand.hosts[0] ?? url.hostname;
  return url.origin;
}
