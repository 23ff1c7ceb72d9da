/** Countries that issued the documents of an order, by code. Made in loaders: server and browser may spell a name differently. */
export function issuersOf(
  travellers: readonly { readonly document: { readonly issuedBy: string } | null }[],
  locale: string,
): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const codes = travellers.flatMap(({ document }) => document?.issuedBy ?? []);
  return Object.fromEntries(codes.map((code) => [code, names.of(code) ?? code]));
}
