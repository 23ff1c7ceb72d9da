import { createOutline, greatCircleKm, type Outline, type Rings } from '#engine/geo';
import { convertMinor } from '#engine/rates';
import type { FareModel, TaxRule } from './model.ts';
import type { PassengerGroup } from './party.ts';
import type { FareLine } from './types.ts';
import type { Cabin } from '#engine/timetable';

/** Where a slice goes: airport codes and countries in order, connections included. */
export interface TaxPath {
  readonly airports: readonly string[];
  readonly countries: readonly string[];
  /** Of the great circle between its ends. */
  readonly km: number;
  /** Degrees of the airports. */
  readonly at: readonly (readonly [lat: number, lon: number])[];
}

/** One rule that applies to a path, with how often and the amount per passenger and time (0 for percentages). */
export interface TaxCharge {
  readonly rule: TaxRule;
  readonly times: number;
  readonly eachMinor: number;
  /** The share of a percentage that is due, 0 to 1; left out: all of it. */
  readonly share?: number;
  /** Not known for the day: written down from memory, or the last known of an earlier time. */
  readonly estimate: boolean;
}

export type FittingCharges = Map<string, readonly TaxCharge[]>;

export interface TaxTable {
  /** `fitting` is kept by the caller for each first and last airport: the charges that can fall due there, by country. */
  chargesOf(path: TaxPath, cabin: Cabin, fitting: FittingCharges): readonly TaxCharge[];
  /** Whether two ways between the same ends can be charged differently wherever they connect. */
  followsWay(fitting: FittingCharges): boolean;
  /** How a connection there is charged: equal words, equal charges but where `followsWay`; empty where no rule in force looks at connections. */
  connectionAs(country: string, airport: string): string;
}

/** The rules in force for a sale day and a travel day, amounts fixed in `currency` by the model's rates. */
export function createTaxTable(model: FareModel, currency: string, saleDay: number, travelDay: number): TaxTable {
  const dayOf = (rule: TaxRule): number => (rule.validBy === 'sale' ? saleDay : travelDay);
  const byCountry = new Map<string, TaxRule[]>();
  const named = new Set<string>();
  for (const rule of model.taxes) {
    const day = dayOf(rule);
    if (day < rule.validFrom || day > rule.validTo) continue;
    for (const airport of [...(rule.airports ?? []), ...(rule.exceptAirports ?? [])]) named.add(airport);
    const rows = byCountry.get(rule.jurisdiction);
    if (rows) rows.push(rule);
    else byCountry.set(rule.jurisdiction, [rule]);
  }
  const known = new Map<TaxRule, number>();
  const eachOf = (rule: TaxRule): number => {
    let each = known.get(rule);
    if (each === undefined) {
      each = rule.amount.kind === 'fixed' ? fixedEach(rule.amount, model, currency) : 0;
      known.set(rule, each);
    }
    return each;
  };
  /** The rules of a country that fit a market, as charges of one time each. */
  const chargesIn = (country: string, path: TaxPath, cabin: Cabin): readonly TaxCharge[] =>
    (byCountry.get(country) ?? [])
      .filter((rule) => ruleFits(rule, country, path, cabin))
      .map((rule) => ({ rule, times: 1, eachMinor: eachOf(rule), estimate: isEstimate(rule, dayOf(rule)) }));
  return {
    followsWay: (fitting) => [...fitting.values()].some((charges) => charges.some(({ rule }) => isOverland(rule))),
    connectionAs(country, airport) {
      const looks = ({ per }: TaxRule): boolean => per !== 'departure' && per !== 'arrival';
      if (!byCountry.get(country)?.some(looks)) return '';
      return named.has(airport) ? `${country} ${airport}` : country;
    },
    chargesOf(path, cabin, fitting) {
      const charges: TaxCharge[] = [];
      for (let at = 0; at < path.countries.length; at += 1) {
        const country = path.countries[at]!;
        if (path.countries.indexOf(country) < at) continue;
        const possible = fitting.get(country) ?? chargesIn(country, path, cabin);
        fitting.set(country, possible);
        for (const charge of possible) {
          const times = Math.min(timesOf(charge.rule, country, path), charge.rule.maxPerSlice ?? Infinity);
          if (times === 0) continue;
          const due = isOverland(charge.rule) ? overlandPart(charge, path) : charge;
          charges.push(times === 1 ? due : { ...due, times });
        }
      }
      return charges;
    },
  };
}

function isOverland({ amount }: TaxRule): boolean {
  return amount.kind === 'percent' && amount.overland !== undefined;
}

/** Shares of legs over a country, by the airports: geometry that every search would ask again. A model is data, so they stand beside it. */
interface Overland {
  readonly outline: Outline;
  readonly legs: Map<string, number>;
}
const OVERLAND = new WeakMap<Rings, Overland>();

function overlandOf({ amount }: TaxRule): Overland {
  const rings = (amount.kind === 'percent' && amount.overland) || [];
  const known = OVERLAND.get(rings) ?? { outline: createOutline(rings), legs: new Map<string, number>() };
  OVERLAND.set(rings, known);
  return known;
}

