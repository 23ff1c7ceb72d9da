export { bestPair } from './best-pair.ts';
export { joinBest } from './join.ts';
export type { JoinAsk, JoinedPair, JoinKeys, JoinSide, JoinTime } from './join.ts';
export { priceClasses } from './price-classes.ts';
export type { PriceClasses } from './price-classes.ts';
export { NO_AIRPORT } from './columns.ts';
export { priceSlice } from './price-slice.ts';
export { hash3 } from './demand.ts';
export type {
  ConditionFact,
  ConditionMask,
  Emissions,
  FareAsk,
  FareKind,
  FareLine,
  FareWorld,
  Inventory,
  PartyAsk,
  PricedCells,
  PricedSlice,
  PriceKind,
  SliceFare,
} from './types.ts';
export type {
  BagAllowance,
  BagPrices,
  BestWeights,
  BookingClass,
  ConditionRule,
  DemandModel,
  FareFamily,
  FareModel,
  FareStructure,
  PassengerRules,
  TaxAmount,
  TaxRule,
  TaxSource,
} from './model.ts';
