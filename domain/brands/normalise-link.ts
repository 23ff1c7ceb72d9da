const STANDS = /^(https?:|\/\/www|\/|#)/i;

/** A link as it can stand in a page, [5-11]: an address without scheme gets one or a leading slash. */
export function normaliseLink(url: string, protocol: string): string {
  const link = url.trim();
  if (STANDS.test(link)) return link;
  return /^www\./i.test(link) ? `${protocol}//${link}` : `/${link}`;
}
