import { advanceClass } from './classes.ts';
import { haulOf } from './haul.ts';
import { groupParty, seatedCount, type PassengerGroup } from './party.ts';
import { converter, rateOf } from '#engine/rates';
import { chargeMinor, createTaxTable, type FittingCharges, type TaxCharge, type TaxTable } from './taxes.ts';
import type { FareFamily, FareModel, FareStructure } from './model.ts';
import type { BagKind, FareAsk, FareWorld } from './types.ts';
import { airportDistanceKm, CABINS } from '#engine/timetable';

/** One slice of an ask with everything worked out once that is the same for all its itineraries. */
export interface Pricer {
  readonly world: FareWorld;
  readonly ask: FareAsk;
  readonly day: number;
  readonly leadDays: number;
  /** Days between the first departure and the last; 0 for one way. */
  readonly stayDays: number;
  readonly groups: readonly PassengerGroup[];
  readonly seats: number;
  /** Price level per timetable carrier under the contracts of the ask, permille of the curve. */
  readonly level: ArrayLike<number>;
  /** 0 economy .. 3 first. */
  readonly cabin: number;
  /** First class that advance purchase allows, per structure row. */
  readonly firstRank: readonly number[];
  readonly taxes: TaxTable;
  /** By market (first and last airport): quotes by carrier, class and shape, and demand by carrier. */
  readonly markets: Map<number, Market>;
}

/** What is known of one first and last airport; keys are small whole numbers, so that maps stay quick. */
export interface Market {
  readonly quotes: Map<number, CaseQuotes>;
  readonly demand: Map<number, number>;
  readonly charges: FittingCharges;
  readonly filing: Filing;
}

/** How fares from an airport are filed. */
export interface Filing {
  readonly currency: string;
  /** Minor units in one of the currency, and what a whole unit of the model's base currency is worth in millionths. */
  readonly minorPerUnit: number;
  readonly microPerBase: number;
  /** Amounts are rounded up to whole multiples of this. */
  readonly unit: number;
  /** Minor units in one of the model's base currency. */
  readonly minorPerBase: number;
  readonly fromBase: (minor: number) => number;
  readonly toAsked: (minor: number) => number;
}

/** All families of a fare case before the charges of its path. */
export interface CaseQuotes {
  readonly families: readonly FamilyQuote[];
  /** Cheapest base plus bags per kind and mask, index kind * 4 + mask; NaN where none. */
  readonly totals: Float64Array;
  readonly ranks: Int8Array;
}

export interface FamilyQuote {
  readonly family: FareFamily;
  readonly rank: number;
  readonly oneWay: BaseFare;
  readonly halfReturn: BaseFare;
  readonly bags: BoughtBags;
}

/** What decides the price of a slice, besides the ask. `rank` is the cheapest class open on every leg of the asked cabin. */
export interface FareCase {
  readonly path: PricedPath;
  readonly carrier: number;
  readonly rank: number;
  /** Operating carriers beyond the first. */
  readonly extraCarriers: number;
}

/** Airports of a slice in order with the charges that fall due on it; shared by all ways that are charged alike. */
export interface PricedPath {
  /** The first and the last are those of every such way, the ones between stand for others with the same charges. */
  readonly airports: readonly number[];
  readonly km: number;
  readonly charges: readonly TaxCharge[];
  /** Sum of the charges of a fixed amount for the party. */
  readonly fixedMinor: number;
  /** Those that are a share of the base fare. */
  readonly shares: readonly TaxCharge[];
  readonly market: Market;
  /** With other connections it would be charged otherwise, even where `TaxTable.connectionAs` says the same of them. */
  readonly byWay: boolean;
  /** Of no other path of the slice. */
  readonly number: number;
}

export interface BaseFare {
  /** Rank of the class really used: a half return may need a dearer class than a one-way. */
  readonly rank: number;
  /** Per passenger of each group, asked currency. */
  readonly each: readonly number[];
  readonly totalMinor: number;
}

/** What the bags beyond a family's allowance cost the party. */
export interface BoughtBags {
  readonly checkedMinor: number;
  readonly cabinMinor: number;
}

export function createPricer(world: FareWorld, ask: FareAsk, slice: number): Pricer {
  const day = ask.days[slice] ?? 0;
  const leadDays = day - ask.saleDay;
  return {
    world,
    ask,
    day,
    leadDays,
    stayDays: (ask.days.at(-1) ?? 0) - (ask.days[0] ?? 0),
    groups: groupParty(ask.party),
    seats: seatedCount(ask.party),
    level: levelUnder(world.model, ask.contracts ?? []),
    cabin: CABINS.indexOf(ask.cabin),
    firstRank: world.model.structures.map((structure) => advanceClass(structure.classes[ask.cabin], leadDays)),
    taxes: createTaxTable(world.model, ask.currency, ask.saleDay, day),
    markets: new Map(),
  };
}

function levelUnder({ carrierLevel, contracts }: FareModel, codes: readonly string[]): ArrayLike<number> {
  const agreed = codes.map((code) => contracts?.get(code)).filter((each) => each !== undefined);
  if (agreed.length === 0) return carrierLevel;
  return Float64Array.from(carrierLevel, (level, carrier) => {
    return (level * Math.min(1000, ...agreed.map((permille) => permille[carrier] ?? 1000))) / 1000;
  });
}

