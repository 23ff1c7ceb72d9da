import { isIP } from 'node:net';
import type { Brand, Brands } from '#domain/brands';
import type { PasskeySite } from '#domain/identity';
import { originOf } from './brand-site.ts';

export interface PasskeySiteNeeds {
  readonly brands: Brands;
  readonly baseUrl: string;
}

/** The brand whose host keeps the passkeys of a brand: its own where nothing else is said. */
function homeOf(brand: Brand, brands: Brands): Brand {
  return brand.passkeysOf === undefined ? brand : brands.byId(brand.passkeysOf);
}

/** Where passkeys of a brand are at home, by its data alone; null where that is a number instead of a name. */
export function passkeySiteOf(id: string, { brands, baseUrl }: PasskeySiteNeeds): PasskeySite | null {
  const brand = brands.byId(id);
  const home = homeOf(brand, brands);
  const { hostname } = new URL(originOf(home, brands, baseUrl));
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  return { rpId: hostname, rpName: home.name, origins: [originOf(brand, brands, baseUrl)] };
}

/** Origins that may use the passkeys of the brand at this host, for browsers that ask; none where no other brand does. */
export function relatedOrigins(host: string, { brands, baseUrl }: PasskeySiteNeeds): readonly string[] {
  const home = brands.byHost(host);
  const guests = brands.all.filter((brand) => brand !== home && homeOf(brand, brands) === home);
  if (guests.length === 0) return [];
  return [home, ...guests].map((brand) => originOf(brand, brands, baseUrl));
}
