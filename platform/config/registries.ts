/** What an operator may name, and what is known of it before any code of it is loaded. */
export interface SupplierFacts {
  /** It sells samples: nothing real is booked, so nothing real has to be paid. */
  readonly invented: boolean;
}

export interface PaymentFacts {
  /** No money moves. */
  readonly simulated: boolean;
}

export type SupplierName = 'house';
export type PaymentName = 'simulator';

export const SUPPLIERS: Readonly<Record<SupplierName, SupplierFacts>> = { house: { invented: true } };
export const PAYMENTS: Readonly<Record<PaymentName, PaymentFacts>> = { simulator: { simulated: true } };

/** Names of suppliers that sell what is really there. */
export function liveAmong(names: readonly SupplierName[], known = SUPPLIERS): readonly SupplierName[] {
  return names.filter((name) => !known[name].invented);
}

export function namesOf<N extends string>(registry: Readonly<Record<N, unknown>>): readonly N[] {
  return Object.keys(registry) as N[];
}
