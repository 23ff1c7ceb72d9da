/** What a link of a mail about an account is for. */
export const LINK_PURPOSES = ['confirm', 'reset', 'unlock', 'signIn', 'addEmail', 'secure', 'keep'] as const;

/** The page of the links of mails about accounts: what they do, and what came of it. */
const LINK_PATH = '/s/ident/link';

export function linkAddress(link: string): string {
  return `${LINK_PATH}?link=${encodeURIComponent(link)}`;
}

/** The link whose page a path of this site is; null for any other page. */
export function linkIn(path: string): string | null {
  const [before = '', query = ''] = path.split('?', 2);
  return before.endsWith(LINK_PATH) ? new URLSearchParams(query).get('link') : null;
}
