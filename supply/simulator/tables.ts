import type { CardBrand, SimulatorScenario } from '#contract/payments';
import type { RefusalReason } from '#domain/payments';
import type { Queries, Transaction } from '#platform/core';
import type { Generated, Selectable } from 'kysely';

export type SimulatorTables = {
  simulator_payment: {
    id: string;
    key: string;
    state: 'card' | 'challenge' | 'authorised' | 'refused' | 'captured' | 'voided';
    scenario: SimulatorScenario | null;
    brand: CardBrand | null;
    last4: string | null;
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
    kind: 'authorise' | 'capture' | 'void' | 'refund';
    amount_minor: number;
    outcome: string;
    at: Date;
  };
};

export type SimulatedPayment = Selectable<SimulatorTables['simulator_payment']>;

export function tables(db: Queries | Transaction): ReturnType<typeof db.withTables<SimulatorTables>> {
  return db.withTables<SimulatorTables>();
}
