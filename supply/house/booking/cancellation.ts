import type { CancelStep } from '#contract/booking';
import type { CancelTerms } from '#domain/booking';

/** Our own rule for house inventory: a change of mind within a day costs nothing when the trip is a week away or more. */
const coolingOff = { hours: 24, daysBefore: 7 } as const;

const hourMs = 3_600_000;

export interface Refund {
  readonly basis: 'full' | 'less_fee' | 'taxes_only' | 'nothing';
  readonly refundMinor: number;
  readonly feeMinor: number;
  readonly lineRefunds: readonly number[];
  readonly until: Date | null;
}

/** What comes back when cancelled at `at`; refunds per line add up to the refund, none is above what was paid. */
export function refundAt(terms: CancelTerms, at: Date): Refund {
  const steps = ladder(terms);
  return steps.find(({ until }) => until === null || at.getTime() < until.getTime()) ?? nothing(terms, null);
}

/** The same over time, for people; the last step has no end. */
export function cancellationSteps(terms: CancelTerms): CancelStep[] {
  const currency = terms.lines[0]?.currency ?? 'EUR';
  const zone = firstDeparture(terms)?.zone ?? 'UTC';
  return ladder(terms).map(({ until, basis, refundMinor }) => ({
    until: until?.toISOString() ?? null,
    zone,
    basis,
    refund: { amountMinor: refundMinor, currency },
  }));
}

function ladder(terms: CancelTerms): Refund[] {
  const departure = new Date(firstDeparture(terms)?.instant ?? 0);
  const steps: Refund[] = [];
  const free = new Date(terms.bookedAt.getTime() + coolingOff.hours * hourMs);
  const early = departure.getTime() - terms.bookedAt.getTime() >= coolingOff.daysBefore * 24 * hourMs;
  if (early) steps.push(full(terms, free));
  const { status, fee, untilHoursBefore } = terms.conditions.refund;
  if (status === 'allowed') {
    const until = new Date(departure.getTime() - (untilHoursBefore ?? 0) * hourMs);
    if (!early || until > free) steps.push(lessFee(terms, until, (fee?.amountMinor ?? 0) * terms.seatedTravellers));
  }
  const last = steps.at(-1)?.until;
  if (!last || last < departure) steps.push(taxesOnly(terms, departure));
  return [...steps, nothing(terms, null)];
}

function full(terms: CancelTerms, until: Date): Refund {
  return refund(
    'full',
    terms,
    until,
    terms.lines.map((line) => line.amountMinor),
  );
}

/** The fee eats what is not tax, line by line; taxes on a seat that is not flown always come back. */
function lessFee(terms: CancelTerms, until: Date, feeMinor: number): Refund {
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

function taxesOnly(terms: CancelTerms, until: Date): Refund {
  return refund(
    'taxes_only',
    terms,
    until,
    terms.lines.map(({ kind, amountMinor }) => (kind === 'tax' ? amountMinor : 0)),
  );
}

function nothing(terms: CancelTerms, until: Date | null): Refund {
  return refund(
    'nothing',
    terms,
    until,
    terms.lines.map(() => 0),
  );
}

function refund(basis: Refund['basis'], terms: CancelTerms, until: Date | null, lineRefunds: number[]): Refund {
  const paid = terms.lines.reduce((sum, line) => sum + line.amountMinor, 0);
  const refundMinor = lineRefunds.reduce((sum, amount) => sum + amount, 0);
  return { basis, until, lineRefunds, refundMinor, feeMinor: paid - refundMinor };
}

function firstDeparture({
  slices,
}: CancelTerms): CancelTerms['slices'][number]['segments'][number]['departure'] | undefined {
  return slices[0]?.segments[0]?.departure;
}
