import { eachOf, type Condition, type Money } from '#contract/core';
import type { BagKind, FlightOffer, Passengers, Price, SliceBags } from '#contract/search';
import type { ConditionFact, FareLine, FareModel, PricedBags, SliceFare } from '#engine/fares';

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
  const total = money(pricing, totalMinor);
  return {
    total,
    perPerson: eachOf(total, seated(pricing.passengers)),
    lines: lines.map(({ kind, code, name, jurisdiction, amountMinor, estimate }) => ({
      kind,
      code,
      name,
      ...(jurisdiction === undefined ? {} : { jurisdiction }),
      amountMinor,
      currency,
      ...(estimate && { estimate }),
    })),
    rates: filedIn.length === 0 ? null : { id: model.rates.id, date: model.rates.date, filedIn },
  };
}

/** What the fares of all slices have in common: the strictest conditions; bags are told slice by slice. */
export function showFare(pricing: Pricing, fares: readonly SliceFare[], tickets: number): FlightOffer['fare'] {
  return {
    ...(fares.some(({ contract }) => contract) && { audience: 'contract' }),
    family: fares.map((fare) => fare.family.code).join('~'),
    familyName: [...new Set(fares.map((fare) => fare.family.name))].join(' + '),
    bookingClasses: fares.map((fare) => [...fare.bookingClasses]),
    bags: fares.map((fare) => showBags(pricing, fare)),
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

function showBags(pricing: Pricing, { bags }: SliceFare): SliceBags {
  const shown = ({ included, asked, bought, sold: { weightKg, pricesMinor } }: PricedBags): SliceBags[BagKind] => ({
    included,
    asked,
    bought,
    sold: { weightKg, prices: pricesMinor.map((minor) => money(pricing, minor)) },
  });
  return { cabin: shown(bags.cabin), checked: shown(bags.checked) };
}

/** A price that holds on every slice; null as soon as one slice does not sell it. */
export function dearest(pricing: Pricing, values: readonly (number | null)[]): Money | null {
  const known = values.filter((value) => value !== null);
  return known.length < values.length || known.length === 0 ? null : money(pricing, Math.max(...known));
}

const STRICTNESS = ['allowed', 'unknown', 'not_allowed'] as const;

/** On one ticket the dearest fee is asked once, on several each its own. */
export function showCondition(pricing: Pricing, facts: readonly ConditionFact[], tickets: number): Condition {
  const status = STRICTNESS[Math.max(...facts.map((fact) => STRICTNESS.indexOf(fact.status)))]!;
  if (status !== 'allowed') return { status, fee: null, untilHoursBefore: null };
  const fees = facts.map((fact) => fact.feeMinor ?? 0);
  const fee = tickets > 1 ? fees.reduce((a, b) => a + b, 0) : Math.max(...fees);
  const limits = facts.flatMap((fact) => fact.untilHoursBefore ?? []);
  return {
    status,
    fee: fee === 0 ? null : money(pricing, fee),
    untilHoursBefore: limits.length === 0 ? null : Math.max(...limits),
  };
}
