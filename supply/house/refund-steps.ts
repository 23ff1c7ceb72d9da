import type { CancelStep, VoidWindow } from '#contract/search';

/** What comes back when cancelled at a time, and until when that is so. */
export interface Refund {
  readonly basis: 'full' | 'less_fee' | 'taxes_only' | 'nothing';
  readonly refundMinor: number;
  readonly feeMinor: number;
  /** In the order of the lines of the terms; they add up to `refundMinor`, none is above what was paid. */
  readonly lineRefunds: readonly number[];
  /** What the place itself asks for. */
  readonly owedMinor: number;
  readonly currency: string;
  readonly until: Date | null;
  /** How `until` follows from booking, where it does. */
  readonly window?: VoidWindow;
}

/** What comes back over time, for people, by the clocks of `zone`. Two bounds with the same on both sides would look like a mistake: they are one. */
export function toldSteps(steps: readonly Refund[], zone: string): CancelStep[] {
  return steps
    .filter((step, at) => !isSame(step, steps[at + 1]))
    .map(({ until, basis, refundMinor, currency, window }) => ({
      until: until?.toISOString() ?? null,
      ...(window && { window }),
      zone,
      basis,
      refund: { amountMinor: refundMinor, currency },
    }));
}

function isSame(step: Refund, next: Refund | undefined): boolean {
  return next?.basis === step.basis && next.refundMinor === step.refundMinor;
}
