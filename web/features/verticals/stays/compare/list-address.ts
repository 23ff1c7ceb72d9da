import { formatCompared, formatStayAddress } from '#contract/search';
import type { StayAddress } from '#contract/search';

/** The list of a search with these places chosen in it. */
export function listAddress(address: StayAddress, keys: readonly string[]): string {
  return keys.length === 0 ? formatStayAddress(address) : withChosen(formatStayAddress(address), keys);
}

/** An address of this site that says who is chosen, and nothing else new. */
export function withChosen(href: string, keys: readonly string[]): string {
  const bare = href.replace(/([?&])with=[^&#]*&?/, '$1').replace(/[?&](?=#|$)/, '');
  if (keys.length === 0) return bare;
  const [before = '', ...hash] = bare.split('#');
  return [`${before}${before.includes('?') ? '&' : '?'}${formatCompared(keys)}`, ...hash].join('#');
}
