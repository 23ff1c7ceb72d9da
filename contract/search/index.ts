export * as search from './calls.ts';
export {
  bagsSchema,
  cabinSchema,
  choosePlaces,
  flightQuerySchema,
  listPlaces,
  MOST_PLACES,
  passengersSchema,
  sortSchema,
} from './query.ts';
export type { Bags, Cabin, FlightFilters, FlightQuery, Passengers, PlaceChoice, SliceFilter, Sort } from './query.ts';
export { callingPointSchema, fareSchema, offerSchema, priceLineSchema, priceSchema, sliceSchema } from './offer.ts';
export type { Fare, Offer, Price, PriceLine, Segment, Slice } from './offer.ts';
export type { BestFormula, Certificate, Ends, Facet, OfferDetail, SearchResults, Source } from './results.ts';
export { formatFilters, parseFilters } from './filters.ts';
export {
  DEFAULT_BAGS,
  FLEX_DAYS,
  formatBags,
  formatFlightAddress,
  formatFlightPath,
  formatFlightSearch,
  formatOfferAddress,
  PAGE_SIZE,
  parseBags,
  parseFlex,
  parseFlightAddress,
  parseOfferAddress,
} from './url.ts';
export type { FlightAddress } from './url.ts';
export type { Day } from './days.ts';
export type { Idea } from './ideas.ts';
