/** A carrier's service between two airports, both ways. Found by route choice, then given frequency, aircraft and times. */
export interface Route {
  readonly carrier: number;
  /** The carrier's own end: hub, base or, for point to point, the first end. */
  readonly hub: number;
  readonly spoke: number;
  readonly km: number;
  /** What ranks its frequency among all routes. */
  demand: number;
  /** Named in the list of long-haul routes nobody should miss. */
  readonly trunk: boolean;
  /** The only service of a small airport: kept all year, several days a week. */
  readonly lifeline: boolean;
  /** Flights a month each way, mean over the year. */
  monthly: number;
  /** Row in CONFIGS. */
  config: number;
}
