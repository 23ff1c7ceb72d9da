import { footer as calls } from '#contract/layout';
import { footerBrands, footerSiteMap, privacyMenu } from '#domain/footer';
import type { FooterDeps, FooterNetwork, NetworkCity } from '#domain/footer';
import type { Places } from '#domain/places';
import type { Popularity } from '#supply/house';
import { bind } from '../http/binding.ts';
import type { Part } from './part.ts';

/** Enough that near and far ones both fill their lists. */
const CITIES = 160;

/** The three calls of the footer. */
export function footerPart(deps: FooterDeps): Part {
  const siteMap = footerSiteMap(deps);
  const brands = footerBrands(deps);
  const privacy = privacyMenu(deps);
  return {
    bindings: [bind(calls.siteMap, siteMap), bind(calls.brandsState, brands), bind(calls.privacyMenu, privacy)],
  };
}

/** The network as the footer needs it. */
export function footerNetwork(
  { airlinesFrom }: Popularity,
  cities: readonly NetworkCity[],
  places: Places,
): FooterNetwork {
  return {
    cities: cities.slice(0, CITIES),
    airlinesFrom,
    cityName: (code, locale) => places.resolvePlace(code, locale)?.place.cityName ?? code,
  };
}
