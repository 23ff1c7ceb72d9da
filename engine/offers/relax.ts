import type { OfferFilters, OfferView } from './types.ts';

/** For an empty list: each filter in force removed alone, by facet id, most offers first. */
export function relaxations(
  filters: OfferFilters,
  count: (filters: OfferFilters) => { total: number; fromMinor: number },
): OfferView['relax'] {
  return withoutOne(filters)
    .map(({ filter, fewer }) => {
      const { total, fromMinor } = count(fewer);
      return { filter, count: total, fromMinor: total > 0 ? fromMinor : null };
    })
    .sort((left, right) => right.count - left.count);
}

const IDS = {
  stops: 'stops',
  carriers: 'carriers',
  alliances: 'alliances',
  price: 'price',
  connectionMinutes: 'connection',
  avoidAirports: 'via',
  refundable: 'refund',
  changeable: 'change',
  oneTicket: 'tickets',
  noNightWait: 'nightWait',
} as const;

const SLICE_IDS = {
  departure: 'departure',
  arrival: 'arrival',
  maxDurationMinutes: 'duration',
  fromAirports: 'from',
  toAirports: 'to',
} as const;

function withoutOne(filters: OfferFilters): { filter: string; fewer: OfferFilters }[] {
  const found: { filter: string; fewer: OfferFilters }[] = [];
  for (const [name, filter] of Object.entries(IDS)) {
    if (filters[name as keyof typeof IDS]) found.push({ filter, fewer: { ...filters, [name]: undefined } });
  }
  for (const [at, own] of (filters.slices ?? []).entries()) {
    for (const [name, id] of Object.entries(SLICE_IDS)) {
      if (own?.[name as keyof typeof SLICE_IDS] === undefined) continue;
      const slices = filters.slices!.map((slice, index) => (index === at ? { ...slice, [name]: undefined } : slice));
      found.push({ filter: `${at === 0 ? 'out' : 'back'}.${id}`, fewer: { ...filters, slices } });
    }
  }
  return found;
}
