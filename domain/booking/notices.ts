import { note } from '#domain/events';
import { principalOf, type Ctx } from '#domain/kernel';
import type { Queries, Transaction } from '#platform/core';
import type { BookingDeps } from './deps.ts';
import { MailJustSent } from './errors.ts';
import { tables } from './store.ts';
import type { HelpKind, NoticeKind, NoticeRow } from './tables.ts';

type EventCtx = Pick<Ctx, 'actor' | 'clock' | 'ids'>;

/** A mail owed for an event. The same key again owes nothing more. */
export async function oweNotice(
  tx: Transaction,
  ctx: EventCtx,
  deps: Pick<BookingDeps, 'enqueue'>,
  notice: { readonly orderId: string; readonly kind: NoticeKind; readonly key: string },
): Promise<void> {
  const id = ctx.ids.uuid();
  const inserted = await tables(tx)
    .insertInto('booking_notice')
    .values({
      id,
      order_id: notice.orderId,
      kind: notice.kind,
      key: notice.key,
      state: 'waiting',
      created_at: ctx.clock.now(),
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .execute();
  const job = { topic: 'booking.notice', key: id, payload: { noticeId: id }, by: principalOf(ctx.actor) };
  if (inserted.length > 0) await deps.enqueue(tx, job);
}

const betweenMs = 60_000;

/** @throws MailJustSent while the last mail is younger than a minute: the one that went out by itself counts too. */
export function notTwiceAMinute(ctx: Pick<Ctx, 'clock'>, last: NoticeRow | undefined, email: string): void {
  const leftMs = last ? last.created_at.getTime() + betweenMs - ctx.clock.now().getTime() : 0;
  if (!last || leftMs <= 0) return;
  throw new MailJustSent({ email, sent: last.state === 'sent', retryAfterSeconds: Math.ceil(leftMs / 1_000) });
}

export async function findNotice(db: Queries | Transaction, id: string): Promise<NoticeRow | undefined> {
  return tables(db).selectFrom('booking_notice').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function markNoticeSent(tx: Transaction, ctx: EventCtx, notice: NoticeRow): Promise<void> {
  const moved = await tables(tx)
    .updateTable('booking_notice')
    .set({ state: 'sent', sent_at: ctx.clock.now() })
    .where('id', '=', notice.id)
    .where('state', '!=', 'sent')
    .returning('id')
    .execute();
  if (moved.length > 0)
    await note(tx, ctx, {
      subject: 'notice',
      id: notice.id,
      orderId: notice.order_id,
      cause: 'mail.sent',
      facts: { kind: notice.kind },
    });
}

/** The mailer refused: told on the page, tried again by its job. */
export async function markNoticeFailed(tx: Transaction, ctx: EventCtx, notice: NoticeRow): Promise<void> {
  const moved = await tables(tx)
    .updateTable('booking_notice')
    .set((eb) => ({ state: 'failed' as const, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', notice.id)
    .where('state', '!=', 'sent')
    .returning('attempts')
    .execute();
  if (moved[0]?.attempts === 1)
    await note(tx, ctx, {
      subject: 'notice',
      id: notice.id,
      orderId: notice.order_id,
      cause: 'mail.failed',
      facts: { kind: notice.kind },
    });
}

/** Something that only a person can settle. Opened once per order and kind. */
export async function askForHelp(tx: Transaction, ctx: EventCtx, orderId: string, kind: HelpKind): Promise<void> {
  const id = ctx.ids.uuid();
  const opened = await tables(tx)
    .insertInto('help_item')
    .values({ id, order_id: orderId, kind, opened_at: ctx.clock.now(), closed_at: null })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .returning('id')
    .execute();
  if (opened.length > 0) await note(tx, ctx, { subject: 'help', id, orderId, cause: 'help.asked', facts: { kind } });
}
