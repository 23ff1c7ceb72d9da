import { footer as calls } from '#contract/layout';
import { footerBrands, footerSiteMap, privacyMenu } from '#domain/footer';
import type { FooterDeps, FooterNetwork, NetworkCity } from '#domain/footer';
import type { Places } from '#domain/places';
import { METROS } from '#reference/metros';
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
    bindings: [
      bind(calls.siteMap, (ctx, input) => siteMap({ ctx, input })),
      bind(calls.brandsState, (ctx, input) => brands({ ctx, input })),
      bind(calls.privacyMenu, (ctx, input) => privacy({ ctx, input })),
    ],
  };
}

/** The network as the footer needs it: cities instead of airports. */
export function footerNetwork({ airports, airlinesFrom }: Popularity, places: Places): FooterNetwork {
  const metroOf = new Map(METROS.flatMap(({ code, airports: own }) => own.map((airport) => [airport, code] as const)));
  const asked = new Set(airports.map((airport) => askedWith(airport, metroOf.get(airport), places)));
  const cities = [...asked].slice(0, CITIES).flatMap((code): NetworkCity[] => {
    const place = places.resolvePlace(code)?.place;
    return place ? [{ code, countryCode: place.countryCode, lat: place.lat, lon: place.lon }] : [];
  });
  return {
    cities,
    airlinesFrom,
    cityName: (code, locale) => places.resolvePlace(code, locale)?.place.cityName ?? code,
  };
}

/** Its metro, by the code where that is not an airport's too. */
function askedWith(airport: string, metro: string | undefined, places: Places): string {
  if (metro === undefined) return airport;
  return places.resolvePlace(metro)?.place.type === 'metro' ? metro : `metro:${metro}`;
}
