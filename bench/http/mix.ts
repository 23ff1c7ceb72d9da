import { DEFAULT_BAGS, PAGE_SIZE, type FlightAddress } from '#contract/search';
import { loadAirports, type AirportRow } from '#reference/airports';
import { seeded } from '../harness/index.ts';
import { inDays } from '../../e2e/book.ts';

/** Airports that take part; the rest of the world is rarely asked for. */
const AIRPORTS = 250;
/** Below this people take the train. */
const LEAST_KM = 250;
/** How fast travel thins out with distance: between the two ends of what gravity models of air travel find. */
const DECAY = 0.8;
const EARTH_KM = 6_371;
const PARTIES = [
  { share: 0.55, adults: 1, children: [] },
  { share: 0.35, adults: 2, children: [] },
  { share: 0.1, adults: 2, children: [6, 9] },
] as const;

/** The n-th question of many readers: markets by gravity, days by lead time, one in four one way. The same in every run. */
export function createMix(seed = 1): (n: number) => FlightAddress {
  const markets = marketsOf(loadAirports());
  return (n) => {
    const random = seeded(seed * 1_000_003 + n);
    const { from, to } = markets.pick(random());
    const lead = Math.min(300, 3 + Math.floor(-45 * Math.log(1 - random())));
    const nights = random() < 0.25 ? null : 2 + Math.floor(random() * random() * 20);
    const draw = random();
    const party = PARTIES.find((_, i) => draw < PARTIES.slice(0, i + 1).reduce((sum, { share }) => sum + share, 0));
    const { adults, children } = party ?? PARTIES[0];
    return {
      from: [from],
      to: [to],
      depart: inDays(lead),
      return: nights === null ? null : inDays(lead + nights),
      passengers: { adults, children: [...children], infantsInSeat: 0, infantsOnLap: 0 },
      cabin: 'economy',
      bags: DEFAULT_BAGS,
      flexDays: 0,
      sort: 'best',
      filters: {},
      show: PAGE_SIZE,
      skip: 0,
    };
  };
}

interface Market {
  readonly from: string;
  readonly to: string;
}

function marketsOf(airports: readonly AirportRow[]): { pick(share: number): Market } {
  const large = airports.toSorted((a, b) => b.popularity - a.popularity).slice(0, AIRPORTS);
  const markets: Market[] = [];
  const upTo: number[] = [];
  let sum = 0;
  for (const from of large)
    for (const to of large) {
      const km = kilometres(from, to);
      if (km < LEAST_KM) continue;
      sum += (from.popularity * to.popularity) / km ** DECAY;
      markets.push({ from: from.code, to: to.code });
      upTo.push(sum);
    }
  return {
    pick(share) {
      let [low, high] = [0, markets.length - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((upTo[middle] ?? 0) > share * sum) high = middle;
        else low = middle + 1;
      }
      const market = markets[low];
      if (!market) throw new RangeError('No market');
      return market;
    },
  };
}

function kilometres(a: AirportRow, b: AirportRow): number {
  const [lat1, lat2, dLon] = [a.lat, b.lat, b.lon - a.lon].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const half = Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half));
}
