import type { Column } from '#engine/snapshot';

/** How many rows each part of a snapshot has. */
export interface Counts {
  readonly days: number;
  /** 32-bit words of a bit row: a bit a day, and one for the day after the last, on which one may depart. */
  readonly words: number;
  readonly zones: number;
  readonly properties: number;
  readonly rooms: number;
  readonly plans: number;
  readonly exceptions: number;
  readonly restrictions: number;
  readonly seasons: number;
  readonly weekdays: number;
  readonly leads: number;
  readonly leadDays: number;
  readonly texts: number;
  readonly textBytes: number;
  readonly boxes: number;
  readonly slots: number;
}

/** Columns of one value a row, as they are collected and as they lie in the file. */
export const ROWS = {
  properties: {
    key: Uint32Array,
    name: Uint32Array,
    latE6: Int32Array,
    lonE6: Int32Array,
    country: Uint16Array,
    area: Int32Array,
    zone: Uint16Array,
    chain: Int16Array,
    stars: Uint8Array,
    scoreTenths: Uint8Array,
    scoreCount: Uint32Array,
    amenitiesLow: Uint32Array,
    amenitiesHigh: Uint32Array,
    access: Uint32Array,
    checkInFrom: Uint16Array,
    checkInUntil: Uint16Array,
    checkOutUntil: Uint16Array,
    checkInAge: Uint8Array,
    pets: Uint8Array,
    children: Uint8Array,
    currency: Uint8Array,
    taxSet: Uint16Array,
    season: Uint16Array,
    weekday: Uint16Array,
    lead: Uint16Array,
    dataClass: Uint8Array,
  },
  rooms: {
    key: Uint32Array,
    name: Uint32Array,
    beds: Uint16Array,
    sizeM2: Uint16Array,
    holds: Uint32Array,
    units: Uint16Array,
    baseMinor: Uint32Array,
    singlePermille: Uint16Array,
    extraAdultPermille: Uint16Array,
    childPermille: Uint16Array,
    freeUnderAge: Uint8Array,
  },
  plans: {
    key: Uint32Array,
    board: Uint8Array,
    cancellation: Uint16Array,
    payAt: Uint8Array,
    audience: Uint16Array,
    pricePermille: Uint16Array,
    boardPerAdultMinor: Uint32Array,
    boardPerChildMinor: Uint32Array,
    restriction: Int32Array,
  },
  exceptions: {
    day: Uint16Array,
    /** Position of the plan in its room, -1 for all. */
    plan: Int16Array,
    /** Which of the fields below are said, and the flags that are set. */
    says: Uint8Array,
    flags: Uint8Array,
    priceMinor: Uint32Array,
    units: Uint16Array,
    minNights: Uint8Array,
    maxNights: Uint8Array,
  },
} as const;

type RowParts = keyof typeof ROWS;

/** All other columns, with their lengths. */
export const TABLES = {
  properties: { firstRoom: [Uint32Array, (n: Counts) => n.properties + 1] },
  rooms: {
    firstPlan: [Uint32Array, (n: Counts) => n.rooms + 1],
    firstException: [Uint32Array, (n: Counts) => n.rooms + 1],
    /** Bit rows of open nights, a word of all rooms after the other: bit d & 31 of word (d >> 5) * rooms + room. */
    open: [Uint32Array, (n: Counts) => n.rooms * n.words],
  },
  restrictions: {
    minNights: [Uint8Array, (n: Counts) => n.restrictions * n.days],
    maxNights: [Uint8Array, (n: Counts) => n.restrictions * n.days],
    /** Bit rows, a restriction after the other. */
    closedToArrival: [Uint32Array, (n: Counts) => n.restrictions * n.words],
    closedToDeparture: [Uint32Array, (n: Counts) => n.restrictions * n.words],
    stopSell: [Uint32Array, (n: Counts) => n.restrictions * n.words],
    minLeadDays: [Int32Array, (n: Counts) => n.restrictions],
    maxLeadDays: [Int32Array, (n: Counts) => n.restrictions],
  },
  zones: {
    before: [Int16Array, (n: Counts) => n.zones * n.days],
    after: [Int16Array, (n: Counts) => n.zones * n.days],
    changeMinute: [Int16Array, (n: Counts) => n.zones * n.days],
  },
  tables: {
    seasons: [Uint16Array, (n: Counts) => n.seasons * 366],
    weekdays: [Uint16Array, (n: Counts) => n.weekdays * 7],
    leads: [Uint16Array, (n: Counts) => n.leadDays],
    firstLead: [Uint32Array, (n: Counts) => n.leads + 1],
    boxes: [Int32Array, (n: Counts) => n.boxes * 4],
    /** Hash table of property keys: row + 1, or 0. */
    slots: [Uint32Array, (n: Counts) => n.slots],
  },
  pool: {
    at: [Uint32Array, (n: Counts) => n.texts + 1],
    bytes: [Uint8Array, (n: Counts) => n.textBytes],
  },
} as const;

type InstanceOf<T> = T extends { readonly prototype: infer I extends Column } ? I : never;
type RowsOf<P> = P extends RowParts
  ? { readonly [C in keyof (typeof ROWS)[P]]: InstanceOf<(typeof ROWS)[P][C]> }
  : unknown;
type TablesOf<P> = P extends keyof typeof TABLES
  ? {
      readonly [C in keyof (typeof TABLES)[P]]: (typeof TABLES)[P][C] extends readonly [infer T, unknown]
        ? InstanceOf<T>
        : never;
    }
  : unknown;

export type Part = RowParts | keyof typeof TABLES;
export type ColumnsOf<P extends Part> = RowsOf<P> & TablesOf<P>;

interface LaidColumn {
  readonly part: Part;
  readonly name: string;
  readonly type: {
    new (buffer: SharedArrayBuffer, offset?: number, length?: number): Column;
    BYTES_PER_ELEMENT: number;
  };
  readonly length: (counts: Counts) => number;
}

/** Every column in file order. */
export const LAYOUT: readonly LaidColumn[] = [
  ...Object.entries(ROWS).flatMap(([part, columns]) =>
    Object.entries(columns).map(([name, type]) => {
      return { part: part as RowParts, name, type, length: (n: Counts) => n[part as RowParts] };
    }),
  ),
  ...Object.entries(TABLES).flatMap(([part, columns]) =>
    Object.entries(columns as Record<string, readonly [LaidColumn['type'], LaidColumn['length']]>).map(
      ([name, [type, length]]) => ({ part: part as Part, name, type, length }),
    ),
  ),
];