/** Reckoned over an outline of the land, so an estimate. */
function overlandPart(charge: TaxCharge, path: TaxPath): TaxCharge {
  return { ...charge, share: shareOverland(charge.rule, path), estimate: true };
}

/** The share of a way's legs that lies over the country; legs are great circles, and inside one part of it they count whole. */
function shareOverland(rule: TaxRule, { airports, countries, at }: TaxPath): number {
  const { outline, legs } = overlandOf(rule);
  const shareOf = (index: number): number => {
    const key = `${airports[index - 1]} ${airports[index]}`;
    const share = legs.get(key) ?? outline.shareOver(...at[index - 1]!, ...at[index]!);
    legs.set(key, share);
    return share;
  };
  const part = (index: number): number =>
    countries[index] === rule.jurisdiction ? partOf(rule.parts!.of, airports[index]!) : ABROAD;
  let over = 0;
  let whole = 0;
  for (let index = 1; index < airports.length; index += 1) {
    const km = greatCircleKm(...at[index - 1]!, ...at[index]!);
    const inside = part(index) !== ABROAD && part(index) === part(index - 1);
    over += inside ? km : km * shareOf(index);
    whole += km;
  }
  return whole === 0 ? 0 : over / whole;
}

function isEstimate({ source, knownTo }: TaxRule, day: number): boolean {
  return 'recalled' in source || day > (knownTo ?? Infinity);
}

function fixedEach(amount: { minor: number; currency: string }, model: FareModel, currency: string): number {
  return convertMinor(amount.minor, amount.currency, currency, model.rates);
}

function ruleFits(rule: TaxRule, country: string, path: TaxPath, cabin: Cabin): boolean {
  const first = path.countries[0]!;
  const last = path.countries.at(-1)!;
  const domestic = first === country && last === country;
  if (rule.scope !== 'any' && (rule.scope === 'domestic') !== domestic) return false;
  if (
    rule.parts &&
    (partOf(rule.parts.of, path.airports[0]!) === partOf(rule.parts.of, path.airports.at(-1)!)) !== rule.parts.same
  )
    return false;
  const other = first === country ? last : first;
  if (rule.counterparts && !rule.counterparts.includes(other)) return false;
  if (rule.exceptCounterparts?.includes(other)) return false;
  if (rule.distanceKm && (path.km < rule.distanceKm[0] || path.km >= rule.distanceKm[1])) return false;
  return !rule.cabins || rule.cabins.includes(cabin);
}

/** A part of no country. */
const ABROAD = -2;

function partOf(parts: readonly (readonly string[])[], airport: string): number {
  return parts.findIndex((part) => part.includes(airport));
}

function timesOf(rule: TaxRule, country: string, path: TaxPath): number {
  const here = (index: number): boolean =>
    path.countries[index] === country &&
    (!rule.airports || rule.airports.includes(path.airports[index]!)) &&
    !rule.exceptAirports?.includes(path.airports[index]!);
  const last = path.countries.length - 1;
  if (rule.per === 'departure') return here(0) ? 1 : 0;
  if (rule.per === 'arrival') return here(last) ? 1 : 0;
  let times = 0;
  for (let index = 0; index < last; index += 1) {
    if (!here(index)) continue;
    if (rule.per === 'boarding') times += 1;
    else if (rule.per === 'transfer') times += index > 0 ? 1 : 0;
    else times += path.countries[index + 1] === country ? 1 : 0;
  }
  return times;
}

/** Minor units of one charge for the party; `baseEach` is the base fare per passenger of each group in the same currency. */
export function chargeMinor(charge: TaxCharge, groups: readonly PassengerGroup[], baseEach: readonly number[]): number {
  const { rule } = charge;
  let sum = 0;
  for (let index = 0; index < groups.length; index += 1) {
    const group = groups[index]!;
    if (group.age < (rule.exemptUnderAge ?? 0)) continue;
    if (group.kind === 'infantOnLap' && rule.infantsOnLap === 'exempt') continue;
    const each = rule.amount.kind === 'fixed' ? charge.eachMinor : shareOf(charge, baseEach[index] ?? 0);
    sum += each * charge.times * group.count;
  }
  return sum;
}

function shareOf({ rule, share = 1 }: TaxCharge, baseMinor: number): number {
  if (rule.amount.kind !== 'percent') return 0;
  const exact = (share * baseMinor * rule.amount.permille) / 1000;
  if (rule.rounding === 'up') return Math.ceil(exact);
  return rule.rounding === 'down' ? Math.floor(exact) : Math.floor(exact + 0.5);
}

export function taxLine(charge: TaxCharge, amountMinor: number): FareLine {
  const { code, name, kind, jurisdiction } = charge.rule;
  return { kind, code, name, jurisdiction, amountMinor, ...(charge.estimate && { estimate: true }) };
}
