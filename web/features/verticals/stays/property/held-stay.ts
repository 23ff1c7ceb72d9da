import type { Money } from '#contract/core';

/** What is in the cart, where the choice of a room takes its place. */
export interface HeldStay {
  readonly quoteId: string;
  /** Of the property. */
  readonly name: string;
  readonly total: Money;
}
