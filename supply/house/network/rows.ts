import type { FlightInput, FlightRows } from '#engine/timetable';

export type FlightRow = Omit<FlightInput, 'codeshares'>;

/** Collects flights in columns; `share` adds a marketing number to the flight added last. */
export interface RowWriter {
  add(flight: FlightRow): void;
  share(carrier: number, number: number): void;
  rows(): FlightRows;
}

export function createRowWriter(): RowWriter {
  const list: FlightRow[] = [];
  const codeshares: number[] = [];
  return {
    add: (flight) => {
      list.push(flight);
    },
    share: (carrier, number) => {
      codeshares.push(list.length - 1, carrier, number);
    },
    rows: () => ({
      count: list.length,
      from: Uint16Array.from(list, (f) => f.from),
      to: Uint16Array.from(list, (f) => f.to),
      departure: Uint16Array.from(list, (f) => f.departure),
      blockMinutes: Uint16Array.from(list, (f) => f.blockMinutes),
      weekdays: Uint8Array.from(list, (f) => f.weekdays),
      firstDay: Uint16Array.from(list, (f) => f.firstDay),
      lastDay: Uint16Array.from(list, (f) => f.lastDay),
      carrier: Uint16Array.from(list, (f) => f.carrier),
      number: Uint16Array.from(list, (f) => f.number),
      config: Uint8Array.from(list, (f) => f.config),
      fromTerminal: Uint8Array.from(list, (f) => f.fromTerminal),
      toTerminal: Uint8Array.from(list, (f) => f.toTerminal),
      codeshares,
    }),
  };
}
