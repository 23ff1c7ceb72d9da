export { openOffers } from './open.ts';
export { SORTS } from './types.ts';
export type {
  ChainStep,
  OfferCertificate,
  OfferDetail,
  OfferFacet,
  OfferFare,
  OfferFilters,
  OfferLimits,
  OfferRow,
  OfferScan,
  OfferSearch,
  OfferSearchInput,
  OfferSlice,
  OfferStep,
  OrderFigures,
  OfferView,
  SliceFilter,
  Sort,
  SortWinner,
  ViewAsk,
} from './types.ts';
