import type { CancelStep } from '#contract/booking';
import type { Refund } from './desk.ts';

/** What comes back over time, for people, by the clocks of `zone`. Two bounds with the same on both sides would look like a mistake: they are one. */
export function toldSteps(steps: readonly Refund[], zone: string): CancelStep[] {
  return steps
    .filter((step, at) => !isSame(step, steps[at + 1]))
    .map(({ until, basis, refundMinor, currency, hoursFromBooking }) => ({
      until: until?.toISOString() ?? null,
      ...(hoursFromBooking !== undefined && { hoursFromBooking }),
      zone,
      basis,
      refund: { amountMinor: refundMinor, currency },
    }));
}

function isSame(step: Refund, next: Refund | undefined): boolean {
  return next?.basis === step.basis && next.refundMinor === step.refundMinor;
}
