/** Filters as one readable text: `stops:0,1;carriers:X-NRD`. Keys are facet ids, values are escaped. */
export function readAsks(fs: string): ReadonlyMap<string, string> {
  const asks = new Map<string, string>();
  for (const part of fs.split(';')) {
    const at = part.indexOf(':');
    if (at > 0) asks.set(part.slice(0, at), part.slice(at + 1));
  }
  return asks;
}

export function list(key: string, values: readonly string[] | undefined): string {
  return values && values.length > 0 ? `${key}:${values.map(encodeValue).join(',')}` : '';
}

export function range(key: string, bounds: readonly [number, number] | undefined): string {
  return bounds ? `${key}:${bounds[0]}-${bounds[1]}` : '';
}

export function readList(text: string | undefined): string[] | undefined {
  const values = text?.split(',').flatMap((value) => decodeValue(value) ?? []);
  return values && values.length > 0 ? values : undefined;
}

export function readRange(text: string | undefined): [number, number] | undefined {
  const found = text && /^(\d{1,12})-(\d{1,12})$/.exec(text);
  if (!found) return undefined;
  const [low, high] = [Number(found[1]), Number(found[2])];
  return low <= high ? [low, high] : undefined;
}

export function isCount(value: number): boolean {
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

export function defined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
