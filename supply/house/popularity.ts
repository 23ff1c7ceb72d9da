import type { Timetable } from '#engine/timetable';

export interface PopularAirline {
  readonly code: string;
  readonly name: string;
  /** Airports of the pair that it flies most. */
  readonly from: string;
  readonly to: string;
}

export interface Popularity {
  /** Airport codes, those with the most flights arriving first. */
  readonly airports: readonly string[];
  /** Airlines with the most flights from a country (ISO 3166-1) first. */
  readonly airlinesFrom: (countryCode: string) => readonly PopularAirline[];
}

/** What of the timetable is flown most, counted in flights. */
export function housePopularity(timetable: Timetable): Popularity {
  const { airports, pairs } = timetable;
  const arriving = new Map<string, number>();
  for (let pair = 0; pair < pairs.count; pair += 1) {
    const to = airports.code[pairs.to[pair] ?? 0] ?? '';
    const count = (pairs.firstFlight[pair + 1] ?? 0) - (pairs.firstFlight[pair] ?? 0);
    arriving.set(to, (arriving.get(to) ?? 0) + count);
  }
  return {
    airports: [...arriving].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([code]) => code),
    airlinesFrom: (countryCode) => airlinesFrom(timetable, countryCode),
  };
}

function airlinesFrom({ airports, carriers, pairs, flights }: Timetable, countryCode: string): PopularAirline[] {
  const ofCarrier = new Map<number, { flights: number; pair: number; most: number }>();
  for (let pair = 0; pair < pairs.count; pair += 1) {
    if (airports.countryCode[airports.country[pairs.from[pair] ?? 0] ?? 0] !== countryCode) continue;
    for (const [carrier, count] of countCarriers(flights.carrier, pairs.firstFlight, pair)) {
      const all = ofCarrier.get(carrier) ?? { flights: 0, pair, most: 0 };
      ofCarrier.set(carrier, {
        flights: all.flights + count,
        ...(count > all.most ? { pair, most: count } : { pair: all.pair, most: all.most }),
      });
    }
  }
  const code = (row: number | undefined): string => airports.code[row ?? 0] ?? '';
  return [...ofCarrier]
    .sort(([a, x], [b, y]) => y.flights - x.flights || a - b)
    .map(([row, { pair }]) => ({
      code: carriers.code[row] ?? '',
      name: carriers.name[row] ?? '',
      from: code(pairs.from[pair]),
      to: code(pairs.to[pair]),
    }));
}

function countCarriers(carriers: Uint16Array, firstFlight: Uint32Array, pair: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (let flight = firstFlight[pair] ?? 0; flight < (firstFlight[pair + 1] ?? 0); flight += 1) {
    const carrier = carriers[flight] ?? 0;
    counts.set(carrier, (counts.get(carrier) ?? 0) + 1);
  }
  return counts;
}
