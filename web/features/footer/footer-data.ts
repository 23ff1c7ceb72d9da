import { createContext } from 'react';
import type { Api, OutputOf } from '#contract/core';
import { footer } from '#contract/layout';
import type { FooterLink } from '#contract/layout';

type SiteMap = OutputOf<typeof footer.siteMap>;
export type BrandsState = OutputOf<typeof footer.brandsState>;

export interface FooterData {
  readonly map: SiteMap | null;
  readonly privacy: readonly FooterLink[];
}

/** On the server what the page is drawn with, all of it; a browser has only the markup and asks when it needs more. */
export const FooterContext = createContext<(FooterData & { readonly brands: BrandsState | null }) | null>(null);

export type FooterFailure = (part: string, cause: unknown) => void;

/** Never rejects: what does not come leaves its part empty. */
export async function loadFooter(api: Api, failed: FooterFailure): Promise<FooterData> {
  const [map, privacy] = await Promise.all([
    api(footer.siteMap, {}).catch((cause: unknown) => lost(failed, 'site map', cause)),
    api(footer.privacyMenu, {}).catch((cause: unknown) => lost(failed, 'privacy menu', cause)),
  ]);
  return { map, privacy: privacy ?? [] };
}

/** Never rejects. */
export function loadBrands(api: Api, failed: FooterFailure): Promise<BrandsState | null> {
  return api(footer.brandsState, {}).catch((cause: unknown) => lost(failed, 'brands', cause));
}

function lost(failed: FooterFailure, part: string, cause: unknown): null {
  failed(part, cause);
  return null;
}
