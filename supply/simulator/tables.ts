import type { CardBrand, SimulatorScenario } from '#contract/payments';
import type { RefusalReason } from '#domain/payments';
import type { Queries, Transaction } from '#platform/core';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

export const paymentStates = ['card', 'challenge', 'authorised', 'refused', 'captured', 'voided'] as const;
export const movementKinds = ['authorise', 'capture', 'void', 'refund'] as const;
export const tokenStates = ['live', 'forgotten'] as const;

export type SimulatorTables = {
  simulator_payment: {
    id: string;
    key: string;
    state: (typeof paymentStates)[number];
    scenario: SimulatorScenario | null;
    brand: CardBrand | null;
    last4: string | null;
    expires: string | null;
    /** The customer for whom the payer wants the card kept. */
    keep_for: string | null;
    reason: RefusalReason | null;
    answers: Generated<number>;
    amount_minor: number;
    currency: string;
    label: string;
    return_path: string;
    created_at: Date;
  };
  simulator_movement: {
    key: string;
    payment_id: string;
    kind: (typeof movementKinds)[number];
    amount_minor: number;
    outcome: JSONColumnType<{ readonly outcome: string }>;
    at: Date;
  };
  /** The vault. Without a card: forgotten before it was kept, so that it never will be. */
  simulator_token: {
    token: string;
    keep_key: string;
    customer: string | null;
    state: (typeof tokenStates)[number];
    scenario: SimulatorScenario | null;
    brand: CardBrand | null;
    last4: string | null;
    expires: string | null;
    answers: Generated<number>;
    created_at: Date;
  };
};

export type SimulatedPayment = Selectable<SimulatorTables['simulator_payment']>;

export type SimulatedMovement = Selectable<SimulatorTables['simulator_movement']>;

export type SimulatedToken = Selectable<SimulatorTables['simulator_token']>;

export function tables(db: Queries | Transaction): ReturnType<typeof db.withTables<SimulatorTables>> {
  return db.withTables<SimulatorTables>();
}
