import type { Condition } from '#contract/core';
import type { CancelStep, PriceLine, Segment, VoidWindow } from '#contract/search';
import { type Refund, toldSteps } from '../refund-steps.ts';
import { DAY_VOID, voidEnd, voidWindowAt } from '../void-window.ts';

const hourMs = 3_600_000;

/** All that a refund of flights depends on. */
export interface RefundTerms {
  readonly lines: readonly Pick<PriceLine, 'kind' | 'amountMinor' | 'currency'>[];
  readonly refund: Condition;
  /** How many pay the fee. */
  readonly seated: number;
  readonly departure: Pick<Segment['departure'], 'instant' | 'zone'> | undefined;
  readonly bookedAt: Date;
  /** As it was told; what was sold before anything was told of it has the rule of the house. */
  readonly voidWindow?: VoidWindow | null | undefined;
}

/** The one place that says what flights give back: fares in the search, quotes, orders and cancellations all ask here. */
export function refundLadder(terms: RefundTerms): Refund[] {
  const departure = new Date(terms.departure?.instant ?? 0);
  const steps: Refund[] = [];
  const window = windowOf(terms, departure);
  const free = window && earlier(voidEnd(window, terms.bookedAt), departure);
  if (window && free && free > terms.bookedAt) steps.push({ ...full(terms, free), window });
  const { status, fee, untilHoursBefore } = terms.refund;
  if (status === 'allowed') {
    const until = new Date(departure.getTime() - (untilHoursBefore ?? 0) * hourMs);
    if (!free || until > free) steps.push(lessFee(terms, until, (fee?.amountMinor ?? 0) * terms.seated));
  }
  const last = steps.at(-1)?.until;
  if (!last || last < departure) steps.push(taxesOnly(terms, departure));
  return [...steps, nothing(terms)];
}

function windowOf({ voidWindow, bookedAt }: RefundTerms, departure: Date): VoidWindow | null {
  return voidWindow === undefined ? voidWindowAt([DAY_VOID], departure, bookedAt, undefined) : voidWindow;
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

/** The ladder for people, by the clocks of the first departure; the last step has no end. */
export function refundSteps(terms: RefundTerms): CancelStep[] {
  return toldSteps(refundLadder(terms), terms.departure?.zone ?? 'UTC');
}

/** When nothing else holds any more. */
export function nothing(terms: RefundTerms): Refund {
  return refund(
    'nothing',
    terms,
    null,
    terms.lines.map(() => 0),
  );
}

function full(terms: RefundTerms, until: Date): Refund {
  return refund(
    'full',
    terms,
    until,
    terms.lines.map((line) => line.amountMinor),
  );
}

/** The fee eats what is not tax, line by line; taxes on a seat that is not flown always come back. */
function lessFee(terms: RefundTerms, until: Date, feeMinor: number): Refund {
  if (feeMinor === 0) return full(terms, until);
  let left = feeMinor;
  const lines = terms.lines.map(({ kind, amountMinor }) => {
    if (kind === 'tax') return amountMinor;
    const taken = Math.min(left, amountMinor);
    left -= taken;
    return amountMinor - taken;
  });
  return refund('less_fee', terms, until, lines);
}

function taxesOnly(terms: RefundTerms, until: Date): Refund {
  return refund(
    'taxes_only',
    terms,
    until,
    terms.lines.map(({ kind, amountMinor }) => (kind === 'tax' ? amountMinor : 0)),
  );
}

function refund(basis: Refund['basis'], terms: RefundTerms, until: Date | null, lineRefunds: number[]): Refund {
  const paid = terms.lines.reduce((sum, line) => sum + line.amountMinor, 0);
  const refundMinor = lineRefunds.reduce((sum, amount) => sum + amount, 0);
  const currency = terms.lines[0]?.currency ?? 'EUR';
  return { basis, until, lineRefunds, refundMinor, feeMinor: paid - refundMinor, owedMinor: 0, currency };
}
