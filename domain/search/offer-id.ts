/** Names an offer inside one search: `{search}.{source}.{key}`. Opaque to everybody else; keys may hold dots. */
export interface OfferRef {
  readonly searchId: string;
  readonly sourceId: string;
  readonly key: string;
}

export function formatOfferId({ searchId, sourceId, key }: OfferRef): string {
  return `${searchId}.${sourceId}.${key}`;
}

export function parseOfferId(id: string): OfferRef | undefined {
  const [searchId, sourceId, ...key] = id.split('.');
  return searchId && sourceId && key.length > 0 ? { searchId, sourceId, key: key.join('.') } : undefined;
}

/** A fare of an offer: `{offer}!{fare}`. */
export function formatFareId(offerId: string, fareKey: string): string {
  return `${offerId}!${fareKey}`;
}

export function parseFareId(id: string): { offerId: string; fareKey: string } | undefined {
  const at = id.lastIndexOf('!');
  return at > 0 ? { offerId: id.slice(0, at), fareKey: id.slice(at + 1) } : undefined;
}
