/** The HTML of a mail by itself, under a policy that runs nothing and fetches nothing. */
export function mailHtmlAddress(id: string): string {
  return `/dev/mail/${encodeURIComponent(id)}/html`;
}
