import { Temporal } from 'temporal-polyfill';
import { greatCircleKm } from '#engine/geo';
import type { FlightInput, TimetableInput } from '../input.ts';
import type { ItineraryQuery } from '../types.ts';

/** What the rules say in words, by nested loops over dated flights; shares no code with the search but the distance. */
export interface OracleAnswer {
  /** `number@relDay` of each leg, joined by a space; sorted. */
  readonly itineraries: readonly string[];
  readonly pruned: Readonly<Record<string, number>>;
}

interface Dated {
  readonly flight: FlightInput;
  readonly relDay: number;
  readonly leaves: number;
  readonly lands: number;
}

type Verdict = 'ok' | 'onwardFlights' | 'minimumConnection' | 'longestConnection' | 'interline';

export function bruteForce(input: TimetableInput, query: ItineraryQuery): OracleAnswer {
  const dated = [...input.flights].flatMap((flight) => datesOf(input, flight));
  const starts = dated.filter(
    (leg) => leg.relDay === query.day - input.firstDay && query.origins.includes(leg.flight.from),
  );
  const served = new Map([...input.flights].map((flight) => [`${flight.from} ${flight.to}`, flight]));
  const itineraries: string[] = [];
  const pruned: Record<string, number> = {};
  const count = (bound: string): number => (pruned[bound] = (pruned[bound] ?? 0) + 1);
  for (const route of routesOf(input, query, starts, served)) {
    const inner = route.slice(1, -1);
    if (inner.some((via) => query.origins.includes(via) || query.destinations.includes(via))) count('sameAirport');
    else if (inner.length > 0 && tooFar(input, route)) count('detour');
    else follow(route, []);
  }
  return { itineraries: itineraries.toSorted(), pruned };

  function follow(route: readonly number[], chain: readonly Dated[]): void {
    const done = chain.length;
    if (done === route.length - 1) {
      if (waits(chain) > 24 * 60) count('totalConnection');
      else itineraries.push(chain.map((leg) => `${leg.flight.number}@${leg.relDay}`).join(' '));
      return;
    }
    const last = chain.at(-1);
    const onPair = (last ? dated : starts).filter(
      (leg) => leg.flight.from === route[done] && leg.flight.to === route[done + 1],
    );
    if (!last) return onPair.forEach((leg) => follow(route, [leg]));
    const onward = onPair.filter((leg) => leg.leaves >= last.lands && leg.leaves <= last.lands + 24 * 60);
    for (const leg of onward) {
      const verdict = judge(input, chain, leg, onward, query.onwardFlights ?? Infinity);
      if (verdict === 'ok') follow(route, [...chain, leg]);
      else count(verdict);
    }
  }
}

function judge(
  input: TimetableInput,
  chain: readonly Dated[],
  leg: Dated,
  onward: readonly Dated[],
  most: number,
): Verdict {
  const last = chain.at(-1)!;
  const longEnough = (other: Dated): boolean => other.leaves - last.lands >= minutesNeeded(input, last, other);
  const together = (other: Dated): boolean => chain.every((earlier) => combine(input, earlier, other));
  const takeable = onward.filter((other) => longEnough(other) && together(other));
  const tooLong = (other: Dated): boolean =>
    waits([...chain, other]) > 8 * 60 && takeable.some((earlier) => earlier.leaves < other.leaves);
  const ahead = takeable.filter((other) => !tooLong(other) && order(other, leg) < 0);
  if (ahead.length >= most) return 'onwardFlights';
  if (!longEnough(leg)) return 'minimumConnection';
  if (tooLong(leg)) return 'longestConnection';
  return together(leg) ? 'ok' : 'interline';
}

/** Departures of one pair: by instant, then service day, wall time, carrier and number. */
function order(a: Dated, b: Dated): number {
  return (
    a.leaves - b.leaves ||
    a.relDay - b.relDay ||
    a.flight.departure - b.flight.departure ||
    a.flight.carrier - b.flight.carrier ||
    a.flight.number - b.flight.number
  );
}

