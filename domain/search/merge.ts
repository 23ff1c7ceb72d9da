import type { Certificate, Facet, Offer, Sort } from '#contract/search';
import type { SortSummary, SourceOffer, SourcePage } from './ports.ts';

export interface AnsweredPage {
  readonly sourceId: string;
  readonly page: SourcePage;
}

export interface MergedPage {
  readonly total: number;
  readonly exact: boolean;
  readonly unfiltered: number;
  readonly offers: readonly { readonly sourceId: string; readonly offer: SourceOffer }[];
  readonly facets: readonly Facet[];
  readonly sorts: readonly (SortSummary & { readonly sourceId: string })[];
  readonly relax: SourcePage['relax'];
  readonly certificate: Certificate;
  readonly best: SourcePage['best'];
}

type Ranked = Pick<SortSummary, 'durationMinutes' | 'co2eGrams' | 'score'> & { readonly amountMinor: number };

/** Lower first, then price, then time: the same order in every source, so that pages merge without asking twice. */
export function compareFor(sort: Sort): (a: Ranked, b: Ranked) => number {
  const first = { best: 'score', cheapest: 'amountMinor', fastest: 'durationMinutes', greenest: 'co2eGrams' } as const;
  const key = first[sort];
  return (a, b) => a[key] - b[key] || a.amountMinor - b.amountMinor || a.durationMinutes - b.durationMinutes;
}

/** One page out of the first `offset + limit` of every source. Counts add up; ranges join. */
export function mergePages(pages: readonly AnsweredPage[], sort: Sort, offset: number, limit: number): MergedPage {
  const compare = compareFor(sort);
  const offers = pages
    .flatMap(({ sourceId, page }) => page.offers.map((offer) => ({ sourceId, offer, ranked: rankedOf(offer) })))
    .sort((a, b) => compare(a.ranked, b.ranked))
    .slice(offset, offset + limit)
    .map(({ sourceId, offer }) => ({ sourceId, offer }));
  return {
    total: sum(pages, (page) => page.total),
    exact: pages.every(({ page }) => page.exact),
    unfiltered: sum(pages, (page) => page.unfiltered),
    offers,
    facets: mergeFacets(pages.map(({ page }) => page.facets)),
    sorts: mergeSorts(pages),
    relax: mergeRelax(pages.map(({ page }) => page.relax)),
    certificate: mergeCertificates(pages.map(({ page }) => page.certificate)),
    best: pages.find(({ page }) => page.best !== null)?.page.best ?? null,
  };
}

export function rankedOf(offer: Pick<Offer, 'price' | 'totals'> & { readonly score: number }): Ranked {
  return {
    amountMinor: offer.price.total.amountMinor,
    durationMinutes: offer.totals.durationMinutes,
    co2eGrams: offer.totals.co2eGrams,
    score: offer.score,
  };
}

function sum(pages: readonly AnsweredPage[], of: (page: SourcePage) => number): number {
  return pages.reduce((total, { page }) => total + of(page), 0);
}

function mergeSorts(pages: readonly AnsweredPage[]): MergedPage['sorts'] {
  const best = new Map<Sort, SortSummary & { readonly sourceId: string }>();
  for (const { sourceId, page } of pages) {
    for (const summary of page.sorts) {
      const known = best.get(summary.sort);
      if (!known || compareFor(summary.sort)(summary, known) < 0) best.set(summary.sort, { ...summary, sourceId });
    }
  }
  return [...best.values()];
}

function mergeRelax(lists: readonly SourcePage['relax'][]): SourcePage['relax'] {
  const byFilter = new Map<string, SourcePage['relax'][number]>();
  for (const entry of lists.flat()) {
    const known = byFilter.get(entry.filter);
    byFilter.set(entry.filter, {
      filter: entry.filter,
      count: entry.count + (known?.count ?? 0),
      fromMinor: smaller(entry.fromMinor, known?.fromMinor ?? null),
    });
  }
  return [...byFilter.values()].sort((a, b) => b.count - a.count);
}

function smaller(a: number | null, b: number | null): number | null {
  if (a === null) return b;
  return b === null ? a : Math.min(a, b);
}

/** Facets of the same id joined: options by value, ranges by their outer bounds. */
export function mergeFacets(lists: readonly (readonly Facet[])[]): Facet[] {
  const byId = new Map<string, Facet>();
  for (const facet of lists.flat()) {
    const known = byId.get(facet.id);
    byId.set(facet.id, known ? joinFacet(known, facet) : facet);
  }
  return [...byId.values()];
}

function joinFacet(a: Facet, b: Facet): Facet {
  if (a.kind === 'options' && b.kind === 'options') {
    const options = new Map(a.options.map((option) => [option.value, option]));
    for (const option of b.options) {
      const known = options.get(option.value);
      options.set(option.value, known ? joinOption(known, option) : option);
    }
    return { ...a, exact: a.exact && b.exact, options: [...options.values()] };
  }
  if (a.kind === 'range' && b.kind === 'range') {
    const min = Math.min(a.min, b.min);
    const max = Math.max(a.max, b.max);
    const bars = Math.max(a.histogram.length, b.histogram.length);
    const histogram = rebin(a, min, max, bars).map((count, i) => count + (rebin(b, min, max, bars)[i] ?? 0));
    return { ...a, exact: a.exact && b.exact, min, max, histogram };
  }
  return a;
}

type Option = Extract<Facet, { kind: 'options' }>['options'][number];

function joinOption(a: Option, b: Option): Option {
  const cheaper = !b.from || (a.from && a.from.amountMinor <= b.from.amountMinor) ? a.from : b.from;
  return { ...a, count: a.count + b.count, from: cheaper, selected: a.selected || b.selected };
}

/** Each old bar goes whole to the new bar that holds its middle: counts are kept, their place is to one bar. */
function rebin(facet: Extract<Facet, { kind: 'range' }>, min: number, max: number, bars: number): number[] {
  const out = Array.from({ length: bars }, () => 0);
  const width = (facet.max - facet.min) / Math.max(1, facet.histogram.length);
  facet.histogram.forEach((count, i) => {
    const middle = facet.min + (i + 0.5) * width;
    const at = max === min ? 0 : Math.floor(((middle - min) / (max - min)) * bars);
    const bar = Math.min(bars - 1, Math.max(0, at));
    out[bar] = (out[bar] ?? 0) + count;
  });
  return out;
}

function mergeCertificates(list: readonly Certificate[]): Certificate {
  const [first, ...rest] = list;
  if (!first) return { complete: true, slices: [], combinations: 0, priced: 0, limits: {} };
  return rest.reduce<Certificate>(
    (joined, next) => ({
      complete: joined.complete && next.complete,
      slices: joined.slices.map((slice, i) => {
        const other = next.slices[i];
        return other
          ? {
              considered: slice.considered + other.considered,
              itineraries: slice.itineraries + other.itineraries,
              pruned: [...slice.pruned, ...other.pruned],
            }
          : slice;
      }),
      combinations: joined.combinations + next.combinations,
      priced: joined.priced + next.priced,
      limits: { ...joined.limits, ...next.limits },
    }),
    first,
  );
}
