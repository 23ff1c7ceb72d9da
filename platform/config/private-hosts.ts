import { isPrivateAddress } from './proxies.ts';

/** A name without a dot: of this machine, of a neighbour or of a container. Numbers alone are addresses in disguise. */
const NEIGHBOUR = /^[a-z_][\w-]*$/i;

export function isThisMachine(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
  );
}

/** Whether what is said to a host stays on this machine or in a private network: by its address, or by a name without a dot. */
export function isPrivateHost(hostname: string): boolean {
  return isThisMachine(hostname) || NEIGHBOUR.test(hostname) || isPrivateAddress(hostname.replace(/^\[(.+)\]$/, '$1'));
}