function minutesNeeded(input: TimetableInput, arriving: Dated, leaving: Dated): number {
  const here = input.airports[arriving.flight.to]!;
  const fromHome = input.airports[arriving.flight.from]!.country === here.country;
  const toHome = input.airports[leaving.flight.to]!.country === here.country;
  const [a, b] = [arriving.flight.toTerminal, leaving.flight.fromTerminal];
  return (fromHome && toHome ? 40 : 60) + (here.size === 2 ? 15 : 0) + (a > 0 && b > 0 && a !== b ? 30 : 0);
}

function combine(input: TimetableInput, a: Dated, b: Dated): boolean {
  const [x, y] = [a.flight.carrier, b.flight.carrier];
  if (!input.carriers[x]!.connects || !input.carriers[y]!.connects) return false;
  return x === y || input.interline.some(([p, q]) => (p === x && q === y) || (p === y && q === x));
}

function waits(chain: readonly Dated[]): number {
  return chain.slice(1).reduce((sum, leg, i) => sum + leg.leaves - chain[i]!.lands, 0);
}

function km(input: TimetableInput, from: number, to: number): number {
  const [a, b] = [input.airports[from]!, input.airports[to]!];
  return Math.round(greatCircleKm(Math.fround(a.lat), Math.fround(a.lon), Math.fround(b.lat), Math.fround(b.lon)));
}

function tooFar(input: TimetableInput, route: readonly number[]): boolean {
  const way = route.slice(1).reduce((sum, airport, i) => sum + km(input, route[i]!, airport), 0);
  return way > 1.6 * km(input, route[0]!, route.at(-1)!) + 600;
}

/** Airport sequences with service on every pair, on the day itself on the first one. */
function routesOf(
  input: TimetableInput,
  { destinations, maxStops }: ItineraryQuery,
  starts: readonly Dated[],
  served: ReadonlyMap<string, unknown>,
): readonly (readonly number[])[] {
  const airports = input.airports.map((_, row) => row);
  const begun = [...new Set(starts.map((leg) => `${leg.flight.from} ${leg.flight.to}`))].map((pair) =>
    pair.split(' ').map(Number),
  );
  const routes: number[][] = [];
  let open = begun;
  for (let stops = 0; stops <= maxStops; stops++) {
    routes.push(...open.filter((route) => destinations.includes(route.at(-1)!)));
    open = open.flatMap((route) =>
      airports.filter((next) => served.has(`${route.at(-1)} ${next}`)).map((next) => [...route, next]),
    );
  }
  return routes;
}

function datesOf(input: TimetableInput, flight: FlightInput): readonly Dated[] {
  const days: Dated[] = [];
  for (let relDay = flight.firstDay; relDay <= flight.lastDay; relDay++) {
    const day = input.firstDay + relDay;
    if (((flight.weekdays >> (dateOf(day).dayOfWeek - 1)) & 1) === 0) continue;
    const leaves = instantOf(input.airports[flight.from]!.zone, day, flight.departure);
    days.push({ flight, relDay, leaves, lands: leaves + flight.blockMinutes });
  }
  return days;
}

const dateOf = remembered((day: number) => Temporal.PlainDate.from('1970-01-01').add({ days: day }));
const minutesOf = remembered((zone: string) =>
  remembered((day: number) =>
    remembered((minute: number) => {
      const time = Temporal.PlainTime.from('00:00').add({ minutes: minute });
      const instant = dateOf(day).toPlainDateTime(time).toZonedDateTime(zone, { disambiguation: 'compatible' });
      return instant.epochMilliseconds / 60_000;
    }),
  ),
);

function instantOf(zone: string, day: number, minute: number): number {
  return minutesOf(zone)(day)(minute);
}

function remembered<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) made.set(key, (value = make(key)));
    return value;
  };
}
