import type { StayFilters } from './ask.ts';
import { DATA_CLASSES, type StaySnapshot } from './snapshot.ts';

/** One bit per ask on a property; a facet forgives its own bit and no other. */
export const STARS = 1;
export const SCORE = 2;
export const AREA = 4;
export const AMENITIES = 8;
export const ACCESS = 16;
export const CHAIN = 32;
export const DATA_CLASS = 64;
/** Beyond the limits of whoever asks: never forgiven. */
export const BEYOND = 128;

/** Value of a chain filter for houses of none. */
export const INDEPENDENT = 'independent';

/** Which asks each property fails; price and plans are not judged here. */
export function failuresOf(
  { properties: all, words }: StaySnapshot,
  rows: Int32Array,
  filters: StayFilters,
): Uint8Array {
  const fails = new Uint8Array(rows.length);
  const mark = (bit: number, refuses: (row: number) => boolean): void => {
    for (let at = 0; at < rows.length; at++) if (refuses(rows[at]!)) fails[at]! |= bit;
  };
  const { stars, score, areas, amenities, access, chains, dataClasses } = filters;
  if (stars) mark(STARS, (row) => !stars.includes(all.stars[row]!));
  if (score !== undefined) mark(SCORE, (row) => all.scoreTenths[row]! < score);
  if (areas) {
    const wanted = new Set(
      areas.map((key) => words.areas.findIndex((area) => area.key === key)).filter((at) => at >= 0),
    );
    mark(AREA, (row) => !wanted.has(all.area[row]!));
  }
  if (chains) {
    const wanted = chainsOf(words.chains, chains);
    mark(CHAIN, (row) => !wanted.has(all.chain[row]!));
  }
  if (filters.limits?.refused) {
    const refused = chainsOf(words.chains, filters.limits.refused);
    mark(BEYOND, (row) => refused.has(all.chain[row]!));
  }
  if (dataClasses) mark(DATA_CLASS, (row) => !dataClasses.includes(DATA_CLASSES[all.dataClass[row]!]!));
  if (amenities) {
    const [low, high, known] = bitsOf(words.amenities, amenities);
    mark(
      AMENITIES,
      (row) => !known || (all.amenitiesLow[row]! & low) !== low || (all.amenitiesHigh[row]! & high) !== high,
    );
  }
  if (access) {
    const [low, , known] = bitsOf(words.accessFacts, access);
    mark(ACCESS, (row) => !known || (all.access[row]! & low) !== low);
  }
  return fails;
}

function chainsOf(chains: StaySnapshot['words']['chains'], codes: readonly string[]): ReadonlySet<number> {
  const found = codes.map((code) => (code === INDEPENDENT ? -1 : chains.findIndex((chain) => chain.code === code)));
  return new Set(found.filter((at, nth) => at >= 0 || codes[nth] === INDEPENDENT));
}

/** Bits of the words, and whether all of them exist. */
function bitsOf(all: readonly string[], wanted: readonly string[]): readonly [number, number, boolean] {
  let [low, high, known] = [0, 0, true];
  for (const word of wanted) {
    const bit = all.indexOf(word);
    if (bit < 0) known = false;
    else if (bit < 32) low |= 1 << bit;
    else high |= 1 << (bit - 32);
  }
  return [low, high, known];
}
