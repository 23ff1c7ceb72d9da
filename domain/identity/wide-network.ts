/**
 * All that one customer of a provider may send from: the address of IPv4, and of IPv6 the first 48 bits, since whoever has a /56 or a
 * /48 has up to 65,536 networks that limits know one by one.
 */
export function wideNetwork(ip: string): string {
  return ip.includes(':') ? `${ip.split(':').slice(0, 3).join(':')}::/48` : ip;
}
