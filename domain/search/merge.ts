import type { Facet } from '#contract/search';
import type { AnsweredPage, ScoredPage, SearchProfile, SearchTypes, SharedPage } from './profile.ts';

export interface MergedPage<T extends SearchTypes> extends Omit<SharedPage<unknown, unknown>, 'offers' | 'sorts'> {
  readonly offers: readonly { readonly sourceId: string; readonly offer: T['scored'] }[];
  readonly sorts: readonly { readonly sourceId: string; readonly summary: T['scoredSummary'] }[];
  readonly extra: T['joined'];
}

/** One page out of the first `offset + limit` of every source. Counts add up; ranges join. */
export function mergePages<T extends SearchTypes>(
  profile: SearchProfile<T>,
  pages: readonly AnsweredPage<T>[],
  sort: T['sort'],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): MergedPage<T> {
  const compare = profile.compareFor(sort);
  const lists = pages.map(({ sourceId, page }) =>
    page.offers.map((offer) => ({ sourceId, offer, ranked: profile.rankedOf(offer) })),
  );
  const listed = listedOf(pages);
  const offers = mergeLists(lists, (a, b) => compare(a.ranked, b.ranked))
    .slice(offset, Math.min(offset + limit, listed))
    .map(({ sourceId, offer }) => ({ sourceId, offer }));
  return {
    total: sum(pages, (page) => page.total),
    listed,
    exact: pages.every(({ page }) => page.exact),
    unfiltered: sum(pages, (page) => page.unfiltered),
    offers,
    facets: mergeFacets(pages.map(({ page }) => page.facets)),
    sorts: mergeSorts(profile, pages),
    relax: mergeRelax(pages.map(({ page }) => page.relax)),
    extra: profile.joinExtras(pages),
  };
}

/** Sorted lists as one; each keeps its own order, and of equal heads that of the earlier list goes first. */
function mergeLists<R>(lists: readonly (readonly R[])[], compare: (a: R, b: R) => number): R[] {
  const queues = lists.map((list) => ({ list, next: 0 }));
  const merged: R[] = [];
  for (;;) {
    let first: { readonly head: R; readonly queue: { next: number } } | undefined;
    for (const queue of queues) {
      const head = queue.list[queue.next];
      if (head !== undefined && (!first || compare(head, first.head) < 0)) first = { head, queue };
    }
    if (!first) return merged;
    merged.push(first.head);
    first.queue.next += 1;
  }
}

/** All rows of all sources, but no further than any source that lists fewer than it has: what it leaves out may come next. */
function listedOf<T extends SearchTypes>(pages: readonly AnsweredPage<T>[]): number {
  const cut = pages.filter(({ page }) => page.listed < page.total).map(({ page }) => page.listed);
  return Math.min(
    sum(pages, (page) => page.listed),
    ...cut,
  );
}

function sum<T extends SearchTypes>(pages: readonly AnsweredPage<T>[], of: (page: ScoredPage<T>) => number): number {
  return pages.reduce((total, { page }) => total + of(page), 0);
}

/** In the order of the tabs. */
function mergeSorts<T extends SearchTypes>(
  profile: SearchProfile<T>,
  pages: readonly AnsweredPage<T>[],
): MergedPage<T>['sorts'] {
  return profile.sorts.flatMap((sort) => {
    const compare = profile.compareFor(sort);
    const [first] = pages
      .flatMap(({ sourceId, page }) => page.sorts.map((summary) => ({ sourceId, summary })))
      .filter(({ summary }) => summary.sort === sort)
      .sort((a, b) => compare(a.summary, b.summary));
    return first ?? [];
  });
}
type Relax = SharedPage<unknown, unknown>['relax'];

function mergeRelax(lists: readonly Relax[]): Relax {
  const byFilter = new Map<string, Relax[number]>();
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
