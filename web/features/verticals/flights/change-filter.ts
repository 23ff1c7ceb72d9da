import { sliceIndex, sliceName } from '#contract/search';
import type { FlightFilters, SliceFilter } from '#contract/search';
import { toggled } from '../../results/filter-fields.ts';
import type { Chosen } from '../../results/listing.ts';

type SliceKey = 'departure' | 'arrival' | 'duration';
type Lists = Pick<FlightFilters, 'stops' | 'carriers'>;

/** The filters after one row of the facet `id` is pressed. */
export function toggleOption(filters: FlightFilters, id: string, value: string): FlightFilters {
  const [side = '', key] = id.split('.');
  if (key === 'from' || key === 'to') {
    const field = key === 'from' ? 'fromAirports' : 'toAirports';
    const at = sliceIndex(side);
    const slice = filters.slices?.[at];
    return withSlice(filters, at, { ...slice, [field]: toggled(slice?.[field], value) });
  }
  if (key === 'stops' || key === 'carriers') return ofSlice(filters, side, (own) => toggledIn(own, key, value));
  if (id === 'stops' || id === 'carriers') return { ...filters, ...toggledIn(filters, id, value) };
  if (id === 'alliances') return { ...filters, alliances: toggled(filters.alliances, value) };
  if (id === 'via') return { ...filters, avoidAirports: toggled(filters.avoidAirports, value) };
  const flags = { tickets: 'oneTicket', refund: 'refundable', change: 'changeable', nightWait: 'noNightWait' } as const;
  const flag = flags[id as keyof typeof flags];
  return flag ? { ...filters, [flag]: filters[flag] ? undefined : true } : filters;
}

/** The filters with only this row of the facet left. */
export function onlyOption(filters: FlightFilters, id: string, value: string): FlightFilters {
  const [side = '', key] = id.split('.');
  if (key === 'stops' || key === 'carriers') return ofSlice(filters, side, () => onlyIn(key, value));
  if (id === 'stops' || id === 'carriers') return { ...filters, ...onlyIn(id, value) };
  if (id === 'alliances') return { ...filters, alliances: [value] };
  return toggleOption(filters, id, value);
}

function toggledIn({ stops, carriers }: Lists, key: keyof Lists, value: string): Lists {
  if (key === 'carriers') return { carriers: toggled(carriers, value) };
  const left = toggled(stops?.map(String), value)?.map(Number);
  return { stops: left?.sort((a, b) => a - b) };
}

function onlyIn(key: keyof Lists, value: string): Lists {
  return key === 'stops' ? { stops: [Number(value)] } : { carriers: [value] };
}

function ofSlice(filters: FlightFilters, side: string, change: (own: SliceFilter) => Lists): FlightFilters {
  const at = sliceIndex(side);
  const own = filters.slices?.[at] ?? {};
  return withSlice(filters, at, { ...own, ...change(own) });
}

/** The filters with the range of facet `id` set; null takes it away. */
export function setRange(filters: FlightFilters, id: string, range: readonly [number, number] | null): FlightFilters {
  const value = range ?? undefined;
  if (id === 'price') return { ...filters, price: value };
  if (id === 'connection') return { ...filters, connectionMinutes: value };
  const [side, key] = id.split('.') as [string, SliceKey];
  const at = sliceIndex(side);
  const slice = filters.slices?.[at];
  if (key === 'duration') return withSlice(filters, at, { ...slice, maxDurationMinutes: value?.[1] });
  return withSlice(filters, at, { ...slice, [key]: value });
}

/** The rows that filters stand for, by facet. */
export function chosenIn(filters: FlightFilters): Chosen {
  return {
    stops: filters.stops,
    carriers: filters.carriers,
    alliances: filters.alliances,
    via: filters.avoidAirports,
    ...Object.fromEntries((filters.slices ?? []).flatMap(chosenOf)),
    tickets: filters.oneTicket ? ['one'] : [],
    refund: filters.refundable ? ['allowed'] : [],
    change: filters.changeable ? ['allowed'] : [],
    nightWait: filters.noNightWait ? ['none'] : [],
  };
}

/** The rows of a slice, by each name that facets may have for it. */
function chosenOf(slice: SliceFilter | undefined, at: number): [string, Chosen[string]][] {
  const names = [sliceName(at, 2), sliceName(at, at + 3)];
  return names.flatMap((name) => [
    [`${name}.from`, slice?.fromAirports],
    [`${name}.to`, slice?.toAirports],
    [`${name}.stops`, slice?.stops],
    [`${name}.carriers`, slice?.carriers],
  ]);
}

function withSlice(filters: FlightFilters, at: number, slice: SliceFilter): FlightFilters {
  const slices = Array.from({ length: Math.max(2, at + 1, filters.slices?.length ?? 0) }, (_, nth) =>
    nth === at ? slice : filters.slices?.[nth],
  );
  return { ...filters, slices };
}
