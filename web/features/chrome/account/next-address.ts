import type { AuthAnswer } from '#contract/identity';
import { siteAddress } from '#contract/layout';

interface Page {
  /** Path and query that is read. */
  readonly here: string;
  readonly base: string;
}

type Told = Pick<AuthAnswer, 'businessRedirectUrl' | 'loginRedirectUrl'>;

/** What takes the place of the page after a switch: where the server sends this account, [4-05c]; null for the same page anew. */
export function nextAddress({ businessRedirectUrl, loginRedirectUrl }: Told, { here, base }: Page): string | null {
  if (businessRedirectUrl) {
    const mark = businessRedirectUrl.includes('?') ? '&' : '?';
    return `${siteAddress(base, businessRedirectUrl)}${mark}redir=${encodeURIComponent(here)}`;
  }
  if (loginRedirectUrl === undefined || loginRedirectUrl === here) return null;
  return siteAddress(base, loginRedirectUrl) || '/';
}
