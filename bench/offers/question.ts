import type { OfferFilters, OfferScan } from '#engine/offers';
import type { BenchOffer } from './offers.ts';

/** Price, departure and duration bounds, stops, carriers and no nights; always all of them, so that every facet has work. */
export interface Question {
  readonly price: number;
  readonly departure: readonly [number, number];
  readonly duration: number;
  readonly stops: readonly number[];
  readonly carriers: readonly string[];
  readonly noNights: boolean;
}

export const LISTED = 25;
export const PRICE_STEPS = 24;

/** What a page of results shows: the total, the cheapest, and every facet of the product under every filter but its own. */
export interface Answer {
  readonly total: number;
  /** Prices of the cheapest 25. */
  readonly top: readonly number[];
  /** `facet value` to count and least total; values without offers left out. */
  readonly options: ReadonlyMap<string, readonly [number, number]>;
  /** `facet step` to count; empty steps left out. */
  readonly steps: ReadonlyMap<string, number>;
  /** Ends of the price histogram: of what passes every other filter. */
  readonly prices: readonly [number, number];
}

export function questionsOf(offers: readonly BenchOffer[], count: number, random: () => number): Question[] {
  const prices = offers.map((offer) => offer.price).toSorted((a, b) => a - b);
  const durations = offers.map((offer) => offer.duration).toSorted((a, b) => a - b);
  const carriers = [...new Set(offers.map((offer) => offer.carrier))].toSorted();
  const at = (list: readonly number[], share: number): number => list[Math.floor(share * (list.length - 1))]!;
  return Array.from({ length: count }, () => {
    const start = Math.floor(random() * 600);
    return {
      price: at(prices, 0.3 + 0.6 * random()),
      departure: [start, start + 400 + Math.floor(random() * 400)],
      duration: at(durations, 0.4 + 0.5 * random()),
      stops: random() < 0.3 ? [0] : random() < 0.6 ? [0, 1] : [1],
      carriers: carriers.filter(() => random() < 0.5),
      noNights: random() < 0.5,
    };
  });
}

export function filtersOf(question: Question): OfferFilters {
  return {
    price: [0, question.price],
    stops: question.stops,
    carriers: question.carriers,
    noNightWait: question.noNights,
    slices: [{ departure: question.departure, maxDurationMinutes: question.duration }],
  };
}

/** Our answer in the peers' words: no facet is left out. */
export function answerOf(scan: OfferScan, priceOf: (row: number) => number): Answer {
  const options = new Map<string, readonly [number, number]>();
  const steps = new Map<string, number>();
  let prices: readonly [number, number] = [0, 0];
  for (const facet of scan.facets()) {
    if (facet.kind === 'range') {
      if (facet.id === 'price') prices = [facet.min, facet.max];
      for (const [step, count] of facet.histogram.entries()) if (count > 0) steps.set(`${facet.id} ${step}`, count);
      continue;
    }
    for (const { value, count, fromMinor } of facet.options) {
      if (count > 0) options.set(`${facet.id} ${value}`, [count, fromMinor ?? NaN]);
    }
  }
  return { total: scan.total, top: scan.listed.map((rows) => priceOf(rows[0]!)), options, steps, prices };
}

export function sameAnswer(left: Answer, right: Answer): boolean {
  return textOf(left) === textOf(right);
}

function textOf({ total, top, options, steps, prices }: Answer): string {
  const sorted = (map: ReadonlyMap<string, unknown>): unknown => [...map].toSorted((a, b) => (a[0] < b[0] ? -1 : 1));
  return JSON.stringify([total, top, sorted(options), sorted(steps), prices]);
}
