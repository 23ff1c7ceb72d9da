import { dayNumber as day } from '#contract/core';
import { openOffers, type OfferSearchInput, type OfferView } from '#engine/offers';
import { NO_TERMS } from '#engine/ranking';
import { buildTimetable, type Timetable } from '#engine/timetable';
import { houseFareModel } from '../model.ts';

export { day };

const FIRST_DAY = day('2026-11-01');
const PLACES = {
  LHR: { lat: 51.47, lon: -0.45, country: 'GB' },
  EDI: { lat: 55.95, lon: -3.37, country: 'GB' },
  SIN: { lat: 1.36, lon: 103.99, country: 'SG' },
  DXB: { lat: 25.25, lon: 55.36, country: 'AE' },
  FRA: { lat: 50.03, lon: 8.56, country: 'DE' },
  JFK: { lat: 40.64, lon: -73.78, country: 'US' },
  ORD: { lat: 41.98, lon: -87.9, country: 'US' },
  HND: { lat: 35.55, lon: 139.78, country: 'JP' },
  DUB: { lat: 53.42, lon: -6.27, country: 'IE' },
  CPH: { lat: 55.62, lon: 12.66, country: 'DK' },
  ATH: { lat: 37.94, lon: 23.94, country: 'GR' },
  DOH: { lat: 25.27, lon: 51.61, country: 'QA' },
  AMS: { lat: 52.31, lon: 4.76, country: 'NL' },
  CDG: { lat: 49.01, lon: 2.55, country: 'FR' },
  INV: { lat: 57.54, lon: -4.05, country: 'GB' },
  DND: { lat: 56.45, lon: -3.03, country: 'GB' },
  HNL: { lat: 21.32, lon: -157.92, country: 'US' },
  OGG: { lat: 20.9, lon: -156.43, country: 'US' },
  LAX: { lat: 33.94, lon: -118.4, country: 'US' },
  SEA: { lat: 47.45, lon: -122.31, country: 'US' },
  FAI: { lat: 64.8, lon: -147.8, country: 'US' },
  ANC: { lat: 61.17, lon: -150.0, country: 'US' },
};
export type Place = keyof typeof PLACES;
const CODES = Object.keys(PLACES) as Place[];

type Path = readonly Place[];

/** One flight a day of one carrier on each leg of some paths, an hour on the ground between legs. */
function along(
  paths: readonly Path[],
  model: 'network' | 'lowcost',
): { timetable: Timetable; model: ReturnType<typeof houseFareModel> } {
  const legs = [...new Set(paths.flatMap((path) => path.slice(1).map((to, at) => `${path[at]} ${to} ${at}`)))]
    .map((leg) => leg.split(' ') as [Place, Place, string])
    .filter(([from, to], at, all) => all.findIndex((other) => other[0] === from && other[1] === to) === at);
  const timetable = buildTimetable({
    firstDay: FIRST_DAY,
    dayCount: 400,
    airports: CODES.map((code) => ({ code, ...PLACES[code], zone: 'UTC', size: 2, terminals: 1 })),
    carriers: [{ code: 'X-TST', name: 'Test', connects: true }],
    interline: [],
    configs: [{ aircraft: 'A359', aircraftName: 'A350', seats: [240, 24, 40, 8] }],
    flights: legs.map(([from, to, at], row) => ({
      from: CODES.indexOf(from),
      to: CODES.indexOf(to),
      departure: 480 + Number(at) * 180,
      blockMinutes: 120,
      weekdays: 127,
      firstDay: 0,
      lastDay: 399,
      carrier: 0,
      number: row + 1,
      config: 0,
      fromTerminal: 0,
      toTerminal: 0,
    })),
  });
  const carriers = [
    {
      code: 'X-TST',
      name: 'Test',
      countryCode: PLACES[paths[0]![0]!].country,
      model,
      hubs: ['LHR'],
      alliance: -1,
      size: 100,
    },
  ];
  return { timetable, model: { ...houseFareModel(timetable, carriers, 1), carrierLevel: Uint16Array.of(1000) } };
}

export interface Trip {
  readonly date?: string;
  readonly back?: string;
  readonly cabin?: OfferSearchInput['ask']['cabin'];
  readonly party?: Partial<OfferSearchInput['ask']['party']>;
  readonly currency?: string;
  readonly model?: 'network' | 'lowcost';
  readonly free?: number;
}

/** The cheapest offer along a path and, when `back` is given, the same way back. */
export function price(path: Path, trip: Trip = {}): Row {
  return priceAll([path], trip)[0]!;
}

type Row = OfferView['rows'][number];

/** The same for several paths between the same ends, in one search; with `back`, those of one path alone. */
export function priceAll(paths: readonly Path[], trip: Trip = {}): readonly Row[] {
  const rounds = trip.back ? paths.map((path) => [...path, ...path.toReversed().slice(1)]) : paths;
  const { timetable, model } = along(rounds, trip.model ?? 'network');
  const flightOf = (from: Place, to: Place): number => {
    const { flights, pairs } = timetable;
    return Array.from(flights.pair).findIndex(
      (pair) => pairs.from[pair] === CODES.indexOf(from) && pairs.to[pair] === CODES.indexOf(to),
    );
  };
  const batch = (ways: readonly Path[], date: string) => {
    const count = ways.length;
    const legs = ways.flatMap((way) => [0, 1, 2].map((k) => (way[k + 1] ? flightOf(way[k]!, way[k + 1]!) : -1)));
    return {
      count,
      legs: Int32Array.from(legs),
      legDay: Int16Array.from(legs, () => day(date) - FIRST_DAY),
      stops: Uint8Array.from(ways, (way) => way.length - 2),
      departure: new Int32Array(count),
      arrival: new Int32Array(count),
      certificate: { complete: true, considered: count, returned: count, pruned: [], limits: {} },
    };
  };
  const date = trip.date ?? '2027-03-03';
  const days = trip.back ? [day(date), day(trip.back)] : [day(date)];
  const party = { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0, ...trip.party };
  const search = openOffers({
    timetable,
    best: NO_TERMS,
    model,
    inventory: { seatsLeft: () => trip.free ?? 120 },
    emissions: { grams: () => 100_000 },
    ask: {
      party,
      cabin: trip.cabin ?? 'economy',
      bags: { cabin: 0, checked: 0 },
      currency: trip.currency ?? 'EUR',
      saleDay: day('2026-11-20'),
      days,
    },
    batches: [
      batch(paths, date),
      ...(trip.back
        ? [
            batch(
              paths.map((path) => path.toReversed()),
              trip.back,
            ),
          ]
        : []),
    ],
  });
  return search.view({ sort: 'best', filters: {}, offset: 0, limit: paths.length }).rows;
}

/** What all lines of a code come to. */
export function lineOf(row: OfferView['rows'][number], code: string): number {
  return row.lines.filter((line) => line.code === code).reduce((sum, line) => sum + line.amountMinor, 0);
}
