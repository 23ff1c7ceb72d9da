import type { OfferFacet } from '#engine/offers';
import { NO_AIRPORT, type PricedSlice } from '#engine/fares';
import type { Timetable } from '#engine/timetable';

/** One row as every peer holds it; steps of histograms worked out beforehand, as ours are. */
export interface BenchOffer {
  readonly price: number;
  /** Null where no fare allows it. */
  readonly refundPrice: number | null;
  readonly changePrice: number | null;
  readonly duration: number;
  readonly stops: number;
  readonly carrier: string;
  readonly alliance: string;
  readonly origin: string;
  readonly target: string;
  readonly departure: number;
  readonly nights: number;
  /** Connecting airports, empty where there is none. */
  readonly via1: string;
  readonly via2: string;
  readonly departureStep: number;
  readonly arrivalStep: number;
  readonly durationStep: number;
  /** -1 without a connection. */
  readonly waitStep: number;
}

/** `scales`: the range facets of an unfiltered view, whose ends do not depend on filters. */
export function offersOf(
  { carriers, airports }: Timetable,
  slice: PricedSlice,
  scales: readonly OfferFacet[],
): BenchOffer[] {
  const [prices, refunds, changes] = ([0, 1, 2] as const).map((mask) => slice.prices('oneWay', mask)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const stepOf = (id: string): ((value: number) => number) => {
    const scale = scales.find((facet) => facet.id === id);
    if (scale?.kind !== 'range') throw new RangeError(`No scale of ${id}`);
    const { min, max, histogram } = scale;
    const last = histogram.length - 1;
    return (value) => (max === min ? 0 : Math.min(last, Math.floor(((value - min) * histogram.length) / (max - min))));
  };
  const [departs, arrives, lasts, waits] = ['out.departure', 'out.arrival', 'out.duration', 'connection'].map(stepOf);
  const codeOf = (airport: number): string => (airport === NO_AIRPORT ? '' : airports.code[airport]!);
  const orNull = (price: number): number | null => (Number.isNaN(price) ? null : price);
  return Array.from({ length: slice.count }, (_, row) => ({
    price: prices[row]!,
    refundPrice: orNull(refunds[row]!),
    changePrice: orNull(changes[row]!),
    duration: slice.duration[row]!,
    stops: slice.stops[row]!,
    carrier: carriers.code[slice.carrier[row]!]!,
    alliance: carriers.allianceName[carriers.alliance[slice.carrier[row]!]!] ?? '',
    origin: codeOf(slice.from[row]!),
    target: codeOf(slice.to[row]!),
    departure: slice.departureMinute[row]!,
    nights: slice.nightWaits[row]!,
    via1: codeOf(slice.via[2 * row]!),
    via2: codeOf(slice.via[2 * row + 1]!),
    departureStep: departs!(slice.departureMinute[row]!),
    arrivalStep: arrives!(slice.arrivalMinute[row]!),
    durationStep: lasts!(slice.duration[row]!),
    waitStep: slice.stops[row]! === 0 ? -1 : waits!(slice.longestWait[row]!),
  }));
}
