import { randomUUID } from 'node:crypto';
import type { Money } from '#contract/core';
import type { Send } from './adapters.ts';

export interface NaiveOrder {
  readonly id: string;
  readonly flight: string;
  readonly strict: boolean;
  readonly total: Money;
}

interface Answer {
  readonly outcome: string;
  readonly ref: string;
}

/** The same steps straight through: no journal, a new key per attempt, and a note of success at the end. */
export async function bookNaively(send: Send, order: NaiveOrder): Promise<string> {
  const remembered: { state: string | null } = await send({ op: 'recall', key: order.id });
  if (remembered.state) return remembered.state;
  const { flight, strict, total } = order;
  const held: Answer = await send({ op: 'reserve', key: randomUUID(), flight, seats: 1 });
  if (held.outcome !== 'held') return 'sold_out';
  const { result }: { result: Answer } = await send({
    op: 'authorise',
    key: randomUUID(),
    total,
    label: order.id,
    token: 'sim_success',
  });
  const booked: Answer = await send({ op: 'commit', key: `${order.id}:${randomUUID()}`, ref: held.ref, total, strict });
  if (booked.outcome !== 'committed') {
    await send({ op: 'void', key: randomUUID(), ref: result.ref });
    return 'sold_out';
  }
  await send({ op: 'capture', key: randomUUID(), ref: result.ref, total });
  await send({ op: 'remember', key: order.id });
  return 'confirmed';
}
