/** Every numeric column of a timetable in file order: part, column, element type, and its length from the counts. */
export const COLUMNS = [
  ['airports', 'lat', Float32Array, (n: Counts) => n.airports],
  ['airports', 'lon', Float32Array, (n: Counts) => n.airports],
  ['airports', 'country', Uint16Array, (n: Counts) => n.airports],
  ['airports', 'zone', Uint16Array, (n: Counts) => n.airports],
  ['airports', 'size', Uint8Array, (n: Counts) => n.airports],
  ['airports', 'terminals', Uint8Array, (n: Counts) => n.airports],
  ['zones', 'before', Int16Array, (n: Counts) => n.zones * n.days],
  ['zones', 'after', Int16Array, (n: Counts) => n.zones * n.days],
  ['zones', 'changeMinute', Int16Array, (n: Counts) => n.zones * n.days],
  ['carriers', 'alliance', Int8Array, (n: Counts) => n.carriers],
  ['carriers', 'connects', Uint8Array, (n: Counts) => n.carriers],
  ['carriers', 'interline', Uint32Array, (n: Counts) => Math.ceil((n.carriers * n.carriers) / 32)],
  ['configs', 'seats', Uint16Array, (n: Counts) => n.configs * 4],
  ['pairs', 'from', Uint16Array, (n: Counts) => n.pairs],
  ['pairs', 'to', Uint16Array, (n: Counts) => n.pairs],
  ['pairs', 'distanceKm', Uint16Array, (n: Counts) => n.pairs],
  ['pairs', 'firstFlight', Uint32Array, (n: Counts) => n.pairs + 1],
  ['pairs', 'outFirst', Uint32Array, (n: Counts) => n.airports + 1],
  ['pairs', 'inFirst', Uint32Array, (n: Counts) => n.airports + 1],
  ['pairs', 'inPair', Uint32Array, (n: Counts) => n.pairs],
  ['flights', 'pair', Uint32Array, (n: Counts) => n.flights],
  ['flights', 'departure', Uint16Array, (n: Counts) => n.flights],
  ['flights', 'blockMinutes', Uint16Array, (n: Counts) => n.flights],
  ['flights', 'weekdays', Uint8Array, (n: Counts) => n.flights],
  ['flights', 'firstDay', Uint16Array, (n: Counts) => n.flights],
  ['flights', 'lastDay', Uint16Array, (n: Counts) => n.flights],
  ['flights', 'carrier', Uint16Array, (n: Counts) => n.flights],
  ['flights', 'number', Uint16Array, (n: Counts) => n.flights],
  ['flights', 'config', Uint8Array, (n: Counts) => n.flights],
  ['flights', 'fromTerminal', Uint8Array, (n: Counts) => n.flights],
  ['flights', 'toTerminal', Uint8Array, (n: Counts) => n.flights],
  ['codeshares', 'first', Uint32Array, (n: Counts) => n.flights + 1],
  ['codeshares', 'carrier', Uint16Array, (n: Counts) => n.codeshares],
  ['codeshares', 'number', Uint16Array, (n: Counts) => n.codeshares],
] as const;

export interface Counts {
  readonly days: number;
  readonly airports: number;
  readonly zones: number;
  readonly carriers: number;
  readonly configs: number;
  readonly pairs: number;
  readonly flights: number;
  readonly codeshares: number;
}
