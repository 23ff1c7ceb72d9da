import { bookingAddress, type Order, paymentStage } from '#contract/booking';
import {
  findNotice,
  markNoticeFailed,
  markNoticeSent,
  linkToken,
  orderOfPart,
  readersChoice,
  readOrderView,
  type BookingDeps,
} from '#domain/booking';
import { principalOf, asOwner, type Ctx } from '#domain/kernel';
import type { Mailer } from '#platform/core';
import type { Speak } from '#platform/words';
import { z } from '#zod';
import { calendarOf } from './calendar.ts';
import type { MailLook } from './mail-look.ts';
import { writeMail } from './order-mail.ts';
import { fateOf, wasBooked } from './described-order.ts';

/** What words an order for its reader. */
export interface TellingDeps extends BookingDeps {
  readonly speak: Speak;
  /** The order with its places as they are called in the language of the words; suppliers name them in English. */
  readonly placesIn: (order: Order, locale: string) => Order;
}

export interface NoticeDeps extends TellingDeps {
  readonly mailer: Mailer;
  /** Sender and address of the site under a brand; never from a request's Host header. */
  readonly site: (brand: string) => { readonly from: string; readonly baseUrl: string; readonly look: MailLook };
}

const payload = z.object({ noticeId: z.uuid(), waits: z.int().default(0) });

/** How long a mail waits each time for money that is being taken; then it goes out and says that it still is. */
const WAITS_MS = [1_000, 3_000, 10_000, 45_000];

/** Topic `booking.notice`: sends an owed mail, as the owner of the booking. Runs twice safely: the mailer knows the key, the notice knows it was sent. */
export function sendNoticeJob(deps: NoticeDeps, site: Ctx): (job: { readonly payload: unknown }) => Promise<void> {
  return async (job) => {
    const { noticeId, waits } = payload.parse(job.payload);
    const owner = await orderOfPart(site.db.query, noticeId);
    if (!owner) return;
    const ctx = asOwner(site, owner);
    const notice = await findNotice(ctx.db.query, noticeId);
    if (!notice || notice.state === 'sent') return;
    const order = await readOrderView(deps, ctx, notice.order_id);
    // A late 'booked' after 'cancelled' would be wrong when it is read.
    const superseded = notice.kind === 'confirmation' && order.state === 'cancelled';
    if (superseded) return ctx.db.transact((tx) => markNoticeSent(tx, ctx, notice));
    const waitMs = WAITS_MS[waits];
    if (notice.kind === 'confirmation' && paymentStage(order) === 'settling' && waitMs !== undefined) {
      const later = { key: `${noticeId}:${waits + 1}`, dueAt: new Date(ctx.clock.now().getTime() + waitMs) };
      const again = { noticeId, waits: waits + 1 };
      return ctx.db.transact((tx) =>
        deps.enqueue(tx, { topic: 'booking.notice', payload: again, by: principalOf(ctx.actor), ...later }),
      );
    }
    const { locale, brand } = await readersChoice(ctx.db.query, order.id);
    const sender = deps.site(brand);
    const now = ctx.clock.now();
    const url = new URL(bookingAddress(order.id, await linkToken(deps, ctx.db.query, order.id)), sender.baseUrl).href;
    const speech = deps.speak(locale);
    const told = deps.placesIn(order, speech.locale);
    const content = writeMail({ kind: notice.kind, order: told, url, speech, look: sender.look });
    const file = { name: `${order.reference}.ics`, type: 'text/calendar; charset=utf-8' };
    const about = notice.kind === 'links' || notice.kind === 'found';
    const booked = !about && order.items.some((item) => wasBooked(fateOf(item)));
    const attachments = booked ? [{ ...file, content: calendarOf(told, { url, now, speech }) }] : [];
    try {
      await deps.mailer.send({ ...content, to: order.contact.email, from: sender.from, key: notice.key, attachments });
    } catch (error) {
      await ctx.db.transact((tx) => markNoticeFailed(tx, ctx, notice));
      throw error;
    }
    await ctx.db.transact((tx) => markNoticeSent(tx, ctx, notice));
  };
}
