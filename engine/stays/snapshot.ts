import type { ZoneColumns } from '#engine/zones';
import type { CancellationInput, CurrencyInput, RoomInput, StayTaxRule } from './input.ts';
import type { ColumnsOf } from './layout.ts';
import type { TextPool } from './texts.ts';

/** The stays of the world: immutable columns, packed once, shared between threads. Properties lie along Hilbert's curve. */
export interface StaySnapshot {
  readonly firstDay: number;
  readonly dayCount: number;
  readonly words: StayWords;
  readonly pool: TextPool;
  readonly zones: ZoneColumns;
  readonly properties: { readonly count: number } & ColumnsOf<'properties'>;
  readonly rooms: { readonly count: number } & ColumnsOf<'rooms'>;
  readonly plans: { readonly count: number } & ColumnsOf<'plans'>;
  readonly exceptions: { readonly count: number } & ColumnsOf<'exceptions'>;
  readonly restrictions: { readonly count: number } & ColumnsOf<'restrictions'>;
  readonly tables: ColumnsOf<'tables'>;
}

/** What is few and wordy. */
export interface StayWords {
  readonly currencies: readonly CurrencyInput[];
  readonly countries: readonly string[];
  readonly zones: readonly string[];
  readonly chains: readonly { readonly code: string; readonly name: string }[];
  readonly areas: readonly { readonly key: string; readonly name: string }[];
  readonly amenities: readonly string[];
  readonly accessFacts: readonly string[];
  readonly beds: readonly RoomInput['beds'][];
  readonly cancellations: readonly CancellationInput[];
  readonly taxes: readonly StayTaxRule[];
  readonly taxSets: readonly (readonly number[])[];
  readonly incompleteTaxSets: readonly number[];
  /** Codes of contract rates; audience `2 + row`. */
  readonly contracts: readonly string[];
}

export const BOARDS = ['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'] as const;
export const PETS = ['yes', 'on_request', 'no'] as const;
export const DATA_CLASSES = ['house', 'demo'] as const;
export const PAY_AT = ['now', 'property'] as const;
/** Audiences of everybody and of members; contracts follow. */
export const PUBLIC = 0;
export const MEMBER = 1;
export const FIRST_CONTRACT = 2;

export const LONGEST_STAY = 30;
export const MOST_ROOMS = 8;

/** What an exception says and, for the three that are flags, which way. */
export const SAYS_PRICE = 1;
export const SAYS_UNITS = 2;
export const SAYS_MIN = 4;
export const SAYS_MAX = 8;
export const CLOSED_TO_ARRIVAL = 16;
export const CLOSED_TO_DEPARTURE = 32;
export const CLOSED = 64;

/** What a room holds, or a need takes: adults, children and guests in bytes of up to 127, so that one subtraction compares all. */
export function holdsOf(adults: number, children: number, guests: number): number {
  return adults | (children << 8) | (guests << 16);
}

/** The highest bit of each byte: it falls where a room holds less than a need takes. */
export const BORROW = 0x808080;

export function fits(holds: number, takes: number): boolean {
  return ((holds + BORROW - takes) & BORROW) === BORROW;
}

/** FNV-1a over the UTF-16 codes of a key. */
export function keyHash(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
