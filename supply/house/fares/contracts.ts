import { DEMO_CONTRACT } from '../contract.ts';

/** By the code of a contract: airlines, and what its company pays of their filed fares, in permille. */
const AGREED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  [DEMO_CONTRACT]: { 'X-CRW': 880, 'X-LYR': 900, 'X-HZN': 900, 'X-TLP': 910, 'X-LRK': 890 },
};

/** The same, by row of the timetable. */
export function houseContracts(carriers: readonly string[]): ReadonlyMap<string, Uint16Array> {
  return new Map(
    Object.entries(AGREED).map(([contract, agreed]) => [
      contract,
      Uint16Array.from(carriers, (carrier) => agreed[carrier] ?? 1000),
    ]),
  );
}
