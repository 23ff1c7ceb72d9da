import { isIPv4, isIPv6 } from 'node:net';
import { ipv6Groups } from '#platform/config';

/** What this makes of a network of IPv6. */
const NETWORK = /^(?:[\da-f]{1,4}:){4}:\/64$/;

/**
 * The address that asks, as limits, tries and turns know it: one key for all that one customer of a network can send from. Of IPv6
 * that is a /64, of which every customer has at least one. A proxy may write the port behind the address. What is no address at all
 * is one key for all. Applied twice it changes nothing.
 */
export function addressOf(ip: string): string {
  const plain = ip.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/%.*$/, '');
  if (isIPv6(plain)) return networkOf(plain);
  const v4 = plain.replace(/:\d+$/, '');
  return isIPv4(v4) || NETWORK.test(ip) ? v4 : 'unknown';
}

function networkOf(ip: string): string {
  const groups = ipv6Groups(ip);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  const [high = 0, low = 0] = groups.slice(6);
  if (mapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
