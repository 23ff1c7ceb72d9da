import { sliceName } from './slice-name.ts';
import type { OfferFilters } from './types.ts';

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
  stops: 'stops',
  carriers: 'carriers',
} as const;

/** Each filter in force removed alone, by facet id. */
export function withoutOne(filters: OfferFilters, sliceCount = 2): { filter: string; fewer: OfferFilters }[] {
  const found: { filter: string; fewer: OfferFilters }[] = [];
  for (const [name, filter] of Object.entries(IDS)) {
    if (filters[name as keyof typeof IDS]) found.push({ filter, fewer: { ...filters, [name]: undefined } });
  }
  for (const [at, own] of (filters.slices ?? []).entries()) {
    for (const [name, id] of Object.entries(SLICE_IDS)) {
      if (own?.[name as keyof typeof SLICE_IDS] === undefined) continue;
      const slices = filters.slices!.map((slice, index) => (index === at ? { ...slice, [name]: undefined } : slice));
      found.push({ filter: `${sliceName(at, sliceCount)}.${id}`, fewer: { ...filters, slices } });
    }
  }
  return found;
}
