export { joinBest } from './join.ts';
export type { JoinAsk, JoinedPair, JoinKeys, JoinSide } from './join.ts';
export { priceSlice } from './price-slice.ts';
export { convertMinor } from './rates.ts';
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
  CurrencyRate,
  DemandModel,
  FareFamily,
  FareModel,
  FareStructure,
  PassengerRules,
  RateTable,
  TaxAmount,
  TaxRule,
  TaxSource,
} from './model.ts';
