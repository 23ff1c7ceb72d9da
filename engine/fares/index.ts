export { classLimits } from './classes.ts';
export type { ClassLimit, SoldByClass } from './classes.ts';
export { bestPair } from './best-pair.ts';
export { joinBest } from './join.ts';
export type { JoinAsk, JoinedPair, JoinKeys, JoinSide, JoinTime } from './join.ts';
export { priceClasses } from './price-classes.ts';
export type { PriceClasses } from './price-classes.ts';
export { NO_AIRPORT } from './columns.ts';
export { priceSlice } from './price-slice.ts';
export { hash3 } from './demand.ts';
export type {
  BagKind,
  ConditionFact,
  ConditionMask,
  Emissions,
  FareAsk,
  FareKind,
  FareLine,
  FareWorld,
  Inventory,
  PartyAsk,
  PricedBags,
  PricedCells,
  PricedSlice,
  PriceKind,
  SliceFare,
} from './types.ts';
export type {
  BagAllowance,
  BagPrices,
  BagSale,
  BookingClass,
  ConditionRule,
  DemandModel,
  DomesticRules,
  FareFamily,
  FareVoid,
  FareModel,
  FareStructure,
  PassengerRules,
  TaxAmount,
  TaxRule,
  TaxSource,
} from './model.ts';
