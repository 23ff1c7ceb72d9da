import type { Segment, Slice } from '#contract/search';
import type { OfferSlice } from '#engine/offers';
import type { Emissions } from '#engine/fares';
import { CABINS, legTimes, toLocal } from '#engine/timetable';
import type { LocalTime, Timetable } from '#engine/timetable';
import { seatOf } from '../network/seat.ts';
import type { AirportName } from './place-names.ts';

/** What turning rows into objects needs. */
export interface Showing {
  readonly timetable: Timetable;
  readonly emissions: Emissions;
  /** In the order of the timetable's airports. */
  readonly names: readonly AirportName[];
}

interface LegShape {
  readonly from: number;
  readonly to: number;
  readonly departure: number;
  readonly arrival: number;
  readonly fromTerminal: number;
  readonly toTerminal: number;
}

const DAY = 1440;
const NIGHT_MINUTES = 300;

export function showSlice(showing: Showing, slice: OfferSlice): Slice {
  const { timetable: tt } = showing;
  const legs = slice.flights.map((flight, k) => legShape(tt, flight, slice.flightDays[k]!));
  const segments = legs.map((leg, k) => showSegment(showing, slice, leg, k));
  const [first, last] = [legs[0]!, legs.at(-1)!];
  return {
    durationMinutes: slice.durationMinutes,
    stops: slice.stops,
    dayOffset: toLocal(tt, last.to, last.arrival).day - toLocal(tt, first.from, first.departure).day,
    co2eGrams: segments.reduce((sum, segment) => sum + segment.co2eGrams, 0),
    ticketing: carrierOf(tt, slice.carrier),
    segments,
    connections: legs.slice(1).map((leg, k) => showConnection(showing, legs[k]!, leg)),
  };
}

function legShape(tt: Timetable, flight: number, relDay: number): LegShape {
  const pair = tt.flights.pair[flight]!;
  return {
    ...legTimes(tt, flight, relDay),
    from: tt.pairs.from[pair]!,
    to: tt.pairs.to[pair]!,
    fromTerminal: tt.flights.fromTerminal[flight]!,
    toTerminal: tt.flights.toTerminal[flight]!,
  };
}

function showSegment(showing: Showing, slice: OfferSlice, leg: LegShape, k: number): Segment {
  const { timetable: tt, emissions } = showing;
  const flight = slice.flights[k]!;
  const cabin = slice.fare.cabins[k]!;
  const config = tt.flights.config[flight]!;
  const start = toLocal(tt, leg.from, leg.departure);
  const end = toLocal(tt, leg.to, leg.arrival);
  const operating = carrierOf(tt, tt.flights.carrier[flight]!);
  const aircraft = { code: tt.configs.aircraft[config]!, name: tt.configs.aircraftName[config]! };
  const seats = [...tt.configs.seats.subarray(config * 4, config * 4 + 4)];
  const seat = seatOf({ carrier: operating.code, aircraft: aircraft.code, seats, cabin });
  return {
    marketing: marketingOf(tt, flight, slice.carrier),
    operating,
    aircraft,
    cabin,
    ...(seat && { seat }),
    departure: callingPoint(showing, leg.from, leg.fromTerminal, start, leg.departure),
    arrival: callingPoint(showing, leg.to, leg.toTerminal, end, leg.arrival),
    durationMinutes: leg.arrival - leg.departure,
    distanceKm: tt.pairs.distanceKm[tt.flights.pair[flight]!]!,
    dayOffset: end.day - start.day,
    co2eGrams: emissions.grams(flight, CABINS.indexOf(cabin)),
  };
}

function carrierOf(tt: Timetable, carrier: number): { code: string; name: string } {
  return { code: tt.carriers.code[carrier]!, name: tt.carriers.name[carrier]! };
}

/** The ticketing carrier's own number where it sells the flight, else the operating carrier's. */
function marketingOf(tt: Timetable, flight: number, ticketing: number): Segment['marketing'] {
  let carrier = tt.flights.carrier[flight]!;
  let number = tt.flights.number[flight]!;
  for (let i = tt.codeshares.first[flight]!; carrier !== ticketing && i < tt.codeshares.first[flight + 1]!; i++) {
    if (tt.codeshares.carrier[i] === ticketing) [carrier, number] = [ticketing, tt.codeshares.number[i]!];
  }
  const { code, name } = carrierOf(tt, carrier);
  return { carrier: code, name, number: String(number) };
}

function callingPoint(
  { timetable: tt, names }: Showing,
  airport: number,
  terminal: number,
  local: LocalTime,
  instant: number,
): Segment['departure'] {
  const { code, name, cityName } = names[airport]!;
  return {
    airport: code,
    airportName: name,
    cityName,
    countryCode: tt.airports.countryCode[tt.airports.country[airport]!]!,
    terminal: terminal === 0 ? null : String(terminal),
    local: isoMinute(local.day * DAY + local.minute),
    zone: tt.zones.name[tt.airports.zone[airport]!]!,
    instant: `${isoMinute(instant)}:00Z`,
  };
}

function isoMinute(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(0, 16);
}

function showConnection(
  { timetable: tt, names }: Showing,
  before: LegShape,
  after: LegShape,
): Slice['connections'][number] {
  const { code, name, cityName } = names[before.to]!;
  const durationMinutes = after.departure - before.arrival;
  const { minute } = toLocal(tt, before.to, before.arrival);
  const toMidnight = minute === 0 ? 0 : DAY - minute;
  return {
    airport: code,
    airportName: name,
    cityName,
    durationMinutes,
    terminalChange: before.toTerminal !== 0 && after.fromTerminal !== 0 && before.toTerminal !== after.fromTerminal,
    overnight: durationMinutes >= toMidnight + NIGHT_MINUTES,
  };
}
