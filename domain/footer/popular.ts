import type { FooterLink } from '#contract/layout';
import { VERTICAL_LINKS } from '#domain/search/verticals';
import type { FooterNetwork, NetworkAirline, NetworkCity } from './ports.ts';

/** Searches further than this, one way, are long journeys. */
const FAR_KM = 3_500;
const EARTH_KM = 6_371;

interface Asked {
  /** What the brand sells, in its order: the first one is searched. */
  readonly verticals: readonly string[];
  readonly country: string;
  readonly count: number;
  readonly now: Date;
  readonly locale: string;
}

/** The busiest cities from the brand's home, near and far. Empty where the home country has no city in the network. */
export function popularPlaces(
  network: FooterNetwork,
  { verticals, country, count, now, locale }: Asked,
): { near: FooterLink[]; far: FooterLink[] } {
  const home = network.cities.find(({ countryCode }) => countryCode === country) ?? network.cities[0];
  const [links] = verticals.flatMap((vertical) => VERTICAL_LINKS[vertical] ?? []);
  if (!home || !links) return { near: [], far: [] };
  const others = network.cities.filter(({ code }) => code !== home.code);
  const linksTo = (cities: readonly NetworkCity[]): FooterLink[] =>
    cities.slice(0, count).map(({ code }) => ({
      url: links.toPlace({ home: home.code, to: code, now }),
      title: network.cityName(code, locale),
    }));
  return {
    near: linksTo(others.filter((city) => kilometres(home, city) < FAR_KM)),
    far: linksTo(others.filter((city) => kilometres(home, city) >= FAR_KM)),
  };
}

/** A search on a pair that the airline flies, with the airline alone in the list; none where nothing is sold that carries. */
export function airlineLink(
  { code, name, from, to }: NetworkAirline,
  { verticals, now }: { readonly verticals: readonly string[]; readonly now: Date },
): FooterLink[] {
  const [addressOf] = verticals.flatMap((vertical) => VERTICAL_LINKS[vertical]?.withCarrier ?? []);
  return addressOf ? [{ url: addressOf({ code, from, to, now }), title: name }] : [];
}

function kilometres(a: NetworkCity, b: NetworkCity): number {
  const rad = Math.PI / 180;
  const half = (from: number, to: number) => Math.sin(((to - from) * rad) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * half(a.lon, b.lon);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}
