export * as search from './calls.ts';
export { bagsSchema, cabinSchema, flightQuerySchema, passengersSchema, sortSchema } from './query.ts';
export type { Bags, Cabin, FlightFilters, FlightQuery, Passengers, SliceFilter, Sort } from './query.ts';
export { fareSchema, offerSchema, priceLineSchema, priceSchema, sliceSchema } from './offer.ts';
export type { Fare, Offer, Price, PriceLine, Segment, Slice } from './offer.ts';
export type { BestFormula, Certificate, Facet, OfferDetail, SearchResults, Source } from './results.ts';
export { formatFilters, parseFilters } from './filters.ts';
export {
  DEFAULT_BAGS,
  formatBags,
  formatFlightAddress,
  formatFlightPath,
  formatFlightSearch,
  formatOfferAddress,
  PAGE_SIZE,
  parseBags,
  parseFlightAddress,
  parseOfferAddress,
} from './url.ts';
export type { FlightAddress } from './url.ts';
export type { Idea } from './ideas.ts';
