import type { Brands } from '#domain/brands';
import type { Config } from '#platform/config';
import { originOf } from './reader.ts';

interface BrandSite {
  readonly from: string;
  readonly baseUrl: string;
  /** Where people who can help are reached. */
  readonly support: string;
}

interface SiteNeeds {
  readonly brands: Brands;
  readonly config: Pick<Config, 'baseUrl' | 'mailFrom' | 'supportEmail'>;
}

/** Addresses of a brand. The configuration speaks for the first brand, each other brand for itself. */
export function brandSite(id: string, { brands, config }: SiteNeeds): BrandSite {
  const brand = brands.byId(id);
  const { email } = brand.legal;
  const first = brand === brands.all[0];
  return {
    from: first ? config.mailFrom : email,
    baseUrl: originOf(brand, brands, config.baseUrl),
    support: (first && config.supportEmail) || email,
  };
}
