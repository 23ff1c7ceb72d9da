import type { Condition, Money } from '#contract/core';
import type { Fare, FlightOffer, Passengers, Price } from '#contract/search';
import type { ConditionFact, FareLine, FareModel, SliceFare } from '#engine/fares';

type Bags = Fare['bags'];

/** Shared by every price of one search. */
export interface Pricing {
  readonly currency: string;
  readonly model: FareModel;
  readonly passengers: Passengers;
}

export function money(pricing: Pricing, amountMinor: number): Money {
  return { amountMinor, currency: pricing.currency };
}

/** Seated passengers: those the price per person is divided by. */
export function seated({ adults, children, infantsInSeat }: Passengers): number {
  return Math.max(1, adults + children.length + infantsInSeat);
}

export function showPrice(
  pricing: Pricing,
  totalMinor: number,
  lines: readonly FareLine[],
  fares: readonly SliceFare[],
): Price {
  const { model, currency } = pricing;
  const filedIn = [...new Set(fares.map((fare) => fare.filedIn))].filter((code) => code !== currency);
  return {
    total: money(pricing, totalMinor),
    perPerson: money(pricing, Math.ceil(totalMinor / seated(pricing.passengers))),
    lines: lines.map(({ kind, code, name, jurisdiction, amountMinor }) => ({
      kind,
      code,
      name,
      ...(jurisdiction === undefined ? {} : { jurisdiction }),
      amountMinor,
      currency,
    })),
    rates: filedIn.length === 0 ? null : { id: model.rates.id, date: model.rates.date, filedIn },
  };
}

/** What the fares of all slices have in common: the fewest bags and the strictest conditions. */
export function showFare(pricing: Pricing, fares: readonly SliceFare[], tickets: number): FlightOffer['fare'] {
  return {
    family: [...new Set(fares.map((fare) => fare.family.code))].join('~'),
    familyName: [...new Set(fares.map((fare) => fare.family.name))].join(' + '),
    bookingClasses: fares.map((fare) => [...fare.bookingClasses]),
    bags: showBags(pricing, fares),
    conditions: {
      refund: showCondition(
        pricing,
        fares.map((fare) => fare.refund),
        tickets,
      ),
      change: showCondition(
        pricing,
        fares.map((fare) => fare.change),
        tickets,
      ),
    },
  };
}

function showBags(pricing: Pricing, fares: readonly SliceFare[]): Bags {
  const fewest = (list: readonly Bags['cabin'][]): Bags['cabin'] => ({
    pieces: Math.min(...list.map((allowance) => allowance.pieces)),
    weightKg: least(list.map((allowance) => allowance.weightKg)),
  });
  return {
    cabin: fewest(fares.map((fare) => fare.bags.cabin)),
    checked: fewest(fares.map((fare) => fare.bags.checked)),
    checkedFrom: dearest(
      pricing,
      fares.map((fare) => fare.bags.checkedFromMinor),
    ),
    cabinFrom: dearest(
      pricing,
      fares.map((fare) => fare.bags.cabinFromMinor),
    ),
  };
}

function least(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** A price that holds on every slice; null as soon as one slice does not sell it. */
export function dearest(pricing: Pricing, values: readonly (number | null)[]): Money | null {
  const known = values.filter((value) => value !== null);
  return known.length < values.length || known.length === 0 ? null : money(pricing, Math.max(...known));
}

const STRICTNESS = ['allowed', 'unknown', 'not_allowed'] as const;

/** On one ticket the dearer fee is asked once, on two tickets each its own. */
export function showCondition(pricing: Pricing, facts: readonly ConditionFact[], tickets: number): Condition {
  const status = STRICTNESS[Math.max(...facts.map((fact) => STRICTNESS.indexOf(fact.status)))]!;
  if (status !== 'allowed') return { status, fee: null, untilHoursBefore: null };
  const fees = facts.map((fact) => fact.feeMinor ?? 0);
  const fee = tickets === 2 ? fees.reduce((a, b) => a + b, 0) : Math.max(...fees);
  const limits = facts.flatMap((fact) => fact.untilHoursBefore ?? []);
  return {
    status,
    fee: fee === 0 ? null : money(pricing, fee),
    untilHoursBefore: limits.length === 0 ? null : Math.max(...limits),
  };
}
