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

/** Upper end of a range that has none; an address leaves it out: `price:85000-`. */
export const NO_END = 999_999_999_999;

export function range(key: string, bounds: readonly [number, number] | undefined): string {
  return bounds ? `${key}:${bounds[0]}-${bounds[1] >= NO_END ? '' : bounds[1]}` : '';
}

export function readList(text: string | undefined): string[] | undefined {
  const values = text?.split(',').flatMap((value) => decodeValue(value) ?? []);
  return values && values.length > 0 ? values : undefined;
}

const RANGE = /^(\d{1,12})-(\d{0,12})$/;

/** A range of amounts: whoever gives its ends the other way round means the same. */
export function readRange(text: string | undefined): [number, number] | undefined {
  const found = RANGE.exec(text ?? '');
  if (!found) return undefined;
  const [one, other] = [Number(found[1]), Number(found[2] || NO_END)];
  return one <= other ? [one, other] : [other, one];
}

/** A range of times of day. From 22:00 until 06:00 is no range, and 06:00 until 22:00 is not what was meant. */
export function readTimes(text: string | undefined): [number, number] | undefined {
  return isInverted(text) ? undefined : readRange(text);
}

export function isInverted(text: string | undefined): boolean {
  const found = RANGE.exec(text ?? '');
  return found !== null && Number(found[1]) > Number(found[2] || NO_END);
}

/** How many rows one page shows at most; what comes after them is a page of its own. */
export const MOST_SHOWN = 200;
const MOST_SKIPPED = 1_000_000;

/** `show` and `skip` of an address; what is no such number is the beginning of the list. */
export function readShown(search: URLSearchParams, page: number): { readonly show: number; readonly skip: number } {
  const [show, skip] = [Number(search.get('show') ?? page), Number(search.get('skip') ?? 0)];
  return {
    show: isCount(show) && show >= 1 && show <= MOST_SHOWN ? show : page,
    skip: isCount(skip) && skip <= MOST_SKIPPED ? skip : 0,
  };
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
