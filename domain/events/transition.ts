import { type JSONColumnType, sql } from 'kysely';
import { wordOf, type Actor, type ActorWord, type Ctx } from '#domain/kernel';
import type { Queries, Transaction } from '#platform/core';
import { WrongState } from './errors.ts';
import { mayMove, type Machine } from './machine.ts';

export type Facts = Readonly<Record<string, string | number | boolean | null>>;

interface Move<S extends string> {
  readonly id: string;
  readonly orderId: string;
  readonly from: S;
  readonly to: S;
  /** Dotted, lower case: what happened, e.g. `supplier.committed`. */
  readonly cause: string;
  readonly facts?: Facts;
  /** Other columns that change with the state. */
  readonly set?: Readonly<Record<string, unknown>>;
}

type EventCtx = Pick<Ctx, 'actor' | 'clock' | 'ids'>;

/** Moves a subject and appends its event row. Throws `WrongState` when the machine or the row says no. */
export async function transition<S extends string>(
  tx: Transaction,
  ctx: EventCtx,
  machine: Machine<S>,
  move: Move<S>,
): Promise<void> {
  if (!mayMove(machine, move.from, move.to)) throw new WrongState(machine.subject, move.from, move.to);
  const changes = Object.entries(move.set ?? {}).map(([column, value]) => sql`, ${sql.ref(column)} = ${value}`);
  const moved = await sql<{ id: string }>`
    update ${sql.table(machine.table)} set state = ${move.to}, version = version + 1${sql.join(changes, sql``)}
    where id = ${move.id} and state = ${move.from} returning id`.execute(tx);
  if (moved.rows.length === 0) throw new WrongState(machine.subject, `not ${move.from}`, move.to);
  await append(tx, ctx, { ...move, subject: machine.subject });
}

/** Records a fact beside the states, e.g. that a mail went out. */
export async function note(
  tx: Transaction,
  ctx: EventCtx,
  event: { subject: string; id: string; orderId: string; cause: string; facts?: Facts },
): Promise<void> {
  await append(tx, ctx, { ...event, from: null, to: null });
}

/** The event row of a thing that begins to exist. */
export async function begin<S extends string>(
  tx: Transaction,
  ctx: EventCtx,
  machine: Machine<S>,
  event: { id: string; orderId: string; cause: string; facts?: Facts },
): Promise<void> {
  await append(tx, ctx, { ...event, subject: machine.subject, from: null, to: machine.first });
}

type EventTables = {
  booking_event: {
    id: string;
    order_id: string;
    /** Ids of one millisecond are in no order; this is. */
    position: number;
    subject: string;
    subject_id: string;
    at: Date;
    from_state: string | null;
    to_state: string | null;
    cause: string;
    actor_kind: ActorWord;
    actor: JSONColumnType<Actor>;
    facts: JSONColumnType<Facts>;
  };
};

interface EventDraft {
  readonly subject: string;
  readonly id: string;
  readonly orderId: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly cause: string;
  readonly facts?: Facts;
}

async function append(tx: Transaction, ctx: EventCtx, event: EventDraft): Promise<void> {
  await tx
    .withTables<EventTables>()
    .insertInto('booking_event')
    .values({
      id: ctx.ids.uuid(),
      order_id: event.orderId,
      position: sql<number>`(select count(*) from booking_event where order_id = ${event.orderId})`,
      subject: event.subject,
      subject_id: event.id,
      at: ctx.clock.now(),
      from_state: event.from,
      to_state: event.to,
      cause: event.cause,
      actor_kind: wordOf(ctx.actor),
      actor: JSON.stringify(ctx.actor),
      facts: JSON.stringify(event.facts ?? {}),
    })
    .execute();
}

export interface RecordedEvent {
  readonly at: Date;
  readonly subject: string;
  readonly subjectId: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly cause: string;
  readonly facts: Facts;
}

/** Events of an order in the order they happened. */
export async function listEvents(db: Queries | Transaction, orderId: string): Promise<RecordedEvent[]> {
  const rows = await db
    .withTables<EventTables>()
    .selectFrom('booking_event')
    .select(['at', 'subject', 'subject_id', 'from_state', 'to_state', 'cause', 'facts'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    at: row.at,
    subject: row.subject,
    subjectId: row.subject_id,
    from: row.from_state,
    to: row.to_state,
    cause: row.cause,
    facts: row.facts,
  }));
}
