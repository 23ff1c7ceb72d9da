import type { PersonalTable } from '#platform/core';
import { movementKinds, paymentStates, tokenStates } from './tables.ts';

const provider = 'books of the payment provider, which answers for them itself';
const nobody = { nobody: 'the simulator knows payments, not accounts' };

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'simulator_payment',
    owner: nobody,
    exportAs: null,
    rows: { kept: provider },
    plain: 'id key state scenario reason answers amount_minor currency label return_path created_at keep_for',
    personal: {
      brand: { kind: 'content', exportAs: null, onErase: { kept: provider } },
      last4: { kind: 'content', exportAs: null, onErase: { kept: provider } },
      expires: { kind: 'content', exportAs: null, onErase: { kept: provider } },
    },
    oneOf: { state: paymentStates },
  },
  {
    table: 'simulator_movement',
    owner: nobody,
    exportAs: null,
    rows: { kept: provider },
    plain: 'key payment_id kind amount_minor outcome at',
    personal: {},
    oneOf: { kind: movementKinds },
  },
  {
    table: 'simulator_token',
    owner: nobody,
    exportAs: null,
    rows: { kept: provider },
    plain: 'keep_key state scenario answers created_at customer',
    personal: {
      token: { kind: 'secret', exportAs: null, onErase: { kept: provider } },
      brand: { kind: 'content', exportAs: null, onErase: { kept: provider } },
      last4: { kind: 'content', exportAs: null, onErase: { kept: provider } },
      expires: { kind: 'content', exportAs: null, onErase: { kept: provider } },
    },
    oneOf: { state: tokenStates },
  },
];
