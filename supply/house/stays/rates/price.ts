/** What amounts look like in a currency. */
export interface PriceScale {
  readonly code: string;
  readonly exponent: number;
  /** Millionths of a unit for one euro. */
  readonly microPerBase: number;
}

/** A nightly price goes in steps of about 80 cents of a euro: one, two or five of some power of ten, never less than a hundredth. */
export function stepMinor(scale: PriceScale): number {
  const wanted = 0.8 * (scale.microPerBase / 1_000_000) * 10 ** scale.exponent;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const head = wanted / power;
  return Math.max(1, Math.round((head < 1.5 ? 1 : head < 3.5 ? 2 : head < 7.5 ? 5 : 10) * power));
}

/** Euros in minor units of a currency, in whole steps, one step at the least. */
export function inSteps(euros: number, scale: PriceScale): number {
  const step = stepMinor(scale);
  const minor = euros * (scale.microPerBase / 1_000_000) * 10 ** scale.exponent;
  return Math.max(1, Math.round(minor / step)) * step;
}

/** By stars, 0 first. */
const STAR_FACTOR = [0.68, 0.45, 0.6, 1, 1.6, 3.2] as const;

export interface PricedHouse {
  readonly euros: number;
  readonly stars: number;
  readonly population: number;
  /** Passengers of the city's own airports, share of the busiest. */
  readonly flown: number;
  readonly extra: number;
  readonly setting: 'centre' | 'outskirts' | 'seafront' | 'airport';
  readonly scoreTenths: number;
  /** In [0, 1). */
  readonly chance: number;
}

const SETTING_FACTOR = { centre: 1.08, outskirts: 0.92, seafront: 1.18, airport: 0.98 } as const;

/** Euros of a night for two in the plainest double room, before season, weekday and lead time. */
export function nightEuros(house: PricedHouse): number {
  const size = Math.min(1.25, Math.max(0.8, 0.82 + 0.1 * Math.log10(Math.max(1, house.population) / 10_000)));
  const draw = 1 + 0.3 * Math.min(1, house.flown) + Math.min(0.35, house.extra / 200);
  const liked = house.scoreTenths === 0 ? 0.95 : 1 + (house.scoreTenths - 80) * 0.008;
  const own = 0.8 + 0.4 * house.chance;
  return house.euros * STAR_FACTOR[house.stars]! * size * draw * SETTING_FACTOR[house.setting] * liked * own;
}
