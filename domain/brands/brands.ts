import { type Brand, BrandRefused } from './brand.ts';

export interface Brands {
  readonly all: readonly [Brand, ...Brand[]];
  /** Of a host name without port; the first brand where no brand has it. */
  byHost(host: string): Brand;
  /** The first brand where the id is not known any more: an old order outlives its brand. */
  byId(id: string): Brand;
}

/** Later brands take the place of earlier ones with the same id. Throws BrandRefused where two share a host. */
export function createBrands(given: readonly Brand[]): Brands {
  const byId = new Map(given.map((brand) => [brand.id, brand]));
  const [first, ...others] = byId.values();
  if (!first) throw new BrandRefused('There is no brand');
  const byHost = new Map<string, Brand>();
  for (const brand of [first, ...others]) {
    for (const host of brand.hosts) {
      const other = byHost.get(host);
      if (other) throw new BrandRefused(`The brands ${other.id} and ${brand.id} both claim the host ${host}`);
      byHost.set(host, brand);
    }
  }
  for (const { id, passkeysOf } of [first, ...others]) {
    const host = passkeysOf === undefined ? undefined : byId.get(passkeysOf);
    if (passkeysOf !== undefined && (!host || host.passkeysOf !== undefined || host.id === id))
      throw new BrandRefused(`The brand ${id} takes passkeys of ${passkeysOf}, which has none of its own`);
  }
  return {
    all: [first, ...others],
    byHost: (host) => byHost.get(host.toLowerCase()) ?? first,
    byId: (id) => byId.get(id) ?? first,
  };
}
