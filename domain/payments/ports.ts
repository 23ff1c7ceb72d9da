import type { Money } from '#contract/core';
import type { CardBrand, PaymentMethod, payments } from '#contract/payments';
import type { z } from '#zod';

/**
 * Why a payer's bank or the provider said no. `processing_error` is the provider's own fault; `card_expired` and
 * `card_withdrawn` are said of kept cards: no later try with the same token can work.
 */
export type RefusalReason =
  | 'declined'
  | 'insufficient_funds'
  | 'challenge_failed'
  | 'abandoned'
  | 'processing_error'
  | 'card_expired'
  | 'card_withdrawn';

export interface AuthoriseAsk {
  /** Ours, stable over repeats: the provider answers a repeat as it answered first. */
  readonly key: string;
  readonly method: PaymentMethod;
  readonly amount: Money;
  /** What the payer reads, e.g. our reference. */
  readonly label: string;
  /** Path of ours where a hosted page or challenge sends the payer back. */
  readonly returnPath: string;
  /** The payer agreed that the instrument is kept for this customer; whoever checks the payer is told so now. */
  readonly keepFor: string | null;
}

/** Where an authorisation stands; also what a probe answers. `ref` is the provider's name for it. */
export type Authorisation =
  | {
      readonly outcome: 'authorised';
      readonly ref: string;
      readonly brand: CardBrand;
      readonly last4: string;
      readonly expiresAt: Date;
    }
  /** The payer must act at `url` first. */
  | { readonly outcome: 'open'; readonly ref: string; readonly url: string }
  | {
      readonly outcome: 'refused';
      readonly reason: RefusalReason;
      readonly brand: CardBrand | null;
      readonly last4: string | null;
    };

export type CaptureResult =
  | { readonly outcome: 'captured' }
  /** Said no for now; asking again with the next key may work. */
  | { readonly outcome: 'refused'; readonly reason: RefusalReason };

export type RefundResult =
  | { readonly outcome: 'paid' }
  | { readonly outcome: 'pending'; readonly expectedBy: Date }
  | { readonly outcome: 'refused' };

export interface PaymentCall {
  readonly key: string;
  readonly ref: string;
}

/** What a kept card is known by. Its number never leaves the provider. */
export interface KeptCard {
  readonly token: string;
  readonly brand: CardBrand;
  readonly last4: string;
  /** `2029-09`: good to the end of that month. */
  readonly expires: string;
}

export type KeepResult = { readonly outcome: 'kept'; readonly card: KeptCard } | { readonly outcome: 'not_kept' };

/**
 * Keeps instruments. A customer is an opaque name of ours; a token works for the customer only for whom it was kept. Calls
 * that throw have an unknown outcome and are repeated.
 */
export interface Vault {
  /** The instrument of a payment whose ask said `keepFor`. One token for each key, a repeat answers the same. */
  keep(call: PaymentCall & { readonly customer: string }): Promise<KeepResult>;
  /** As `authorise`, with a kept instrument. A forgotten token is refused as `card_withdrawn`. */
  authorise(ask: AuthoriseAsk & { readonly token: string; readonly customer: string }): Promise<Authorisation>;
  /** The token, or what was or will be kept with that key: afterwards nothing can be paid with it. What is unknown is success. */
  forget(what: { readonly token: string } | { readonly keepKey: string }): Promise<void>;
}

/**
 * Takes and gives back money. Every call carries a stable key and may be repeated with it; a call that throws has an
 * unknown outcome and is repeated with the same key until it answers. Called outside transactions only.
 */
export interface PaymentProvider {
  readonly id: string;
  readonly kind: 'simulator' | 'live';
  /** Shown to payers exactly as far as listed here. */
  readonly methods: readonly PaymentMethod[];
  /** Null where it keeps nothing: then nobody is offered to have a card kept. */
  readonly vault: Vault | null;
  /** Opens a hosted page for a payer without scripts or without a token. */
  createSession(ask: AuthoriseAsk): Promise<Authorisation>;
  authorise(ask: AuthoriseAsk & { readonly token: string }): Promise<Authorisation>;
  capture(call: PaymentCall & { readonly amount: Money }): Promise<CaptureResult>;
  /** Also ends an open session, after which it can no longer be authorised. Repeatable; voiding nothing is fine. */
  void(call: PaymentCall): Promise<void>;
  refund(call: PaymentCall & { readonly amount: Money }): Promise<RefundResult>;
  /** Where the authorisation made with this key stands; undefined when the provider never saw the key. */
  probe(key: string): Promise<Authorisation | undefined>;
}

export type SimulatorSession = z.output<typeof payments.simulatorSession.output>;
export type SimulatorAnswer = Omit<z.output<typeof payments.simulatorAnswer.input>, 'id'>;

/** What the simulator's hosted page reads and says. Undefined: no such session. `wrong_state`: nothing is asked there now. */
export interface SimulatorPages {
  session(id: string): Promise<SimulatorSession | undefined>;
  answer(id: string, answer: SimulatorAnswer): Promise<SimulatorSession | 'wrong_state' | undefined>;
}
