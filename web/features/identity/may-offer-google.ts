import type { Facts } from '../../facts.ts';

/** On the front door, to who is nobody yet and agreed to what is functional: Google hears of the visit. */
export function mayOfferGoogle({ base, chrome, consent }: Facts, pathname: string): boolean {
  const { allowed, providers } = chrome.signIn;
  const asked = allowed && providers?.includes('google') && consent?.includes('functional');
  return Boolean(asked) && pathname.replace(/\/$/, '') === base;
}
