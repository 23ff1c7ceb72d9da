import { DEFAULT_BAGS, formatFlightAddress, PAGE_SIZE } from '#contract/search';
import type { FooterLink } from '#contract/layout';
import type { FooterNetwork, NetworkAirline, NetworkCity } from './ports.ts';

const DAY_MS = 86_400_000;
/** Far enough ahead that most fares are on sale, near enough to be meant. */
const DAYS_AHEAD = 45;
/** Searches further than this, one way, are long journeys. */
const FAR_KM = 3_500;
const EARTH_KM = 6_371;

/** The busiest cities from the brand's home, near and far. Empty where the home country has no city in the network. */
export function popularPlaces(
  network: FooterNetwork,
  { country, count, now, locale }: { country: string; count: number; now: Date; locale: string },
): { near: FooterLink[]; far: FooterLink[] } {
  const home = network.cities.find(({ countryCode }) => countryCode === country) ?? network.cities[0];
  if (!home) return { near: [], far: [] };
  const others = network.cities.filter(({ code }) => code !== home.code);
  const linksTo = (cities: readonly NetworkCity[]): FooterLink[] =>
    cities.slice(0, count).map(({ code }) => ({
      url: addressOf({ from: home.code, to: code, days: [DAYS_AHEAD, DAYS_AHEAD + 5], now }),
      title: network.cityName(code, locale),
    }));
  return {
    near: linksTo(others.filter((city) => kilometres(home, city) < FAR_KM)),
    far: linksTo(others.filter((city) => kilometres(home, city) >= FAR_KM)),
  };
}

/** A search on a pair that the airline flies, with the airline alone in the list. */
export function airlineLink({ code, name, from, to }: NetworkAirline, now: Date): FooterLink {
  return { url: addressOf({ from, to, days: [DAYS_AHEAD], now, carrier: code }), title: name };
}

interface Journey {
  readonly from: string;
  readonly to: string;
  /** Days ahead of the way out, and of the way back if there is one. */
  readonly days: readonly [number, number?];
  readonly now: Date;
  readonly carrier?: string;
}

function addressOf({ from, to, days: [out, back], now, carrier }: Journey): string {
  const day = (ahead: number) => new Date(now.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
  return formatFlightAddress({
    from: [from],
    to: [to],
    depart: day(out),
    return: back === undefined ? null : day(back),
    passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags: DEFAULT_BAGS,
    sort: 'best',
    filters: carrier === undefined ? {} : { carriers: [carrier] },
    flexDays: 0,
    show: PAGE_SIZE,
  });
}

function kilometres(a: NetworkCity, b: NetworkCity): number {
  const rad = Math.PI / 180;
  const half = (from: number, to: number) => Math.sin(((to - from) * rad) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * half(a.lon, b.lon);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}
