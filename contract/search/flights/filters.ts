import type { FlightFilters, SliceFilter } from './query.ts';

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
    ...SIDES.flatMap((side, i) => formatSlice(side, filters.slices?.[i])),
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
  const asks = new Map<string, string>();
  for (const part of fs.split(';')) {
    const at = part.indexOf(':');
    if (at > 0) asks.set(part.slice(0, at), part.slice(at + 1));
  }
  const stops = readList(asks.get('stops'))?.map(Number).filter(isCount);
  const slices = SIDES.map((side) => parseSlice(side, asks));
  return defined({
    stops: stops && stops.length > 0 ? stops : undefined,
    carriers: readList(asks.get('carriers')),
    alliances: readList(asks.get('alliances')),
    price: readRange(asks.get('price')),
    slices: slices[1] ? slices : slices[0] ? [slices[0]] : undefined,
    connectionMinutes: readRange(asks.get('connection')),
    avoidAirports: readList(asks.get('via')),
    oneTicket: asks.get('tickets') === 'one' || undefined,
    refundable: asks.get('refund') === 'allowed' || undefined,
    changeable: asks.get('change') === 'allowed' || undefined,
    noNightWait: asks.get('nightWait') === 'none' || undefined,
  });
}

const SIDES = ['out', 'back'] as const;

function formatSlice(side: string, filter: SliceFilter | undefined): string[] {
  if (!filter) return [];
  return [
    range(`${side}.departure`, filter.departure),
    range(`${side}.arrival`, filter.arrival),
    filter.maxDurationMinutes === undefined ? '' : `${side}.duration:${filter.maxDurationMinutes}`,
    list(`${side}.from`, filter.fromAirports),
    list(`${side}.to`, filter.toAirports),
  ];
}

function parseSlice(side: string, asks: ReadonlyMap<string, string>): SliceFilter | undefined {
  const duration = asks.get(`${side}.duration`);
  const filter = defined<SliceFilter>({
    departure: readRange(asks.get(`${side}.departure`)),
    arrival: readRange(asks.get(`${side}.arrival`)),
    maxDurationMinutes: duration && isCount(Number(duration)) ? Number(duration) : undefined,
    fromAirports: readList(asks.get(`${side}.from`)),
    toAirports: readList(asks.get(`${side}.to`)),
  });
  return Object.keys(filter).length > 0 ? filter : undefined;
}

function list(key: string, values: readonly string[] | undefined): string {
  return values && values.length > 0 ? `${key}:${values.map(encodeValue).join(',')}` : '';
}

function range(key: string, bounds: readonly [number, number] | undefined): string {
  return bounds ? `${key}:${bounds[0]}-${bounds[1]}` : '';
}

function readList(text: string | undefined): string[] | undefined {
  const values = text?.split(',').flatMap((value) => decodeValue(value) ?? []);
  return values && values.length > 0 ? values : undefined;
}

function readRange(text: string | undefined): [number, number] | undefined {
  const found = text && /^(\d{1,12})-(\d{1,12})$/.exec(text);
  if (!found) return undefined;
  const [low, high] = [Number(found[1]), Number(found[2])];
  return low <= high ? [low, high] : undefined;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

function encodeValue(value: string): string {
  return encodeURIComponent(value);
}

function decodeValue(value: string): string | undefined {
  try {
    return decodeURIComponent(value) || undefined;
  } catch {
    return undefined;
  }
}

function defined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
