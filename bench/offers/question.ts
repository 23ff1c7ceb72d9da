import type { OfferFacet, OfferFilters, OfferScan } from '#engine/offers';

/** One row as every peer holds it. */
export interface BenchOffer {
  readonly price: number;
  readonly duration: number;
  readonly stops: number;
  readonly carrier: string;
  readonly alliance: string;
  readonly origin: string;
  readonly target: string;
  readonly departure: number;
  readonly nights: number;
}

/** Price, departure and duration bounds, stops, carriers and no nights; always all of them, so that every facet has work. */
export interface Question {
  readonly price: number;
  readonly departure: readonly [number, number];
  readonly duration: number;
  readonly stops: readonly number[];
  readonly carriers: readonly string[];
  readonly noNights: boolean;
}

/** Six facets, each under every filter but its own. */
export const FACETS = ['stops', 'carriers', 'alliances', 'out.from', 'out.to', 'nightWait'] as const;
export type FacetName = (typeof FACETS)[number];

export interface Answer {
  readonly total: number;
  /** Prices of the cheapest 25. */
  readonly top: readonly number[];
  /** `facet value` to count, zeros left out. */
  readonly facets: ReadonlyMap<string, number>;
}

export const LISTED = 25;

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

/** Our answer in the peers' words. */
export function answerOf(scan: OfferScan, priceOf: (row: number) => number): Answer {
  const facets = new Map<string, number>();
  for (const facet of scan.facets()) {
    if (facet.kind === 'options' && (FACETS as readonly string[]).includes(facet.id)) addOptions(facets, facet);
  }
  return { total: scan.total, top: scan.listed.map((rows) => priceOf(rows[0]!)), facets };
}

function addOptions(into: Map<string, number>, facet: Extract<OfferFacet, { kind: 'options' }>): void {
  for (const { value, count } of facet.options) if (count > 0) into.set(`${facet.id} ${value}`, count);
}

export function sameAnswer(left: Answer, right: Answer): boolean {
  const text = (answer: Answer): string =>
    JSON.stringify([answer.total, answer.top, [...answer.facets].toSorted((a, b) => (a[0] < b[0] ? -1 : 1))]);
  return text(left) === text(right);
}
