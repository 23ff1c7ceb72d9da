import type { CancelStep, FlightProduct } from '#contract/booking';
import type { Segment } from '#contract/search';
import type { CancelTerms } from '#domain/booking';
import { isSeated } from '#domain/pricing';
import { type Refund, toldSteps } from '../booking/index.ts';
import { coolingOffHours } from './cooling-off.ts';

const hourMs = 3_600_000;

/** The way out of a booking of flights. */
export interface FlightTerms extends CancelTerms {
  readonly product: FlightProduct;
}

/** What comes back when cancelled at `at`; refunds per line add up to the refund, none is above what was paid. */
export function refundAt(terms: FlightTerms, at: Date): Refund {
  const steps = ladder(terms);
  return steps.find(({ until }) => until === null || at.getTime() < until.getTime()) ?? nothing(terms, null);
}

/** The same over time, for people; the last step has no end. */
export function cancellationSteps(terms: FlightTerms): CancelStep[] {
  return toldSteps(ladder(terms), firstDeparture(terms)?.zone ?? 'UTC');
}

function ladder(terms: FlightTerms): Refund[] {
  const departure = new Date(firstDeparture(terms)?.instant ?? 0);
  const steps: Refund[] = [];
  const hours = coolingOffHours(departure, terms.bookedAt);
  const free = hours === null ? null : new Date(terms.bookedAt.getTime() + hours * hourMs);
  if (free) steps.push({ ...full(terms, free), ...(hours !== null && { hoursFromBooking: hours }) });
  const { status, fee, untilHoursBefore } = terms.product.fare.conditions.refund;
  if (status === 'allowed') {
    const until = new Date(departure.getTime() - (untilHoursBefore ?? 0) * hourMs);
    if (!free || until > free)
      steps.push(lessFee(terms, until, (fee?.amountMinor ?? 0) * terms.slots.filter(isSeated).length));
  }
  const last = steps.at(-1)?.until;
  if (!last || last < departure) steps.push(taxesOnly(terms, departure));
  return [...steps, nothing(terms, null)];
}

function full(terms: FlightTerms, until: Date): Refund {
  return refund(
    'full',
    terms,
    until,
    terms.lines.map((line) => line.amountMinor),
  );
}

/** The fee eats what is not tax, line by line; taxes on a seat that is not flown always come back. */
function lessFee(terms: FlightTerms, until: Date, feeMinor: number): Refund {
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

function taxesOnly(terms: FlightTerms, until: Date): Refund {
  return refund(
    'taxes_only',
    terms,
    until,
    terms.lines.map(({ kind, amountMinor }) => (kind === 'tax' ? amountMinor : 0)),
  );
}

function nothing(terms: FlightTerms, until: Date | null): Refund {
  return refund(
    'nothing',
    terms,
    until,
    terms.lines.map(() => 0),
  );
}

function refund(basis: Refund['basis'], terms: FlightTerms, until: Date | null, lineRefunds: number[]): Refund {
  const paid = terms.lines.reduce((sum, line) => sum + line.amountMinor, 0);
  const refundMinor = lineRefunds.reduce((sum, amount) => sum + amount, 0);
  const currency = terms.lines[0]?.currency ?? 'EUR';
  return { basis, until, lineRefunds, refundMinor, feeMinor: paid - refundMinor, owedMinor: 0, currency };
}

function firstDeparture({ product }: FlightTerms): Segment['departure'] | undefined {
  return product.slices[0]?.segments[0]?.departure;
}
