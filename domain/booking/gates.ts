import type { TxCtx } from '#domain/kernel';
import { isRefused } from '#domain/search';
import type { Judged } from './judge-items.ts';
import { isHoldable } from './snapshot.ts';
import { tables, type Part, type Whole } from './store.ts';

/** `waiting`: nobody has decided yet; `shut`: it will not be opened any more. */
export const gateStates = ['waiting', 'open', 'shut'] as const;
export type GateState = (typeof gateStates)[number];

/** What a gate says of an item: until when a decision stands or is waited for, and what it rests on. */
export interface Finding {
  readonly state: GateState;
  readonly deadline: Date | null;
  /** Facts at the moment of the decision; survives JSON. */
  readonly evidence: Readonly<Record<string, string | number | null>>;
}

/**
 * A named requirement of every item before its supplier is asked to book it. It is asked when the buyer pays, under the lock of the
 * order; what it finds is kept and read again by whatever commits, after a crash too.
 */
export interface Gate {
  readonly name: string;
  ask(part: Part, asked: Asked): Finding;
}

interface Asked {
  readonly now: Date;
  /** The total that the buyer accepted, for all of the order. */
  readonly acceptedMinor: number;
  readonly totalMinor: number;
  /** What was said of each item before the lock, by its id. */
  readonly judged: ReadonlyMap<string, Judged>;
}

/** As the saga reads it. */
export interface StandingGate {
  readonly name: string;
  readonly state: GateState;
  readonly deadline: Date | null;
}

/** The buyer accepted the price, or more than is asked now. */
const price: Gate = {
  name: 'price',
  ask: ({ item }, { acceptedMinor, totalMinor }) => ({
    state: totalMinor <= acceptedMinor ? 'open' : 'shut',
    deadline: item.price_until,
    evidence: { acceptedMinor, totalMinor, itemMinor: item.total_minor, currency: item.currency },
  }),
};

/** It is kept at the supplier, or is nothing that is kept. */
const hold: Gate = {
  name: 'hold',
  ask: ({ item, snapshot }, { now }) => ({
    state:
      !isHoldable(snapshot) && item.state === 'draft'
        ? 'open'
        : item.state === 'held' && item.hold_expires_at !== null && item.hold_expires_at > now
          ? 'open'
          : 'shut',
    deadline: item.hold_expires_at,
    evidence: { hold: item.hold_ref, number: item.hold_number, minutes: snapshot.holdMinutes ?? null },
  }),
};

/** It may be bought for whose the order is, at what it costs now. */
const judgement: Gate = {
  name: 'judgement',
  ask({ item }, { judged }) {
    const said = judged.get(item.id);
    const stands = said !== undefined && said.totalMinor === item.total_minor && !isRefused(said.verdict);
    const evidence = {
      said: said?.verdict.state ?? null,
      reasons: said?.verdict.reasons.map(({ code }) => code).join(' ') ?? null,
      totalMinor: said?.totalMinor ?? null,
      currency: item.currency,
    };
    return { state: stands ? 'open' : 'shut', deadline: item.price_until, evidence };
  },
};

/** Those of every order. */
export const defaultGates: readonly Gate[] = [price, hold, judgement];

/** Asks all gates about all items of an order and keeps what they find, in place of what they found before. */
export async function askGates(ctx: TxCtx, gates: readonly Gate[], whole: Whole, asked: Asked): Promise<void> {
  const rows = whole.parts.flatMap((part) =>
    gates.map((gate) => {
      const { evidence, ...finding } = gate.ask(part, asked);
      return {
        order_id: whole.order.id,
        item_id: part.item.id,
        name: gate.name,
        ...finding,
        evidence: JSON.stringify(evidence),
        asked_at: asked.now,
      };
    }),
  );
  if (rows.length === 0) return;
  await tables(ctx.tx)
    .insertInto('booking_gate')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'name']).doUpdateSet((eb) => ({
        state: eb.ref('excluded.state'),
        deadline: eb.ref('excluded.deadline'),
        evidence: eb.ref('excluded.evidence'),
        asked_at: eb.ref('excluded.asked_at'),
      })),
    )
    .execute();
}

/** What is required of an item as it was found; a gate that was never asked is waiting, for nobody. */
export function requiredOf(gates: readonly Gate[], found: readonly StandingGate[]): readonly StandingGate[] {
  return gates.map(
    ({ name }) => found.find((each) => each.name === name) ?? { name, state: 'waiting', deadline: null },
  );
}
