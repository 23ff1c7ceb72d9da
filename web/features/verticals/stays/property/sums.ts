import type { Money } from '#contract/core';
import type { Price, PriceLine, RoomOffer, StayCancellation } from '#contract/search';

type Step = StayCancellation['steps'][number];

export interface ChosenPrice {
  readonly total: Money;
  readonly now: Money;
  readonly there: Money;
  /** In which currencies the part at the property will be asked for. */
  readonly asked: readonly Money[];
  readonly rates: Price['rates'];
  /** A local tax may be asked for that is in none of them. */
  readonly incomplete: boolean;
}

/** What several rooms cost together, to the minor unit. */
export function sumPrices(rooms: readonly Pick<RoomOffer, 'price'>[]): ChosenPrice {
  const prices = rooms.map(({ price }) => price);
  const currency = prices[0]?.total.currency ?? '';
  const total = prices.reduce((sum, price) => sum + price.total.amountMinor, 0);
  const there = prices.reduce((sum, { atProperty }) => sum + (atProperty?.amount.amountMinor ?? 0), 0);
  const asked = new Map<string, number>();
  for (const money of prices.flatMap(({ atProperty }) => atProperty?.asked ?? []))
    asked.set(money.currency, (asked.get(money.currency) ?? 0) + money.amountMinor);
  const rates = prices.find((price) => price.rates)?.rates ?? null;
  return {
    total: { amountMinor: total, currency },
    now: { amountMinor: total - there, currency },
    there: { amountMinor: there, currency },
    asked: [...asked].map(([code, amountMinor]) => ({ amountMinor, currency: code })),
    rates: rates && { ...rates, filedIn: [...new Set(prices.flatMap((price) => price.rates?.filedIn ?? []))] },
    incomplete: prices.some((price) => price.incomplete),
  };
}

/** A line of the rooms together, with the room that it is for where it is one's own. */
export interface ChosenLine extends PriceLine {
  readonly rooms: readonly number[];
}

/** Charges that several rooms have in common are one line; the rooms themselves stay apart, and before what is levied on them. */
export function joinLines(rooms: readonly Pick<RoomOffer, 'price'>[]): ChosenLine[] {
  const joined = new Map<string, ChosenLine>();
  for (const [at, { price }] of rooms.entries()) {
    for (const line of price.lines) {
      const { kind, code, name, jurisdiction, due, included } = line;
      const id = JSON.stringify([kind, code, name, jurisdiction, due, included, code === 'room' && at]);
      const known = joined.get(id);
      const amountMinor = line.amountMinor + (known?.amountMinor ?? 0);
      const { estimate } = known?.estimate ? known : line;
      joined.set(id, { ...line, amountMinor, ...(estimate && { estimate }), rooms: [...(known?.rooms ?? []), at] });
    }
  }
  const all = [...joined.values()];
  return [...all.filter(({ kind }) => kind === 'base'), ...all.filter(({ kind }) => kind !== 'base')];
}

/** Several rooms cancelled together: a step ends where one of any room does. */
export function joinCancellations(parts: readonly StayCancellation[]): StayCancellation | undefined {
  const [first, ...more] = parts;
  if (!first || more.length === 0) return first;
  const bounds = [...new Set(parts.flatMap(({ steps }) => steps.flatMap(({ until }) => until ?? [])))].sort();
  const at = ({ steps }: StayCancellation, until: string | null): Step | undefined =>
    steps.find((step) => step.until === null || (until !== null && step.until >= until));
  const sum = (read: (part: StayCancellation) => Money | undefined): Money => ({
    amountMinor: parts.reduce((all, part) => all + (read(part)?.amountMinor ?? 0), 0),
    currency: first.noShow.currency,
  });
  const free = parts.map(({ freeUntil }) => freeUntil);
  return {
    steps: [...bounds, null].map((until) => ({
      until,
      kept: sum((part) => at(part, until)?.kept),
      back: sum((part) => at(part, until)?.back),
    })),
    freeUntil:
      free.reduce((least, each) => (least === null || each === null ? null : least < each ? least : each)) ?? null,
    noShow: sum(({ noShow }) => noShow),
  };
}
