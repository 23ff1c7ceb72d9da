/**
 * Minimum connection minutes at one airport, by where the flights come from and go to. House values after the ranges
 * the industry publishes: domestic down to 30, international up to 90, more at large airports and across terminals.
 */
export const MINIMUM_CONNECTION = {
  domesticToDomestic: 40,
  domesticToInternational: 60,
  internationalToDomestic: 60,
  internationalToInternational: 60,
  /** Added at airports of size 2: longer walks and more checks. */
  largeAirport: 15,
  /** Added when both terminals are known and differ. */
  otherTerminal: 30,
} as const;

/** No connection is shorter, wherever it is. */
export const LEAST_CONNECTION = Math.min(
  MINIMUM_CONNECTION.domesticToDomestic,
  MINIMUM_CONNECTION.domesticToInternational,
  MINIMUM_CONNECTION.internationalToDomestic,
  MINIMUM_CONNECTION.internationalToInternational,
);

/** Minutes needed between two flights in one terminal of an airport of `size` 0 small .. 2 large. */
export function minimumConnection(size: number, arrivesDomestic: boolean, departsDomestic: boolean): number {
  const table = MINIMUM_CONNECTION;
  const byType = arrivesDomestic
    ? departsDomestic
      ? table.domesticToDomestic
      : table.domesticToInternational
    : departsDomestic
      ? table.internationalToDomestic
      : table.internationalToInternational;
  return byType + (size === 2 ? table.largeAirport : 0);
}

/** Minutes added when a connection changes terminal; terminal 0 is unknown and counts as the same. */
export function terminalChangeMinutes(arrival: number, departure: number): number {
  return arrival !== departure && arrival !== 0 && departure !== 0 ? MINIMUM_CONNECTION.otherTerminal : 0;
}
