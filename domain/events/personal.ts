import { actorWords } from '#domain/kernel';
import type { PersonalTable } from '#platform/core';

const journal = 'the journal of a sale, kept with it';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'booking_event',
    owner: [{ by: 'row', column: 'order_id', of: 'booking_order' }],
    exportAs: 'bookingEvents',
    rows: { kept: journal },
    plain: 'id position subject_id actor_kind from_state facts',
    personal: {
      order_id: { kind: 'identifier', exportAs: 'order', onErase: 'pseudonym' },
      subject: { kind: 'content', exportAs: 'what', onErase: { kept: journal } },
      at: { kind: 'content', exportAs: 'at', onErase: { kept: journal } },
      to_state: { kind: 'content', exportAs: 'became', onErase: { kept: journal } },
      cause: { kind: 'content', exportAs: 'because', onErase: { kept: journal } },
      actor: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' },
    },
    oneOf: { actor_kind: actorWords },
  },
];
