export { convertSearchUrl } from './convert-search-url.ts';
export { createSearch } from './create-search.ts';
export type { SearchDeps } from './create-search.ts';
export { listDays } from './list-days.ts';
export { listIdeas } from './list-ideas.ts';
export type { IdeaDeps } from './list-ideas.ts';
export { formatFareId, formatOfferId, parseFareId, parseOfferId } from './offer-id.ts';
export type { SearchEnds, SearchPlace, SearchPlaces } from './places.ts';
export type {
  FlightSource,
  ResolvedFlightQuery,
  SortSummary,
  SourceFare,
  SourceOffer,
  SourcePage,
  SourceSearch,
  SourceView,
} from './ports.ts';
export { findOffer, OfferGone, readOffer } from './read-offer.ts';
export { readSearch } from './read-search.ts';
export { createRegistry } from './registry.ts';
export type { Registry, SearchStore, StoredSearch } from './registry.ts';
export { watchSearch } from './watch-search.ts';
export type { NeutralSearch, VerticalCodec } from './verticals/codec.ts';
export { flightsCodec } from './verticals/flights/url-codec.ts';
