import type { FlightFilters, SliceFilter } from '#contract/search';
import { toggled } from '../../results/filter-fields.ts';
import type { Chosen } from '../../results/listing.ts';

type SliceKey = 'departure' | 'arrival' | 'duration' | 'from' | 'to';

/** The filters after one row of the facet `id` is pressed. */
export function toggleOption(filters: FlightFilters, id: string, value: string): FlightFilters {
  const [side, key] = id.split('.');
  if ((side === 'out' || side === 'back') && (key === 'from' || key === 'to')) {
    const field = key === 'from' ? 'fromAirports' : 'toAirports';
    const slice = sliceOf(filters, side);
    return withSlice(filters, side, { ...slice, [field]: toggled(slice?.[field], value) });
  }
  if (id === 'stops') {
    const stops = toggled(filters.stops?.map(String), value)?.map(Number);
    return { ...filters, stops: stops?.sort((a, b) => a - b) };
  }
  if (id === 'carriers' || id === 'alliances') return { ...filters, [id]: toggled(filters[id], value) };
  if (id === 'via') return { ...filters, avoidAirports: toggled(filters.avoidAirports, value) };
  const flags = { tickets: 'oneTicket', refund: 'refundable', change: 'changeable', nightWait: 'noNightWait' } as const;
  const flag = flags[id as keyof typeof flags];
  return flag ? { ...filters, [flag]: filters[flag] ? undefined : true } : filters;
}

/** The filters with only this row of the facet left. */
export function onlyOption(filters: FlightFilters, id: string, value: string): FlightFilters {
  if (id === 'stops') return { ...filters, stops: [Number(value)] };
  if (id === 'carriers' || id === 'alliances') return { ...filters, [id]: [value] };
  return toggleOption(filters, id, value);
}

/** The filters with the range of facet `id` set; null takes it away. */
export function setRange(filters: FlightFilters, id: string, range: readonly [number, number] | null): FlightFilters {
  const value = range ?? undefined;
  if (id === 'price') return { ...filters, price: value };
  if (id === 'connection') return { ...filters, connectionMinutes: value };
  const [side, key] = id.split('.') as ['out' | 'back', SliceKey];
  const slice = sliceOf(filters, side);
  if (key === 'duration') return withSlice(filters, side, { ...slice, maxDurationMinutes: value?.[1] });
  return withSlice(filters, side, { ...slice, [key]: value });
}

/** The rows that filters stand for, by facet. */
export function chosenIn(filters: FlightFilters): Chosen {
  const [out, back] = filters.slices ?? [];
  return {
    stops: filters.stops,
    carriers: filters.carriers,
    alliances: filters.alliances,
    via: filters.avoidAirports,
    'out.from': out?.fromAirports,
    'out.to': out?.toAirports,
    'back.from': back?.fromAirports,
    'back.to': back?.toAirports,
    tickets: filters.oneTicket ? ['one'] : [],
    refund: filters.refundable ? ['allowed'] : [],
    change: filters.changeable ? ['allowed'] : [],
    nightWait: filters.noNightWait ? ['none'] : [],
  };
}

function sliceOf(filters: FlightFilters, side: 'out' | 'back'): SliceFilter | undefined {
  return filters.slices?.[side === 'out' ? 0 : 1];
}

function withSlice(filters: FlightFilters, side: 'out' | 'back', slice: SliceFilter): FlightFilters {
  const [out, back] = filters.slices ?? [];
  return { ...filters, slices: side === 'out' ? [slice, back] : [out, slice] };
}
