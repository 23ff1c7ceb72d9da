import { AT } from './legs.ts';
import type { ItineraryReader } from './itinerary.ts';
import type { DomesticRules } from './model.ts';
import type { Timetable } from '#engine/timetable';

/** A way abroad is left out while one inside the country takes at most this much longer … */
export const ABROAD_SLOWER_MINUTES = 360;
/** … and costs at most this many times as much. */
export const ABROAD_DEARER_TIMES = 2;

/** No state is this. */
const NOWHERE = 0xffff;

/** What the law says of trips inside one state, by row of the timetable. */
export interface Domestic {
  /** The state that the itinerary read last begins and ends in; -1 when it crosses a border or no rules are known. */
  stateOf(reader: ItineraryReader): number;
  /**
   * Whether the ticketing carrier and the operators of all legs inside the state may carry passengers within it. A state whose
   * market has no carrier of its own admits others, for somebody must serve it.
   */
  mayBeSold(reader: ItineraryReader, state: number): boolean;
  /** Whether a connection lies in another state. */
  goesAbroad(reader: ItineraryReader, state: number): boolean;
}

export function domesticOf(timetable: Timetable, rules: DomesticRules | undefined): Domestic | undefined {
  if (rules === undefined) return undefined;
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  const stateName = (country: string): string => rules.stateOf.get(country) ?? country;
  const marketName = (country: string): string => rules.marketOf.get(stateName(country)) ?? stateName(country);
  const { country, countryCode, count } = timetable.airports;
  const states = Uint16Array.from({ length: count }, (_, row) => numberOf(stateName(countryCode[country[row]!]!)));
  const marketOfState = new Map(countryCode.map((code) => [numberOf(stateName(code)), numberOf(marketName(code))]));
  const markets = Uint16Array.from({ length: timetable.carriers.count }, (_, row) => {
    const home = rules.carrierCountry[row];
    return home === undefined || home === '' ? NOWHERE : numberOf(marketName(home));
  });
  return rulesOver(states, markets, marketOfState);
}

function rulesOver(states: Uint16Array, markets: Uint16Array, marketOfState: ReadonlyMap<number, number>): Domestic {
  const served = new Set(markets);
  const inside = (reader: ItineraryReader, at: number, state: number): boolean =>
    states[reader.facts[at + AT.to]!] === state;
  return {
    stateOf({ path: { airports } }) {
      const state = states[airports[0]!]!;
      return states[airports.at(-1)!] === state ? state : -1;
    },
    mayBeSold(reader, state) {
      const market = marketOfState.get(state)!;
      if (!served.has(market)) return true;
      const home = (carrier: number): boolean => markets[carrier] === market || markets[carrier] === NOWHERE;
      const flown = (at: number): boolean => home(reader.facts[at + AT.carrier]!);
      if (!home(reader.carrier)) return false;
      const { first, second, third, count } = reader;
      if (count === 1) return true;
      const [one, two] = [inside(reader, first, state), count === 2 || inside(reader, second, state)];
      if (one && !flown(first)) return false;
      if (one && two && !flown(second)) return false;
      return count < 3 || !two || flown(third);
    },
    goesAbroad(reader, state) {
      const { first, second, count } = reader;
      return (count > 1 && !inside(reader, first, state)) || (count > 2 && !inside(reader, second, state));
    },
  };
}

/** Trips as they are compared, by row of the priced columns; no objects, for there are a hundred thousand. */
export interface DomesticRows {
  /** The state that a row begins and ends in; -1 for one that crosses a border. */
  readonly state: Int32Array;
  /** 1 where a connection lies in another state. */
  readonly abroad: Uint8Array;
}

/**
 * Which rows go abroad although one inside the same state takes at most six hours longer and costs at most twice as much.
 * A row without a price is never the reason to leave another out.
 */
export function needlesslyAbroad(
  { state, abroad }: DomesticRows,
  count: number,
  duration: Uint16Array,
  price: (row: number) => number,
): number[] {
  const least = new Map<number, Float64Array>();
  for (let row = 0; row < count; row += 1) {
    if (abroad[row] === 1 && !least.has(state[row]!)) least.set(state[row]!, NO_PRICES());
  }
  if (least.size === 0) return [];
  for (let row = 0; row < count; row += 1) {
    const prices = abroad[row] === 1 ? undefined : least.get(state[row]!);
    if (!prices) continue;
    const minutes = duration[row]!;
    const own = price(row);
    if (own < prices[minutes]!) prices[minutes] = own;
  }
  for (const prices of least.values()) {
    for (let minutes = 1; minutes < prices.length; minutes += 1) {
      prices[minutes] = Math.min(prices[minutes]!, prices[minutes - 1]!);
    }
  }
  const needless: number[] = [];
  for (let row = 0; row < count; row += 1) {
    if (abroad[row] === 0) continue;
    const within = Math.min(MINUTES - 1, duration[row]! + ABROAD_SLOWER_MINUTES);
    if (least.get(state[row]!)![within]! <= ABROAD_DEARER_TIMES * price(row)) needless.push(row);
  }
  return needless;
}

/** Durations are columns of 16 bits. */
const MINUTES = 65_536;
const NO_PRICES = (): Float64Array => new Float64Array(MINUTES).fill(Infinity);
