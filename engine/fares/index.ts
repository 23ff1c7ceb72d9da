export { CHANGE, REFUND } from './types.ts';
export type {
  ConditionFact,
  ConditionMask,
  Emissions,
  FareAsk,
  FareLine,
  FareWorld,
  Inventory,
  PartyAsk,
  PricedSlice,
  PriceKind,
  SliceFare,
} from './types.ts';
export { HAUL_KM } from './model.ts';
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
} from './model.ts';
