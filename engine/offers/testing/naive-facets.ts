import type { OfferFacet, OfferFilters, SliceFilter } from '../types.ts';
import { naivePasses, type NaiveOffer } from './naive.ts';

type Product = (filters: OfferFilters) => readonly NaiveOffer[];
interface Found {
  readonly count: number;
  readonly fromMinor: number | null;
}

function found(offers: readonly NaiveOffer[]): Found {
  const fromMinor = offers.reduce((least, offer) => Math.min(least, offer.totalMinor), Infinity);
  return { count: offers.length, fromMinor: offers.length > 0 ? fromMinor : null };
}

/** What the contract says of one option: offers that pass every other filter and this option alone of its group. */
export function naiveOption(product: Product, filters: OfferFilters, id: string, value: string): Found {
  const asked = withOption(filters, id, value);
  const offers = product(asked).filter((offer) => naivePasses(offer, asked));
  return found(id === 'via' ? offers.filter((offer) => offer.waits.some((wait) => wait.airport === value)) : offers);
}

/** An option alone of its group beside all other asks. */
export function withOption(filters: OfferFilters, id: string, value: string): OfferFilters {
  switch (id) {
    case 'stops':
      return { ...filters, stops: [Number(value)] };
    case 'carriers':
      return { ...filters, carriers: [value] };
    case 'alliances':
      return { ...filters, alliances: [value] };
    case 'via':
      return { ...filters, avoidAirports: undefined };
    case 'nightWait':
      return { ...filters, noNightWait: true };
    case 'refund':
      return { ...filters, refundable: true };
    case 'change':
      return { ...filters, changeable: true };
    case 'tickets':
      return { ...filters, oneTicket: true };
    default:
      return withOwn(filters, id, ownOption(id.split('.')[1]!, value));
  }
}

function ownOption(of: string, value: string): SliceFilter {
  if (of === 'stops') return { stops: [Number(value)] };
  if (of === 'carriers') return { carriers: [value] };
  return of === 'from' ? { fromAirports: [value] } : { toAirports: [value] };
}

function withOwn(filters: OfferFilters, id: string, own: SliceFilter): OfferFilters {
  const at = sliceOf(id);
  const slices = Array.from(
    { length: Math.max(2, at + 1, filters.slices?.length ?? 0) },
    (_, nth) => filters.slices?.[nth],
  );
  slices[at] = { ...slices[at], ...own };
  return { ...filters, slices };
}

/** Position of the slice that a facet of one slice is about. */
export function sliceOf(id: string): number {
  const [name = ''] = id.split('.');
  return name.startsWith('leg') ? Number(name.slice(3)) - 1 : name === 'back' ? 1 : 0;
}

type Range = Extract<OfferFacet, { kind: 'range' }>;

/** The histogram of a range facet from the full product, by its own scale. */
export function naiveHistogram(product: Product, filters: OfferFilters, facet: Range): number[] {
  const asked = withoutAsk(filters, facet.id);
  const counts = facet.histogram.map(() => 0);
  for (const offer of product(asked)) {
    if (!naivePasses(offer, asked)) continue;
    const value = valueOf(offer, facet.id);
    if (value === undefined) continue;
    const width = facet.max - facet.min;
    const step = width === 0 ? 0 : Math.floor(((value - facet.min) * counts.length) / width);
    counts[Math.min(counts.length - 1, step)]! += 1;
  }
  return counts;
}

/** The lowest and the highest total that is sold under every filter but the price; 0 and 0 for none. */
export function naivePrices(product: Product, filters: OfferFilters): [number, number] {
  const asked = withoutAsk(filters, 'price');
  const totals = product(asked)
    .filter((offer) => naivePasses(offer, asked))
    .map((offer) => offer.totalMinor);
  return totals.length > 0 ? [Math.min(...totals), Math.max(...totals)] : [0, 0];
}

export function withoutAsk(filters: OfferFilters, id: string): OfferFilters {
  if (id === 'price') return { ...filters, price: undefined };
  if (id === 'connection') return { ...filters, connectionMinutes: undefined };
  const name = id.split('.')[1] === 'duration' ? 'maxDurationMinutes' : id.split('.')[1]!;
  return withOwn(filters, id, { [name]: undefined });
}

function valueOf(offer: NaiveOffer, id: string): number | undefined {
  if (id === 'price') return offer.totalMinor;
  if (id === 'connection') {
    return offer.waits.length === 0 ? undefined : Math.max(...offer.waits.map((wait) => wait.minutes));
  }
  const slice = offer.slices[id.startsWith('out.') ? 0 : 1]!;
  if (id.endsWith('departure')) return slice.departure;
  return id.endsWith('arrival') ? slice.arrival : slice.duration;
}
