import type { RoomNeed, StayAsk } from '../ask.ts';
import type { PropertyInput, RatePlanInput, RoomInput, StayTaxRule } from '../input.ts';
import type { TestWorld } from './world.ts';

/** A fraction of whole numbers. */
function half(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

function round(numerator: bigint, denominator: bigint, rounding: StayTaxRule['rounding']): bigint {
  if (rounding === 'half_up') return half(numerator, denominator);
  return rounding === 'down' ? numerator / denominator : (numerator + denominator - 1n) / denominator;
}

function convert(amount: bigint, from: string, to: string, { currencies }: StayAsk['rates']): bigint {
  if (from === to) return amount;
  const scale = (code: string): bigint => {
    const { exponent, microPerBase } = currencies.get(code)!;
    return BigInt(microPerBase) * 10n ** BigInt(exponent);
  };
  return half(amount * scale(to), scale(from));
}

/** Price of the room for each night, in the property's currency, by the formula as the README says it. */
export function naiveNights(
  world: TestWorld,
  ask: StayAsk,
  property: PropertyInput,
  room: RoomInput,
  plan: RatePlanInput,
  { adults, childAges }: RoomNeed,
): bigint[] {
  const paying = childAges.filter((age) => age >= room.freeUnderAge).length;
  const adultPermille = adults === 1 ? room.singlePermille : 1000 + (adults - 2) * room.extraAdultPermille;
  const guests = BigInt(adultPermille + paying * room.childPermille);
  const ofPlan = BigInt(plan.pricePermille);
  const step = BigInt(world.currencies[property.currency]!.stepMinor);
  return Array.from({ length: ask.nights }, (_, night) => {
    const day = ask.arrival + night;
    const said = (room.exceptions ?? []).findLast(
      (each) =>
        each.day === day - world.firstDay &&
        each.priceMinor !== undefined &&
        (each.ratePlan === undefined || each.ratePlan === plan.key),
    );
    if (said) {
      const price = half(BigInt(said.priceMinor!) * guests, 1000n);
      return said.ratePlan === undefined ? half(price * ofPlan, 1000n) : price;
    }
    const date = new Date(day * 86_400_000);
    const leapDay = (Date.UTC(2028, date.getUTCMonth(), date.getUTCDate()) - Date.UTC(2028, 0, 1)) / 86_400_000;
    const lead = world.leads[property.lead]!;
    const factor = half(
      BigInt(world.seasons[property.season]![leapDay]!) *
        BigInt(world.weekdays[property.weekday]![(date.getUTCDay() + 6) % 7]!) *
        BigInt(lead[Math.min(lead.length - 1, Math.max(0, day - ask.saleDay))]!),
      1000n,
    );
    const base = half(half(BigInt(room.baseMinor) * guests, 1000n) * ofPlan, 1000n);
    const price = step * half(base * factor, 1_000_000n * step);
    return price === 0n && base > 0n ? step : price;
  });
}

/** What one room costs the ask with everything that must be paid. */
export function naiveTotal(
  world: TestWorld,
  ask: StayAsk,
  property: PropertyInput,
  room: RoomInput,
  plan: RatePlanInput,
  need: RoomNeed,
): number {
  const own = world.currencies[property.currency]!.code;
  const nights = naiveNights(world, ask, property, room, plan, need);
  const paying = need.childAges.filter((age) => age >= room.freeUnderAge).length;
  const board = BigInt(need.adults * plan.boardPerAdultMinor + paying * plan.boardPerChildMinor);
  const rules = world.taxSets[property.taxSet]!.map((row) => world.taxes[row]!).filter(({ stars }) => {
    return !stars || (property.stars >= stars[0] && property.stars <= stars[1]);
  });
  const shown = (amount: bigint, currency: string): bigint => convert(amount, currency, ask.currency, ask.rates);
  const sum = (list: readonly bigint[]): bigint => list.reduce((all, each) => all + each, 0n);
  let total = shown(sum(nights), own) + shown(board * BigInt(ask.nights), own);
  let percentages = 0n;
  for (const rule of rules) {
    const held = holdsOn(rule, ask).filter((night) => inBand(rules, rule, ask, need, nights, night, own));
    if (held.length === 0) continue;
    if (rule.per === 'percent') {
      const amount = percentOf(rules, rule, ask, held, nights, board, percentages);
      percentages += amount;
      if (!rule.included) total += shown(amount, own);
    } else if (!rule.included) {
      const persons = need.adults + need.childAges.filter((age) => age >= (rule.exemptUnderAge ?? 0)).length;
      const { underAge, amount: less } = rule.reduced ?? { underAge: 0, amount: rule.amount };
      const some = need.childAges.filter((age) => age >= (rule.exemptUnderAge ?? 0) && age < underAge).length;
      const each = (persons - some) * rule.amount + some * less;
      const amounts = {
        person_night: each * held.length,
        room_night: rule.amount * held.length,
        person_stay: each,
        room_stay: rule.amount,
      };
      total += shown(BigInt(amounts[rule.per]), rule.currency ?? own);
    }
  }
  return Number(total);
}

function holdsOn(
  { validFrom, validTo, season, maxNights, afterNights }: StayTaxRule,
  { arrival, nights }: StayAsk,
): number[] {
  return Array.from({ length: nights }, (_, night) => night).filter((night) => {
    const day = arrival + night;
    const [, month = '', date = ''] = new Date(day * 86_400_000).toISOString().slice(0, 10).split('-');
    const at = Number(month + date);
    const [from, to] = season ?? [101, 1231];
    const within = from <= to ? from <= at && at <= to : from <= at || at <= to;
    return night >= (afterNights ?? 0) && night < (maxNights ?? 30) && validFrom <= day && day <= validTo && within;
  });
}

/** Millionths that a net price grows by with every included percentage of a night: of the room, of the board. */
function included(
  rules: readonly StayTaxRule[],
  ask: StayAsk,
  night: number,
  what: 'room' | 'board',
  until?: StayTaxRule,
): [bigint, bigint] {
  let gross = 1_000_000n;
  let own = 0n;
  for (const rule of rules) {
    if (rule.per !== 'percent' || !rule.included || !holdsOn(rule, ask).includes(night)) continue;
    if (what === 'board' && rule.base === 'room') continue;
    // A compound rate is that of the rule's first night.
    const first = holdsOn(rule, ask)[0]!;
    const base = rule.base === 'with_taxes' ? grossBefore(rules, rule, ask, first, what) : 1_000_000n;
    const part = half(base * BigInt(rule.amount), 1_000_000n);
    if (rule === until) own = part;
    gross += part;
  }
  return [gross, own];
}

function grossBefore(
  rules: readonly StayTaxRule[],
  rule: StayTaxRule,
  ask: StayAsk,
  night: number,
  what: 'room' | 'board',
): bigint {
  return included(rules.slice(0, rules.indexOf(rule)), ask, night, what)[0];
}

function percentOf(
  rules: readonly StayTaxRule[],
  rule: StayTaxRule,
  ask: StayAsk,
  held: readonly number[],
  nights: readonly bigint[],
  board: bigint,
  percentages: bigint,
): bigint {
  const runs = (what: 'room' | 'board', each: (price: bigint, gross: bigint, own: bigint) => bigint): bigint => {
    let [all, run] = [0n, 0n];
    held.forEach((night, at) => {
      run += what === 'room' ? nights[night]! : board;
      const [gross, own] = included(rules, ask, night, what, rule);
      const next = held[at + 1];
      if (next !== undefined && included(rules, ask, next, what)[0] === gross) return;
      all += each(run, gross, own);
      run = 0n;
    });
    return all;
  };
  if (rule.included) {
    const part = (price: bigint, gross: bigint, own: bigint): bigint => round(price * own, gross, rule.rounding);
    return runs('room', part) + (rule.base === 'room' ? 0n : runs('board', part));
  }
  const net = (price: bigint, gross: bigint): bigint => half(price * 1_000_000n, gross);
  const base = runs('room', net) + (rule.base === 'room' ? 0n : runs('board', net));
  const all = base + (rule.base === 'with_taxes' ? percentages : 0n);
  return round(all * BigInt(rule.amount), 1_000_000n, rule.rounding);
}

function inBand(
  rules: readonly StayTaxRule[],
  { priceBand, per, currency }: StayTaxRule,
  ask: StayAsk,
  { adults, childAges }: RoomNeed,
  nights: readonly bigint[],
  night: number,
  own: string,
): boolean {
  if (!priceBand) return true;
  const persons = per === 'person_night' || per === 'person_stay' ? adults + childAges.length : 1;
  const net = half(nights[night]! * 1_000_000n, included(rules, ask, night, 'room')[0]);
  const price = convert(net, own, currency ?? own, ask.rates);
  return price >= BigInt(priceBand[0] * persons) && price < BigInt(priceBand[1] * persons);
}
