import { isIPv4, isIPv6 } from 'node:net';

/** Addresses of one family from `first` to `last`, both of them in it, as numbers. */
interface Range {
  readonly family: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
}

/** What Fastify knows by name; none of them is on the public internet. */
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);
const PRIVATE = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
].flatMap((text) => rangeOf(text) ?? []);
/**
 * As many public addresses as no network of proxies has, and a part of everybody's: a /8 of IPv4, a /16 of IPv6. What the largest
 * of them publish is less than a quarter of that.
 */
const MOST: Readonly<Record<Range['family'], bigint>> = { 4: 1n << 24n, 6: 1n << 112n };

/** Whether this names a proxy: an address, a network as `10.0.0.0/24`, or `loopback`, `linklocal`, `uniquelocal`. */
export function namesProxy(text: string): boolean {
  return NAMED.has(text) || rangeOf(text) !== null;
}

/** Whether proxies named so are a part of the public internet, all ranges together: then readers are believed as well. */
export function trustsThePublic(proxies: readonly string[]): boolean {
  const ranges = merged(proxies.flatMap((text) => rangeOf(text) ?? []));
  return ([4, 6] as const).some((family) => {
    const own = ranges.filter((range) => range.family === family);
    const inside = own.flatMap((range) => PRIVATE.map((other) => common(range, other)));
    const all = own.map(({ first, last }) => last - first + 1n);
    return sum(all) - sum(inside) >= MOST[family];
  });
}

/** Whether this is one address that the public internet does not know. */
export function isPrivateAddress(text: string): boolean {
  const range = text.includes('/') ? null : rangeOf(text);
  return range !== null && PRIVATE.some((other) => common(range, other) > 0n);
}

/** Null for what is no address and no network. */
function rangeOf(text: string): Range | null {
  const [, address = '', length] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const isV4 = isIPv4(address);
  if (!isV4 && !isIPv6(address)) return null;
  const bits = isV4 ? 32 : 128;
  const prefix = length === undefined ? bits : Number(length);
  if (prefix > bits) return null;
  const groups = isV4 ? address.split('.').map(Number) : ipv6Groups(address);
  const number = groups.reduce((all, group) => (all << (isV4 ? 8n : 16n)) | BigInt(group), 0n);
  const size = 1n << BigInt(bits - prefix);
  const first = (number / size) * size;
  // Readers by IPv4 come with such addresses to a socket of IPv6.
  if (!isV4 && prefix >= 96 && number >> 32n === 0xffffn)
    return { family: 4, first: first & 0xffff_ffffn, last: (first & 0xffff_ffffn) + size - 1n };
  return { family: isV4 ? 4 : 6, first, last: first + size - 1n };
}

/** The same addresses, each once. */
function merged(ranges: readonly Range[]): readonly Range[] {
  const found: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.family - b.family || (a.first < b.first ? -1 : 1))) {
    const before = found.at(-1);
    if (before?.family !== range.family || before.last < range.first) found.push(range);
    else if (before.last < range.last) found[found.length - 1] = { ...before, last: range.last };
  }
  return found;
}

/** How many addresses two ranges share. */
function common(a: Range, b: Range): bigint {
  const first = a.first > b.first ? a.first : b.first;
  const last = a.last < b.last ? a.last : b.last;
  return a.family === b.family && first <= last ? last - first + 1n : 0n;
}

function sum(numbers: readonly bigint[]): bigint {
  return numbers.reduce((all, each) => all + each, 0n);
}

/** The eight groups of an IPv6 address, in any of its ways of writing. */
export function ipv6Groups(ip: string): number[] {
  const canonical = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}
