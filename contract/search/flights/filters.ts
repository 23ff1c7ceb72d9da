import { defined, isCount, isInverted, list, range, readAsks, readList, readRange, readTimes } from '../filter-text.ts';
import { MOST_SLICES, type FlightFilters, type SliceFilter } from './query.ts';

/**
 * Filters as one readable text, the same in page addresses and calls: `stops:0,1;carriers:X-NRD;out.departure:360-720`.
 * Keys are the facet ids. Values are escaped; what cannot be read is dropped, so that an old address still works.
 */
export function formatFilters(filters: FlightFilters): string {
  const parts: string[] = [
    list('stops', filters.stops?.map(String)),
    list('carriers', filters.carriers),
    list('alliances', filters.alliances),
    range('price', filters.price),
    ...formatSlices(filters.slices ?? []),
    range('connection', filters.connectionMinutes),
    list('via', filters.avoidAirports),
    filters.oneTicket ? 'tickets:one' : '',
    filters.refundable ? 'refund:allowed' : '',
    filters.changeable ? 'change:allowed' : '',
    filters.noNightWait ? 'nightWait:none' : '',
  ];
  return parts.filter(Boolean).join(';');
}

/** Reads what `formatFilters` wrote. Total: never throws. */
export function parseFilters(fs: string): FlightFilters {
  const asks = readAsks(fs);
  const slices = parseSlices(asks);
  return defined({
    stops: readStops(asks.get('stops')),
    carriers: readList(asks.get('carriers')),
    alliances: readList(asks.get('alliances')),
    price: readRange(asks.get('price')),
    slices: slices.length > 0 ? slices : undefined,
    connectionMinutes: readRange(asks.get('connection')),
    avoidAirports: readList(asks.get('via')),
    oneTicket: asks.get('tickets') === 'one' || undefined,
    refundable: asks.get('refund') === 'allowed' || undefined,
    changeable: asks.get('change') === 'allowed' || undefined,
    noNightWait: asks.get('nightWait') === 'none' || undefined,
  } satisfies Record<keyof FlightFilters, unknown>);
}

function readStops(text: string | undefined): number[] | undefined {
  const stops = readList(text)?.map(Number).filter(isCount);
  return stops && stops.length > 0 ? stops : undefined;
}

/** What a slice is called: of a return, and of a journey of more. */
const SIDES = ['out', 'back'] as const;
const LEGS = Array.from({ length: MOST_SLICES }, (_, at) => `leg${at + 1}`);

/** What facets and filters call a slice: `out` and `back` of a return, `leg1` to `leg6` of a longer journey. */
export function sliceName(at: number, slices: number): string {
  return (slices <= SIDES.length && SIDES[at]) || `leg${at + 1}`;
}

export function sliceIndex(name: string): number {
  return name.startsWith('leg')
    ? Number(name.slice(3)) - 1
    : Math.max(
        0,
        SIDES.findIndex((side) => side === name),
      );
}

/** Facet ids of the times of day that end before they begin: `parseFilters` cannot read them. */
export function invertedTimes(fs: string): string[] {
  const asks = readAsks(fs);
  const ids = [...SIDES, ...LEGS].flatMap((side) => [`${side}.departure`, `${side}.arrival`]);
  return ids.filter((id) => isInverted(asks.get(id)));
}

function formatSlices(slices: readonly (SliceFilter | undefined)[]): string[] {
  const names: readonly string[] = slices.length > SIDES.length ? LEGS : SIDES;
  return names.flatMap((name, at) => formatSlice(name, slices[at]));
}

/** Up to the last one that something is asked of. */
function parseSlices(asks: ReadonlyMap<string, string>): (SliceFilter | undefined)[] {
  const slices = LEGS.map((leg, at) => {
    const side = SIDES[at];
    const slice = { ...(side && parseSlice(side, asks)), ...parseSlice(leg, asks) };
    return Object.keys(slice).length > 0 ? slice : undefined;
  });
  return slices.slice(0, slices.findLastIndex((slice) => slice !== undefined) + 1);
}

function formatSlice(side: string, filter: SliceFilter | undefined): string[] {
  if (!filter) return [];
  return [
    range(`${side}.departure`, filter.departure),
    range(`${side}.arrival`, filter.arrival),
    filter.maxDurationMinutes === undefined ? '' : `${side}.duration:${filter.maxDurationMinutes}`,
    list(`${side}.from`, filter.fromAirports),
    list(`${side}.to`, filter.toAirports),
    list(`${side}.stops`, filter.stops?.map(String)),
    list(`${side}.carriers`, filter.carriers),
  ];
}

function parseSlice(side: string, asks: ReadonlyMap<string, string>): SliceFilter | undefined {
  const duration = asks.get(`${side}.duration`);
  const filter = defined<SliceFilter>({
    departure: readTimes(asks.get(`${side}.departure`)),
    arrival: readTimes(asks.get(`${side}.arrival`)),
    maxDurationMinutes: duration && isCount(Number(duration)) ? Number(duration) : undefined,
    fromAirports: readList(asks.get(`${side}.from`)),
    toAirports: readList(asks.get(`${side}.to`)),
    stops: readStops(asks.get(`${side}.stops`)),
    carriers: readList(asks.get(`${side}.carriers`)),
  } satisfies Record<keyof SliceFilter, unknown>);
  return Object.keys(filter).length > 0 ? filter : undefined;
}
