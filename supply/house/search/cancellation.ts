import type { CancelStep, FlightProduct } from '#contract/booking';
import type { CancelTerms } from '#domain/booking';
import { isSeated } from '#contract/booking';
import type { Refund } from '../refund-steps.ts';
import { nothing, refundLadder, refundSteps, type RefundTerms } from './refund-ladder.ts';

/** The way out of a booking of flights. */
export interface FlightTerms extends CancelTerms {
  readonly product: FlightProduct;
}

/** What comes back when cancelled at `at`; refunds per line add up to the refund, none is above what was paid. */
export function refundAt(terms: FlightTerms, at: Date): Refund {
  const asked = termsOf(terms);
  const step = refundLadder(asked).find(({ until }) => until === null || at.getTime() < until.getTime());
  return step ?? nothing(asked);
}

/** The same over time, for people; the last step has no end. */
export function cancellationSteps(terms: FlightTerms): CancelStep[] {
  return refundSteps(termsOf(terms));
}

function termsOf({ lines, product, slots, bookedAt, voidWindow }: FlightTerms): RefundTerms {
  return {
    lines,
    refund: product.fare.conditions.refund,
    seated: slots.filter(isSeated).length,
    departure: product.slices[0]?.segments[0]?.departure,
    bookedAt,
    voidWindow,
  };
}
