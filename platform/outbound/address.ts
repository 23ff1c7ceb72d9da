import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IANA special-purpose registry: what is not reachable on the public internet, or is a door to what is not. */
const CLOSED_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Global unicast is 2000::/3; these parts of it tunnel elsewhere or are for documentation. */
const CLOSED_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed4 = new BlockList();
for (const [net, prefix] of CLOSED_IPV4) closed4.addSubnet(net, prefix, 'ipv4');
const closed6 = new BlockList();
for (const [net, prefix] of CLOSED_IPV6) closed6.addSubnet(net, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is a plain public one. IPv4 inside IPv6 is not: it would hide a private one. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed4.check(address, 'ipv4');
  return isIPv6(address) && global6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}
