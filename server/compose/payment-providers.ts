import { payments as calls } from '#contract/payments';
import { answerSimulatorSession, type PaymentProvider, readSimulatorSession } from '#domain/payments';
import type { PaymentName } from '#platform/config';
import { createSimulator } from '#supply/simulator';
import { bind, type Binding } from '../http/binding.ts';
import type { Foundation } from './foundation.ts';

/** A provider, and the calls of pages of its own that readers pay on. */
export interface OpenedProvider {
  readonly provider: PaymentProvider;
  readonly bindings: readonly Binding[];
}

/** What each name of `PAYMENTS` opens. */
export const PAYMENT_PROVIDERS: Readonly<Record<PaymentName, (foundation: Foundation) => OpenedProvider>> = {
  simulator({ db, clock, ids }) {
    const simulator = createSimulator({ database: db, clock, ids });
    return {
      provider: simulator,
      bindings: [
        bind(calls.simulatorSession, readSimulatorSession(simulator.pages)),
        bind(calls.simulatorAnswer, answerSimulatorSession(simulator.pages)),
      ],
    };
  },
};
