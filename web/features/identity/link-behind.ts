import { type Api, isApiError } from '#contract/core';
import { identity, linkIn, type MailLink } from '#contract/identity';

/** The link of a mail whose page a reader comes from and goes back to; null where that is another page. */
export async function linkBehind(api: Api, redir: string): Promise<MailLink | null> {
  const link = linkIn(redir);
  if (link === null) return null;
  try {
    return await api(identity.readLink, { link });
  } catch (error) {
    if (!isApiError(error) || error.status >= 500 || error.status === 0) throw error;
    return null;
  }
}
