export { STAY_SORTS } from './ask.ts';
export type {
  LatLon,
  MapBox,
  NightsChoice,
  RoomNeed,
  StayAsk,
  StayFilters,
  StayLimits,
  StayMapAsk,
  StayPick,
  StaySort,
  StayStock,
  StayViewAsk,
  StayWhere,
} from './ask.ts';
export { cheapestNights } from './cheapest.ts';
export { StayError } from './errors.ts';
export { findProperty, findRoom, readProperty, readRoom } from './facts.ts';
export { INDEPENDENT } from './failures.ts';
export { decodeStays, encodeStays } from './file.ts';
export type {
  BedKind,
  Board,
  CancellationFee,
  CancellationInput,
  CancellationStep,
  CurrencyInput,
  DayException,
  PropertyInput,
  RatePlanInput,
  RestrictionInput,
  RoomInput,
  StayTaxRule,
  StayWorld,
  StayWorldInput,
} from './input.ts';
export { unitsForSale } from './nights.ts';
export { openStays } from './open.ts';
export { packStays } from './pack.ts';
export { findReady } from './ready.ts';
export type { ReadyProperties } from './ready.ts';
export type { StaySnapshot } from './snapshot.ts';
export { createStayStock } from './stock.ts';
export type { StayOverlay, TakenUnits } from './stock.ts';
export { OBSTACLES } from './types.ts';
export type {
  CheapestNight,
  Money,
  NightObstacle,
  Obstacle,
  StayCancellation,
  StayCancellationStep,
  StayCertificate,
  StayDetail,
  StayLine,
  StayMap,
  StayPlan,
  StayPrice,
  StayProperty,
  StayQuote,
  StayRoom,
  StayRoomOffer,
  StayRow,
  StaySearch,
  StayView,
  StayWinner,
} from './types.ts';