/** Whether a carrier sells under a contract of the ask. */
export function isAgreed({ level, world }: Pricer, carrier: number): boolean {
  return level[carrier] !== world.model.carrierLevel[carrier];
}

export function structureOf(pricer: Pricer, carrier: number): FareStructure {
  const { model } = pricer.world;
  return model.structures[model.carrierStructure[carrier] ?? 0]!;
}

function filingOf(pricer: Pricer, from: number): Filing {
  const { rates, baseCurrency, filing, filingUnit } = pricer.world.model;
  const currency = filing.get(countryOf(pricer, from)) ?? baseCurrency;
  const { exponent, microPerBase } = rateOf(currency, rates);
  const minorPerUnit = 10 ** exponent;
  return {
    currency,
    minorPerUnit,
    microPerBase,
    unit: filingUnit.get(currency) ?? minorPerUnit,
    minorPerBase: 10 ** rateOf(baseCurrency, rates).exponent,
    fromBase: converter(baseCurrency, currency, rates),
    toAsked: converter(currency, pricer.ask.currency, rates),
  };
}

function countryOf(pricer: Pricer, airport: number): string {
  const { airports } = pricer.world.timetable;
  return airports.countryCode[airports.country[airport] ?? 0] ?? '';
}

export function pathOf(pricer: Pricer, rows: readonly number[], number: number): PricedPath {
  const { airports } = pricer.world.timetable;
  const at = rows.map((row) => [airports.lat[row]!, airports.lon[row]!] as const);
  const km = airportDistanceKm(pricer.world.timetable, rows[0]!, rows.at(-1)!);
  const codes = rows.map((row) => airports.code[row]!);
  const countries = rows.map((row) => countryOf(pricer, row));
  const market = marketOf(pricer, rows);
  const charges = pricer.taxes.chargesOf({ airports: codes, countries, km, at }, pricer.ask.cabin, market.charges);
  let fixedMinor = 0;
  for (const charge of charges) {
    if (charge.rule.amount.kind === 'fixed') fixedMinor += chargeMinor(charge, pricer.groups, []);
  }
  const shares = charges.filter((charge) => charge.rule.amount.kind === 'percent');
  const byWay = pricer.taxes.followsWay(market.charges);
  return { airports: rows, km, charges, fixedMinor, shares, market, byWay, number };
}

/** How a connection at an airport is charged; see `TaxTable`. */
export function chargedAs(pricer: Pricer, airport: number): string {
  return pricer.taxes.connectionAs(countryOf(pricer, airport), pricer.world.timetable.airports.code[airport]!);
}

/** Prices of the pieces that a family's passenger can buy, the first first, each in the asked currency. */
export function bagPrices(pricer: Pricer, fare: FareCase, family: FareFamily, kind: BagKind): readonly number[] {
  if (kind === 'cabin' && family.bags.cabin.pieces > 0) return [];
  const haul = haulOf(fare.path.km);
  const { unit, fromBase, toAsked } = fare.path.market.filing;
  const { byPiece } = structureOf(pricer, fare.carrier).bags[kind];
  return byPiece.map((byHaul) => toAsked(Math.ceil(fromBase(byHaul[haul]!) / unit) * unit));
}

/** Pieces asked for that a family does not include. */
export function piecesBought({ ask }: Pick<Pricer, 'ask'>, family: FareFamily, kind: BagKind): number {
  return Math.max(0, ask.bags[kind] - family.bags[kind].pieces);
}

/** Null when the carrier does not sell enough bags. */
export function bagsBought(pricer: Pricer, fare: FareCase, family: FareFamily): BoughtBags | null {
  const cabinMinor = boughtMinor(pricer, fare, family, 'cabin');
  const checkedMinor = boughtMinor(pricer, fare, family, 'checked');
  return cabinMinor === null || checkedMinor === null ? null : { cabinMinor, checkedMinor };
}

function boughtMinor(pricer: Pricer, fare: FareCase, family: FareFamily, kind: BagKind): number | null {
  const pieces = piecesBought(pricer, family, kind);
  if (pieces === 0) return 0;
  const prices = bagPrices(pricer, fare, family, kind);
  if (prices.length < pieces) return null;
  return pricer.seats * prices.slice(0, pieces).reduce((sum, price) => sum + price, 0);
}

/** Party total of one family: base, bags and every charge. Equals the sum of its lines. */
export function totalMinor(pricer: Pricer, fare: FareCase, base: BaseFare, bags: BoughtBags): number {
  let total = base.totalMinor + bags.checkedMinor + bags.cabinMinor + fare.path.fixedMinor;
  for (const charge of fare.path.shares) total += chargeMinor(charge, pricer.groups, base.each);
  return total;
}

function marketOf(pricer: Pricer, rows: readonly number[]): Market {
  const key = rows[0]! * 65_536 + rows.at(-1)!;
  let market = pricer.markets.get(key);
  if (!market) {
    const filing = filingOf(pricer, rows[0]!);
    market = { quotes: new Map(), demand: new Map(), charges: new Map(), filing };
    pricer.markets.set(key, market);
  }
  return market;
}

/** What tells fare cases of one path or market apart, as a small whole number. */
export function shapeKey({ path, carrier, rank, extraCarriers }: FareCase): number {
  const stops = Math.min(2, path.airports.length - 2);
  return ((carrier * 32 + rank) * 4 + extraCarriers) * 4 + stops;
}
