import { buildTimetable } from '../build.ts';
import type { AirportInput, CarrierInput, FlightInput, TimetableInput } from '../input.ts';
import type { Timetable } from '../types.ts';

/** Civil date as days since 1970-01-01. */
export function civilDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

export function airport(code: string, fields: Partial<AirportInput> = {}): AirportInput {
  return { code, lat: 0, lon: 0, country: 'GB', zone: 'UTC', size: 1, terminals: 1, ...fields };
}

export function carrier(code: string, fields: Partial<CarrierInput> = {}): CarrierInput {
  return { code: `X-${code}`, name: code, connects: true, ...fields };
}

/** A daily flight of the first carrier on the first config, open all season. */
export function flight(from: number, to: number, departure: number, fields: Partial<FlightInput> = {}): FlightInput {
  const daily = { blockMinutes: 60, weekdays: 127, firstDay: 0, lastDay: 9, carrier: 0, number: 1, config: 0 };
  return { from, to, departure, ...daily, fromTerminal: 0, toTerminal: 0, ...fields };
}

/** Ten days from 2027-03-24, so that the European clock change of 28 March is relative day 4. */
export function tiny(fields: Partial<TimetableInput>): Timetable {
  return buildTimetable({
    firstDay: civilDay('2027-03-24'),
    dayCount: 10,
    airports: [],
    carriers: [carrier('AAA')],
    interline: [],
    configs: [{ aircraft: 'A20N', aircraftName: 'A320neo', seats: [180, 0, 0, 0] }],
    flights: [],
    ...fields,
  });
}
