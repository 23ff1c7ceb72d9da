/** The seed of the invented world. Another one is another world. */
export const HOUSE_SEED = 20_260;

const DAY_MS = 86_400_000;
/** Sold up to 361 days ahead; the rest lets a site run on for two months before its snapshot must be built anew. */
const DAYS = 430;

/**
 * Days that a snapshot made at `now` covers, days since 1970-01-01: from three days before the first of the month, so that
 * yesterday's local dates are in it everywhere.
 */
export function houseWindow(now: Date): { readonly firstDay: number; readonly dayCount: number } {
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1) / DAY_MS;
  return { firstDay: first - 3, dayCount: DAYS };
}
