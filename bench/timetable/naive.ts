import {
  airportDistanceKm,
  detourLimitKm,
  flightOperates,
  isDomestic,
  legTimes,
  minimumConnection,
  terminalChangeMinutes,
} from '#engine/timetable';
import type { ItineraryQuery, Timetable } from '#engine/timetable';

export interface NaiveFlight {
  readonly flight: number;
  readonly relDay: number;
  readonly from: number;
  readonly to: number;
  readonly km: number;
  readonly departure: number;
  readonly arrival: number;
  readonly carrier: number;
  readonly fromTerminal: number;
  readonly toTerminal: number;
}

/** Dated flights as objects in maps, as a first version would hold them. */
export interface Naive {
  readonly tt: Timetable;
  readonly out: ReadonlyMap<number, ReadonlyMap<number, readonly NaiveFlight[]>>;
}

export function createNaive(tt: Timetable, fromRelDay: number, days: number): Naive {
  const out = new Map<number, Map<number, NaiveFlight[]>>();
  const { flights, pairs } = tt;
  for (let flight = 0; flight < flights.count; flight++) {
    const pair = flights.pair[flight]!;
    const [from, to, km] = [pairs.from[pair]!, pairs.to[pair]!, pairs.distanceKm[pair]!];
    for (let relDay = fromRelDay; relDay < fromRelDay + days; relDay++) {
      if (!flightOperates(tt, flight, relDay)) continue;
      const byTo = out.get(from) ?? new Map<number, NaiveFlight[]>();
      out.set(from, byTo);
      const list = byTo.get(to) ?? [];
      byTo.set(to, list);
      list.push({
        flight,
        relDay,
        from,
        to,
        km,
        ...legTimes(tt, flight, relDay),
        carrier: flights.carrier[flight]!,
        fromTerminal: flights.fromTerminal[flight]!,
        toTerminal: flights.toTerminal[flight]!,
      });
    }
  }
  for (const byTo of out.values()) for (const list of byTo.values()) list.sort((a, b) => a.departure - b.departure);
  return { tt, out };
}

/** The same rules as the engine, by nested loops over objects; each itinerary is an array of flights. */
export function runNaive(naive: Naive, query: ItineraryQuery): readonly (readonly NaiveFlight[])[] {
  const { tt, out } = naive;
  const relDay = query.day - tt.firstDay;
  const ends = new Set([...query.origins, ...query.destinations]);
  const goals = new Set(query.destinations);
  const found: (readonly NaiveFlight[])[] = [];
  for (const origin of query.origins) {
    for (const [via, firsts] of out.get(origin) ?? []) {
      const today = firsts.filter((leg) => leg.relDay === relDay);
      if (goals.has(via)) for (const leg of today) found.push([leg]);
      if (ends.has(via) || today.length === 0) continue;
      for (const [second, seconds] of out.get(via) ?? []) {
        const lasts = goals.has(second) ? [] : query.destinations.filter((goal) => out.get(second)?.has(goal));
        if ((ends.has(second) && !goals.has(second)) || (!goals.has(second) && lasts.length === 0)) continue;
        for (const first of today) {
          for (const next of onward(tt, [first], seconds)) {
            if (goals.has(second) && near(tt, [first, next])) found.push([first, next]);
            for (const goal of lasts) {
              for (const last of onward(tt, [first, next], out.get(second)!.get(goal)!)) {
                const chain = [first, next, last];
                const waits = next.departure - first.arrival + last.departure - next.arrival;
                if (waits <= 1440 && near(tt, chain)) found.push(chain);
              }
            }
          }
        }
      }
    }
  }
  return found;
}

function onward(tt: Timetable, chain: readonly NaiveFlight[], list: readonly NaiveFlight[]): readonly NaiveFlight[] {
  const last = chain[chain.length - 1]!;
  const takeable = list.filter((next) => {
    const wait = next.departure - last.arrival;
    if (wait < 0 || wait > 1440) return false;
    const domestic = [isDomestic(tt, last.from, last.to), isDomestic(tt, next.from, next.to)] as const;
    const change = terminalChangeMinutes(last.toTerminal, next.fromTerminal);
    const minimum = minimumConnection(tt.airports.size[last.to]!, ...domestic) + change;
    return wait >= minimum && chain.every((leg) => combine(tt, leg.carrier, next.carrier));
  });
  const first = takeable[0]?.departure;
  const waited = chain.length === 2 ? last.departure - chain[0]!.arrival : 0;
  return takeable.filter((next) => waited + next.departure - last.arrival <= 480 || next.departure === first);
}

function combine(tt: Timetable, a: number, b: number): boolean {
  const bit = a * tt.carriers.count + b;
  return ((tt.carriers.interline[bit >>> 5]! >>> (bit & 31)) & 1) === 1;
}

function near(tt: Timetable, chain: readonly NaiveFlight[]): boolean {
  const way = chain.reduce((sum, leg) => sum + leg.km, 0);
  return way <= detourLimitKm(airportDistanceKm(tt, chain[0]!.from, chain[chain.length - 1]!.to));
}
