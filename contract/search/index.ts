export * as search from './calls.ts';
export * as searchShapes from './shapes.ts';
export { EXAMPLE_SEARCH, searchStarts } from './starts.ts';
export {
  bagsSchema,
  cabinSchema,
  choosePlaces,
  flightQuerySchema,
  listPlaces,
  MOST_PLACES,
  MOST_SLICES,
  passengersSchema,
  flightSortSchema,
} from './flights/query.ts';
export type {
  Bags,
  Cabin,
  FlightFilters,
  FlightQuery,
  Passengers,
  PlaceChoice,
  SliceFilter,
  FlightSort,
} from './flights/query.ts';
export { cancelStepSchema } from './cancel-step.ts';
export { placeOfSaleSchema, voidWindowSchema } from './void-window.ts';
export type { PlaceOfSale, VoidWindow } from './void-window.ts';
export { holdMinutesSchema } from './hold-minutes.ts';
export type { CancelStep } from './cancel-step.ts';
export { priceLineSchema, priceSchema } from './price.ts';
export type { Price, PriceLine } from './price.ts';
export { isExtraLine } from './extra-lines.ts';
export { withoutExtras } from './without-extras.ts';
export { BAG_KINDS, bagTermsOf, boughtBagsMinor, nextBagPrice } from './flights/bag-counts.ts';
export { piecesToBuy } from './flights/pieces-to-buy.ts';
export { bagKindSchema, pricedBagsSchema, sliceBagTermsSchema } from './flights/bags.ts';
export type { BagKind, BagTerms, PricedBags, SliceBags, SliceBagTerms } from './flights/bags.ts';
export { callingPointSchema, fareSchema, flightOfferSchema, sliceSchema } from './flights/offer.ts';
export type { Fare, FlightOffer, FlightReturns, Seat, Segment, Slice } from './flights/offer.ts';
export { isNumbered } from './flights/ways.ts';
export { airportOf, cityAndAirport } from './flights/airport-name.ts';
export { flightNumber } from './flights/flight-number.ts';
export type { ChosenSlices } from './flights/ways.ts';
export type { BestFormula, Certificate, Ends, FlightDetail, FlightResults } from './flights/results.ts';
export type { Facet } from './facets.ts';
export type { Spoken } from './spoken.ts';
export type { Source } from './sources.ts';
export type { PublishedVerdict } from './verdict.ts';
export { detailOf, resultsOf } from './answers.ts';
export type { SearchDetail, SearchResults } from './answers.ts';
export { MOST_SHOWN, NO_END } from './filter-text.ts';
export { formatFilters, invertedTimes, parseFilters, sliceIndex, sliceName } from './flights/filters.ts';
export { formatFlightForm, legField } from './flights/form.ts';
export { legsOf, parseParty, partyPath, routePath } from './flights/url.ts';
export {
  choosingFields,
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
} from './flights/url.ts';
export type { FlightAddress, FlightLeg } from './flights/url.ts';
export type { Day } from './flights/days.ts';
export type { NearbyAirport } from './flights/nearby.ts';
export type { Idea } from './flights/ideas.ts';
export { formatStayFilters, parseStayFilters } from './stays/filters.ts';
export { BOARDS, stayQuerySchema } from './stays/query.ts';
export type { Board, MapBox, RoomNeed, StayFilters, StayPlace, StayQuery, StaySort } from './stays/query.ts';
export type { StayNight } from './stays/nights.ts';
export { commonChargeName } from './charge-name.ts';
export { atStake, mostLost } from './stays/at-stake.ts';
export type { Property, RatePlan, RoomOffer, RoomType, StayCancellation, StayOffer } from './stays/offer.ts';
export type { RecommendedFormula, StayArea, StayCertificate, StayDetail, StayResults } from './stays/results.ts';
export {
  formatNightsAddress,
  formatPropertyAddress,
  formatStayAddress,
  formatStayPath,
  formatStayPlace,
  formatStaySearch,
  parseNightsAddress,
  parsePropertyAddress,
  parseStayAddress,
  parseStayPlace,
} from './stays/url.ts';
export type { StayAddress } from './stays/url.ts';
export { propertySchema, ratePlanSchema, roomTypeSchema, stayCancellationSchema } from './stays/offer.ts';
export { roomNeedSchema } from './stays/query.ts';
export {
  formatCompareAddress,
  formatCompared,
  MOST_COMPARED,
  parseCompareAddress,
  parseCompared,
} from './stays/compare-url.ts';
