import { converter, type RateTable } from '#engine/rates';

/** What Best adds to a total, for all who have a seat, in minor units of one currency. Nothing else enters. */
export interface BestTerms {
  readonly hourMinor: number;
  readonly stopMinor: number;
  readonly nightWaitMinor: number;
  /** Departure before `earlyMinute`, arrival after `lateMinute`: minutes of the local day. */
  readonly unsocialMinor: number;
  /** The next flight leaves from another airport than the one before it came to, or the last comes to another than the first left. */
  readonly airportChangeMinor: number;
  readonly earlyMinute: number;
  readonly lateMinute: number;
}

/** Per seat, in minor units of `BEST_CURRENCY`. */
const PER_SEAT = { hour: 1800, stop: 2500, nightWait: 6000, unsocial: 1500, airportChange: 4000 } as const;
export const BEST_CURRENCY = 'EUR';
const HOURS = { earlyMinute: 360, lateMinute: 1380 } as const;

/** The weights for so many seats in a currency. Throws RangeError for a currency that the table lacks. */
export function bestTerms(currency: string, seats: number, rates: RateTable): BestTerms {
  const convert = converter(BEST_CURRENCY, currency, rates);
  const weight = (minor: number): number => convert(minor * Math.max(1, seats));
  return {
    hourMinor: weight(PER_SEAT.hour),
    stopMinor: weight(PER_SEAT.stop),
    nightWaitMinor: weight(PER_SEAT.nightWait),
    unsocialMinor: weight(PER_SEAT.unsocial),
    airportChangeMinor: weight(PER_SEAT.airportChange),
    ...HOURS,
  };
}

/** By these Best is the total alone: for what is priced and never ordered. */
export const NO_TERMS: BestTerms = {
  hourMinor: 0,
  stopMinor: 0,
  nightWaitMinor: 0,
  unsocialMinor: 0,
  airportChangeMinor: 0,
  ...HOURS,
};

/** What Best knows of one slice. */
export interface SliceFacts {
  readonly durationMinutes: number;
  readonly stops: number;
  /** Waits that cover midnight to five. */
  readonly nightWaits: number;
  /** Minutes of the local day. */
  readonly departureMinute: number;
  readonly arrivalMinute: number;
  /** First and last airport. */
  readonly from: string;
  readonly to: string;
}

/** What Best knows of a trip, or of one flight of it. */
export interface BestFacts {
  /** For the whole party; of a flight the lowest of any trip with it. */
  readonly totalMinor: number;
  readonly slices: readonly SliceFacts[];
  /** Scored is this slice alone, for the later ones are not chosen yet; left out, the whole trip. */
  readonly at?: number;
}

/** What is added to the total for one slice; whole minor units, so that scores add up exactly. */
export function penaltyOf(
  terms: BestTerms,
  durationMinutes: number,
  stops: number,
  nightWaits: number,
  departureMinute: number,
  arrivalMinute: number,
): number {
  const unsocial = (departureMinute < terms.earlyMinute ? 1 : 0) + (arrivalMinute > terms.lateMinute ? 1 : 0);
  return (
    Math.round((terms.hourMinor * durationMinutes) / 60) +
    terms.stopMinor * stops +
    terms.nightWaitMinor * nightWaits +
    terms.unsocialMinor * unsocial
  );
}

/**
 * Airports that a slice does not share: it leaves `from` another than the one before it `cameTo`, or, as the last of its trip, comes `to` another
 * than the one where all `began`. Airports are compared, whatever names them.
 */
export function airportChanges<A>(cameTo: A, from: A, isLast: boolean, to: A, began: A): number {
  return (from === cameTo ? 0 : 1) + (isLast && to !== began ? 1 : 0);
}

/** The score of Best: lower is better. */
export function scoreOf(terms: BestTerms, { totalMinor, slices, at: only }: BestFacts): number {
  let score = totalMinor;
  for (const [at, slice] of slices.entries()) {
    if (only !== undefined && at !== only) continue;
    const { durationMinutes, stops, nightWaits, departureMinute, arrivalMinute, from, to } = slice;
    const before = slices[at - 1];
    const changes = before ? airportChanges(before.to, from, at === slices.length - 1, to, slices[0]!.from) : 0;
    score +=
      penaltyOf(terms, durationMinutes, stops, nightWaits, departureMinute, arrivalMinute) +
      terms.airportChangeMinor * changes;
  }
  return score;
}
