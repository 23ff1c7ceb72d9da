import type { CancellationInput, CancellationStep } from '#engine/stays';

const ALL = { kind: 'permille', permille: 1000 } as const;
const NOTHING = { kind: 'none' } as const;
const FIRST_NIGHT = { kind: 'nights', nights: 1 } as const;
const HALF = { kind: 'permille', permille: 500 } as const;
const THIRD = { kind: 'permille', permille: 300 } as const;
const MOST = { kind: 'permille', permille: 800 } as const;

function until(hoursBefore: number, atMinute: number, fee: CancellationStep['fee']): CancellationStep {
  return { hoursBefore, atMinute, fee };
}

const SIX = 1080;
const FOUR = 960;
const NOON = 720;

/** Ladders as houses have them; money back falls step by step, never rises. */
export const CANCELLATIONS: readonly CancellationInput[] = [
  { steps: [{ fee: ALL }], noShow: ALL },
  { steps: [until(0, SIX, NOTHING), { fee: FIRST_NIGHT }], noShow: FIRST_NIGHT },
  { steps: [until(24, FOUR, NOTHING), { fee: FIRST_NIGHT }], noShow: ALL },
  { steps: [until(48, SIX, NOTHING), { fee: FIRST_NIGHT }], noShow: ALL },
  { steps: [until(72, NOON, NOTHING), until(24, NOON, HALF), { fee: ALL }], noShow: ALL },
  { steps: [until(7 * 24, NOON, NOTHING), until(48, NOON, HALF), { fee: ALL }], noShow: ALL },
  { steps: [until(14 * 24, SIX, NOTHING), until(7 * 24, SIX, THIRD), { fee: MOST }], noShow: ALL },
  { steps: [until(30 * 24, SIX, NOTHING), until(14 * 24, SIX, HALF), { fee: ALL }], noShow: ALL },
];

export const NOT_REFUNDABLE = 0;

/** Rows of `CANCELLATIONS` that a house may choose from. */
export const CITY_LADDERS = [1, 1, 2, 2, 3] as const;
export const RESORT_LADDERS = [3, 4, 5, 5, 6, 7] as const;
